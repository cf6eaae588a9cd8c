/** Old blogs have posts at `/?p=123`, `/?page_id=123` and `/index.php?p=123`: the same number, one form. */
export function queryKey(path: string, search: string): string | null {
  if (!search || !/^\/(?:index\.php)?$/.test(path)) return null
  const query = new URLSearchParams(search)
  const id = query.get('p') ?? query.get('page_id') ?? query.get('attachment_id')
  return id !== null && /^\d{1,15}$/.test(id) ? `/?p=${Number(id)}` : null
}
