interface AskedList {
  page?: string | undefined
  category?: string | undefined
  search?: string | undefined
}

/**
 * Whether a list has this address of its own. Searches are endless, a category that nobody wrote in is made up,
 * and a page that is not there shows another one: such answers are not worth the memory.
 */
export function isAddressOfList(asked: AskedList, found: { total: number; page: number }): boolean {
  if (asked.search || (asked.category && found.total === 0)) return false
  return found.page === Number(asked.page ?? 1)
}
