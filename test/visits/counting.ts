import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Database } from '#server/platform/database/database.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import { createVisitCounting } from '#server/statistics/counting.ts'
import { createCountsRepository } from '#server/statistics/counts.repository.ts'
import { silentLog } from '../silent-log.ts'
import { firefox } from './visits.ts'

/** Creates only the counting part of one diary process. */
export async function startCounting(database: Database, clock: Clock) {
  const counting = createVisitCounting({
    counts: createCountsRepository(database.db),
    readSwitch: async () => ({ isOn: true, zone: 'UTC' }),
    addressOf: ({ headers }) => String(headers['x-forwarded-for']),
    isSignedIn: () => false,
    ownHost: () => 'diary.example',
    clock,
    log: silentLog,
  })
  await counting.refresh()
  return {
    ...counting,
    open(path: string, address: string) {
      const request = new IncomingMessage(new Socket())
      Object.assign(request, { method: 'GET', url: path })
      request.headers = {
        'user-agent': firefox,
        'sec-fetch-dest': 'document',
        'x-forwarded-for': address,
      }
      counting.countPage(request, 200)
    },
  }
}

export async function sumOf(database: Database, kind: string) {
  const { rows } = await database.query(
    'select coalesce(sum(views), 0)::int as views, coalesce(sum(visitors), 0)::int as visitors from statistics_counts where kind = $1',
    [kind],
  )
  return rows[0] as { views: number; visitors: number }
}
