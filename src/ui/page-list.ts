/** Which page numbers to show: the first, the last, the current one and its neighbours; `null` is a gap. */
export function pageList(current: number, total: number): (number | null)[] {
  const wanted = new Set([1, current - 1, current, current + 1, total])
  const pages = [...wanted].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? page - 1)
    if (gap === 2) return [page - 1, page]
    return gap > 2 ? [null, page] : [page]
  })
}
