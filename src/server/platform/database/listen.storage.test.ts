import { afterEach, describe, expect, test } from 'vitest'
import { createServerStore, stores, type TestStore } from '#test/stores/stores.ts'
import { waitUntil } from '#test/wait-until.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

let place: TestStore
let database: Database

afterEach(async () => {
  await database.close()
  await place.remove()
})

describe.each(stores)('listening on the $store store', ({ makePlace }) => {
  test('brings the messages of the channel, and of no other, until stopped', async () => {
    place = await makePlace()
    database = await openDatabase(place.options)
    const heard: string[] = []
    const heardToo: string[] = []
    const stop = await database.listen('Content "1"', (payload) => heard.push(payload), fail)
    await database.listen('Content "1"', (payload) => heardToo.push(payload), fail)

    await database.notify('content "1"', 'for another channel')
    await database.notify('Content "1"', 'größer 🐾')
    await waitUntil(() => heardToo.length === 1)
    expect(heard).toEqual(['größer 🐾'])

    await stop()
    await database.notify('Content "1"', 'again')
    await waitUntil(() => heardToo.length === 2)
    expect(heard).toEqual(['größer 🐾'])
  })
})

describe('when the server drops the listening connection', () => {
  test('it is made anew, the listener is told, and messages come again', async () => {
    place = await createServerStore()
    database = await openDatabase(place.options)
    const heard: string[] = []
    let reconnects = 0
    const onReconnect = () => {
      reconnects += 1
    }
    await database.listen('content', (payload) => heard.push(payload), onReconnect)

    for (const round of [1, 2]) {
      const { rows } = await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query ilike 'listen%'`,
      )
      expect(rows).toHaveLength(1)
      await waitUntil(() => reconnects === round)
      await database.notify('content', `round ${round}`)
      await waitUntil(() => heard.includes(`round ${round}`))
    }
    expect(heard).toEqual(['round 1', 'round 2'])
  })

  test('a pool whose connections were all dropped answers the next query', async () => {
    place = await createServerStore()
    database = await openDatabase(place.options)
    await Promise.all([database.ping(), database.ping(), database.ping()])
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    const countOpen = async () => {
      const { rows } = await database.query(
        'select count(*)::int as open from pg_stat_activity where datname = current_database()',
      )
      return rows[0]?.open
    }
    expect(await countOpen()).toBeGreaterThanOrEqual(1)
    await waitUntil(async () => (await countOpen()) === 1)
  })
})

function fail() {
  throw new Error('There was no reason to connect again.')
}
