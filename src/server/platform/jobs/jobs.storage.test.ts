import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { createFakeClock, type FakeClock } from '#test/fake-clock.ts'
import { silentLog } from '#test/silent-log.ts'
import { stores, type TestStore } from '#test/stores/stores.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { addOneDay, createJobs } from './jobs.ts'

describe.each(stores)('daily work on the $store store', ({ makePlace }) => {
  let place: TestStore
  let database: Database
  let clock: FakeClock
  let done: string[]

  beforeAll(async () => {
    place = await makePlace()
    database = await openDatabase(place.options)
  })
  afterAll(async () => {
    await database?.close()
    await place?.remove()
  })
  beforeEach(async () => {
    await resetDatabase(database.db)
    clock = createFakeClock('2026-11-19T08:00:00Z')
    done = []
  })

  const loopOf = (instance: string, work: () => Promise<void> = async () => {}) => {
    const jobs = createJobs({ db: database.db, clock, log: silentLog })
    jobs.every({
      kind: 'brush',
      delayMs: 60_000,
      next: addOneDay,
      run: async () => {
        done.push(instance)
        await work()
      },
    })
    return jobs
  }

  test('waits a little after the start, is done once a day, and comes again', async () => {
    const loop = loopOf('one')
    await loop.run()
    expect(done).toEqual([])
    clock.pass(60_000)
    await loop.run()
    await loop.run()
    expect(done).toHaveLength(1)
    clock.pass(DAY_MS - 1)
    await loop.run()
    expect(done).toHaveLength(1)
    clock.pass(1)
    await loop.run()
    expect(done).toHaveLength(2)
  })

  test('is done by one of many instances, also after a restart', async () => {
    const loops = ['one', 'two', 'three', 'four'].map((name) => loopOf(name))
    clock.pass(60_000)
    await Promise.all(loops.map((loop) => loop.run()))
    expect(done).toHaveLength(1)
    const restarted = loopOf('again')
    clock.pass(60_000)
    await restarted.run()
    expect(done).toHaveLength(1)
  })

  test('of an instance that was killed is left to others, but not at once', async () => {
    const started = Promise.withResolvers<void>()
    const killed = loopOf('killed', () => {
      started.resolve()
      return new Promise(() => {})
    })
    clock.pass(60_000)
    void killed.run()
    await started.promise
    const other = loopOf('other')
    clock.pass(9 * 60_000)
    await other.run()
    expect(done).toEqual(['killed'])
    clock.pass(2 * 60_000)
    await other.run()
    expect(done).toEqual(['killed', 'other'])
  })

  test('that failed is tried again in half an hour and is counted', async () => {
    let isBroken = true
    const loop = loopOf('one', async () => {
      if (isBroken) throw new Error('no brush')
    })
    clock.pass(60_000)
    await loop.run()
    await loop.run()
    expect(loop.runners[0]?.counts).toEqual({ done: 0, failed: 1 })
    isBroken = false
    clock.pass(HOUR_MS / 2)
    await loop.run()
    expect(loop.runners[0]?.counts).toEqual({ done: 1, failed: 1 })
  })

  test('goes on when a clock that was years ahead is put right', async () => {
    const loop = loopOf('one')
    clock.set('2035-01-01T00:00:00Z')
    await loop.run()
    clock.set('2026-11-20T00:00:00Z')
    await loop.run()
    expect(done).toHaveLength(2)
    clock.pass(-HOUR_MS)
    await loop.run()
    expect(done).toHaveLength(2)
  })

  test('that nobody does for minutes is called stuck', async () => {
    const loop = loopOf('one')
    clock.pass(60_000)
    await loop.run()
    clock.pass(DAY_MS + 4 * 60_000)
    expect(await loop.findStuck()).toEqual([])
    clock.pass(2 * 60_000)
    expect(await loop.findStuck()).toEqual(['brush'])
    await loop.run()
    expect(await loop.findStuck()).toEqual([])
  })
})
