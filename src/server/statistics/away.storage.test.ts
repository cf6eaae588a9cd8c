import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFakeClock } from '#test/fake-clock.ts'
import { silentLog } from '#test/silent-log.ts'
import { openPostgresProxy } from '#test/stores/postgres-proxy.ts'
import { createServerStore, type TestStore } from '#test/stores/stores.ts'
import { startCounting, sumOf } from '#test/visits/counting.ts'
import { waitUntil } from '#test/wait-until.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'

let place: TestStore
let proxy: Awaited<ReturnType<typeof openPostgresProxy>>
let database: Database

beforeEach(async () => {
  place = await createServerStore()
  proxy = await openPostgresProxy(place.options.url!)
  database = await openDatabase({ ...place.options, url: proxy.url, log: silentLog })
})
afterEach(async () => {
  await proxy.bringBack()
  await database.close()
  await proxy.close()
  await place.remove()
})

test('what is counted while the database is away is written once it is back, and once', async () => {
  const counting = await startCounting(database, createFakeClock('2026-11-17T12:00:00Z'))
  counting.open('/about', 'early')
  await counting.writeAll()
  await proxy.takeAway()
  for (let round = 0; round < 5; round += 1) {
    for (let at = 0; at < 20; at += 1) counting.open('/about', `visitor ${at}`)
    await expect(counting.writeAll()).rejects.toThrow()
  }
  counting.open('/about', 'early')
  expect((await counting.job.countDue()).oldest).not.toBeNull()
  await proxy.bringBack()
  await waitUntil(() =>
    counting.writeAll().then(
      () => true,
      () => false,
    ),
  )
  expect(await sumOf(database, 'all')).toEqual({ views: 102, visitors: 21 })
  expect(await sumOf(database, 'page')).toEqual({ views: 102, visitors: 21 })
  expect(counting.pending()).toEqual({ keys: 0, batches: 0 })
  expect((await counting.job.countDue()).oldest).toBeNull()
})
