const MONTHS = 13

interface MonthCount {
  joined: string
  left: string | null
  count: number
}

/** How many were confirmed at the end of each of the last months; the last one is `month` itself. */
export function growthUntil(month: string, counts: MonthCount[]) {
  return lastMonths(month).map((end) => ({
    month: end,
    confirmed: counts
      .filter(({ joined, left }) => joined <= end && (left === null || left > end))
      .reduce((sum, { count }) => sum + count, 0),
  }))
}

function lastMonths(last: string): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, at) =>
    new Date(Date.UTC(year, month - MONTHS + at, 1)).toISOString().slice(0, 7),
  )
}
