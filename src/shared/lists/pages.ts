export type PageRange = {
  page: number
  pages: number
  start: number
  end: number
}

export type RequestedPage = string | number | null | undefined

/** Larger than any list, so that higher pages count as the last one. */
const MAX_PAGES = 1_000_000

/**
 * Normalizes the page parameter: undefined for the first page and for nonsense, so that each page has one
 * address.
 */
export function normalizePageParameter(typedPage: string | undefined): string | undefined {
  const { page } = pageRangeOf(MAX_PAGES, 1, typedPage)
  return page > 1 ? String(page) : undefined
}

/** People and robots type addresses by hand, so any value leads to the nearest existing page. */
export function pageRangeOf(
  total: number,
  pageSize: number,
  requestedPage: RequestedPage,
): PageRange {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const requested = Number(requestedPage ?? 1)
  const page = Number.isNaN(requested) ? 1 : Math.min(Math.max(1, Math.floor(requested)), pages)
  const start = (page - 1) * pageSize
  return { page, pages, start, end: Math.min(start + pageSize, Math.max(0, total)) }
}

type PageStep = number | 'ellipsis'

export function listPageSteps(page: number, pages: number): PageStep[] {
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

interface RequestedList {
  page?: string | undefined
  category?: string | undefined
  search?: string | undefined
}

/**
 * Returns whether an answer deserves a place in the cache. Searches are endless, empty categories may be made
 * up, and a missing page shows another page's content.
 */
export function isCacheableListPage(
  requested: RequestedList,
  found: { total: number; page: number },
): boolean {
  if (requested.search || (requested.category && found.total === 0)) return false
  return found.page === Number(requested.page ?? 1)
}
