export type Page = {
  page: number
  pages: number
  /** Where the page begins and ends in the list, for slice(start, end). */
  start: number
  end: number
}

/** As it stands in the address, or a number. */
export type RequestedPage = string | number | null | undefined

/** More than any list has; what asks for more asks for the last one. */
const MAX_PAGES = 1_000_000

/** What is left of a page in an address: undefined for the first one and for nonsense, so that each page has one spelling. */
export function readPage(given: string | undefined): string | undefined {
  const { page } = paginate(MAX_PAGES, 1, given)
  return page > 1 ? String(page) : undefined
}

/** Addresses are typed by hand and by robots: whatever they ask for, the nearest page that exists answers. */
export function paginate(total: number, pageSize: number, requestedPage: RequestedPage): Page {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const requested = Number(requestedPage ?? 1)
  const page = Number.isNaN(requested) ? 1 : Math.min(Math.max(1, Math.floor(requested)), pages)
  const start = (page - 1) * pageSize
  return { page, pages, start, end: Math.min(start + pageSize, Math.max(0, total)) }
}

type PageStep = number | 'ellipsis'

/** First, last and one page either side of the current one; an ellipsis for whatever lies between. */
export function pageWindow(page: number, pages: number): PageStep[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const steps: PageStep[] = []
  let previous = 0
  for (const n of new Set(shown.sort((a, b) => a - b))) {
    if (n > previous + 1) steps.push('ellipsis')
    steps.push(n)
    previous = n
  }
  return steps
}

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
