export const yearBookPath = (year: number | string) => `/year/${year}`

/** Normalizes the encoding of a path: `/%62log` becomes /blog. */
export function normalizePathEncoding(path: string): string {
  try {
    return encodeURI(decodeURI(path))
  } catch {
    return path.replace(/[^\x21-\x7e]/g, '')
  }
}

/**
 * Old blogs use `/?p=123`, `/?page_id=123` and `/index.php?p=123` for the same post, so all become one key.
 */
export function oldPostQueryKey(path: string, search: string): string | null {
  if (!search || !/^\/(?:index\.php)?$/.test(path)) return null
  const query = new URLSearchParams(search)
  const id = query.get('p') ?? query.get('page_id') ?? query.get('attachment_id')
  return id !== null && /^\d{1,15}$/.test(id) ? `/?p=${Number(id)}` : null
}
