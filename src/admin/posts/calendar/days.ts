const DAY_MS = 24 * 60 * 60 * 1000
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`)

export const addDays = (day: string, count: number) =>
  new Date(noonOf(day) + count * DAY_MS).toISOString().slice(0, 10)

/** How many nights lie between two days. */
export const nightsBetween = (from: string, to: string) =>
  Math.round((noonOf(to) - noonOf(from)) / DAY_MS)
