import type { statisticsCounts } from '#server/schema.ts'
import { DAY_MS } from '#shared/durations.ts'

type Row = typeof statisticsCounts.$inferInsert

/** Each day has one visitor more than the day before, today sixty; page views are twice that. */
export function sixtyDays(today: string): Row[] {
  const at = (ago: number) => new Date(Date.parse(today) - ago * DAY_MS).toISOString().slice(0, 10)
  const count = (kind: Row['kind'], day: string, name: string, visitors: number, source = '') => ({
    kind,
    day,
    name,
    source,
    visitors,
    views: visitors * 2,
  })
  return [
    ...Array.from({ length: 60 }, (_, ago) => count('all', at(ago), '', 60 - ago)),
    count('page', today, '/', 40),
    count('page', today, '/about', 9),
    count('source', today, '(direct)', 30),
    count('source', today, '(letters)', 12),
    count('source', today, 'google.com', 7),
    count('source', today, 'doxie-forum.example', 5),
    count('screen', today, 'phone', 32),
    count('screen', today, 'desktop', 14),
    count('screen', today, 'tablet', 4),
    count('search', today, 'stairs', 3),
    count('missing', today, '/2019/old-page', 4, 'doxie-forum.example'),
  ]
}
