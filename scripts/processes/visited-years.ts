import type { Database } from '../../src/server/platform/database/database.ts'
import { openDatabase } from '../../src/server/platform/database/open-database.ts'
import { migrationsFolder } from '../../src/server/platform/root.ts'
import { createCountsRepository } from '../../src/server/statistics/counts.repository.ts'
import { addCalendarDays } from '../../src/shared/days.ts'
import { statisticsLimits } from '../../src/shared/limits.ts'
import { silentLog } from '../../test/silent-log.ts'

export const YEARS = 5
const NAMES = {
  page: { name: '/blog/a-tale-of-a-long-dog-', daily: 120, of: 300 },
  source: { name: 'a-site-about-dogs.example-', daily: 40, of: 200 },
  search: { name: 'red ball ', daily: 15, of: 100 },
  missing: { name: '/an/address/from/long-ago-', daily: 30, of: 200 },
  screen: { name: '', daily: 3, of: 3 },
  all: { name: '', daily: 1, of: 1 },
}

const addDays = (database: Database, from: string, to: string, kind: keyof typeof NAMES) => {
  const { name, daily, of } = NAMES[kind]
  return database.query(
    `insert into statistics_counts (kind, day, name, source, views, visitors)
     select $1::text, day::date, $2::text || ((number * 7 + extract(day from day)::int) % $3),
            '', 1000000 / $4, 400000 / $4
     from generate_series($5::date, $6::date, interval '1 day') day, generate_series(1, $4::int) number
     on conflict do nothing`,
    [kind, name, of, daily, from, to],
  )
}

/** Inserts the counts of several years month by month. No diary may have the store open. */
export async function countYears(env: Record<string, string>): Promise<{ bytesAYear: number }> {
  const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = env
  const database = await openDatabase({ url, dataDir, migrationsFolder, log: silentLog })
  const counts = createCountsRepository(database.db)
  const today = new Date().toISOString().slice(0, 10)
  for (
    let from = addCalendarDays(today, 1 - YEARS * 365);
    from <= today;
    from = addCalendarDays(from, 30)
  ) {
    const last = addCalendarDays(from, 29)
    const to = [last, today].sort()[0] ?? today
    for (const kind of Object.keys(NAMES) as (keyof typeof NAMES)[]) {
      await addDays(database, from, to, kind)
    }
    const { daysInDetail, visitorsPerSearch } = statisticsLimits
    await counts.sumMonthsBefore(addCalendarDays(to, -daysInDetail), visitorsPerSearch)
    await database.query('vacuum analyze statistics_counts')
  }
  const { rows } = await database.query(
    "select pg_total_relation_size('statistics_counts')::int as bytes",
  )
  await database.close()
  return { bytesAYear: Number(rows[0]?.bytes) / YEARS }
}
