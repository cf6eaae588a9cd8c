const DAY_MS = 24 * 60 * 60 * 1000

/** The days up to today, the oldest first, as "2026-11-16"; in UTC, as backups are named. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    new Date(now.getTime() - (count - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  )
