import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  countPublications,
  createPublishing,
  DUE_AT,
  insertScheduled,
} from '#test/diaries/scheduled-posts.ts'
import { createFakeClock, type FakeClock } from '#test/fake-clock.ts'
import { partUnlessSlow } from '#test/part-unless-slow.ts'
import { argumentsFor, endOf, startChild } from '#test/processes/run-child.ts'
import {
  createServerStore,
  stores,
  storesForKillTests,
  type TestStore,
} from '#test/stores/stores.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { waitUntil } from '#test/wait-until.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'

const MANY = partUnlessSlow(200, 1000)

describe.each(stores)('scheduled posts on the $store store', ({ makePlace }) => {
  let place: TestStore
  let database: Database
  let clock: FakeClock

  beforeAll(async () => {
    place = await makePlace()
    database = await openDatabase(place.options)
  })
  beforeEach(async () => {
    await resetDatabase(database.db)
    clock = createFakeClock(DUE_AT)
  })
  afterAll(async () => {
    await database?.close()
    await place?.remove()
  })

  test('many that are due at once go out in portions, and reading goes on meanwhile', async () => {
    await insertScheduled(database.db, MANY)
    const seen: number[] = []
    let reading = Promise.resolve()
    const loop = createPublishing(database, {
      clock,
      announce: async () => {
        // A visitor reads the blog between two batches.
        reading = loop.posts.getBlogPage({}).then(({ total }) => void seen.push(total))
        await reading
      },
    })
    await loop.run()
    expect(await countPublications(database.db)).toEqual({
      published: MANY,
      revisions: MANY,
      versions: 2,
    })
    expect(seen.length).toBeGreaterThan(MANY / 100)
    expect(seen[0]).toBeLessThan(100)
    expect(seen.at(-1)).toBe(MANY)
  })

  test('two instances publish each of them once', async () => {
    const isServer = place.options.url !== undefined
    const other = isServer ? await openDatabase(place.options) : database
    await insertScheduled(database.db, 120)
    const loops = [database, other].map((store) => createPublishing(store, { clock }))
    await Promise.all(loops.map((loop) => loop.run()))
    const done = loops.flatMap((loop) => loop.runners.map(({ counts }) => counts.done))
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(120)
    expect(loops.flatMap((loop) => loop.runners.map(({ counts }) => counts.failed))).toEqual([
      0, 0, 0, 0,
    ])
    expect(await countPublications(database.db)).toEqual({
      published: 120,
      revisions: 120,
      versions: 2,
    })
    if (isServer) await other.close()
  })

  test('nothing goes out a moment too early, and a clock set back changes nothing', async () => {
    await insertScheduled(database.db, 3)
    const loop = createPublishing(database, { clock })
    clock.pass(-1)
    await loop.run()
    expect((await countPublications(database.db))?.published).toBe(0)
    clock.pass(1)
    await loop.run()
    const after = await countPublications(database.db)
    expect(after).toEqual({ published: 3, revisions: 3, versions: 2 })
    clock.pass(-60 * 60_000)
    await loop.run()
    clock.pass(2 * 60 * 60_000)
    await loop.run()
    expect(await countPublications(database.db)).toEqual(after)
  })
})

describe.each(storesForKillTests)('scheduled posts on the $store store', ({ makePlace }) => {
  test('a process killed in the middle leaves none forgotten, half done or twice', async () => {
    const place = await makePlace()
    const clock = createFakeClock(DUE_AT)
    const child = startChild('publish-until-killed', argumentsFor(place))
    const { stderr, signal } = await endOf(child, (said) => {
      if (said.includes('published 40;')) child.kill('SIGKILL')
    })
    expect({ stderr, signal }).toEqual({ stderr: '', signal: 'SIGKILL' })

    const database = await openDatabase(place.options)
    const before = await countPublications(database.db)
    expect(before?.published).toBeGreaterThanOrEqual(40)
    expect(before?.published).toBeLessThan(300)
    expect(before?.revisions).toBe(before?.published)
    // Nothing triggers the job: a diary that starts after the due time checks at once.
    const diary = await createTestApp({ database, clock })
    await waitUntil(async () => (await countPublications(database.db))?.published === 300)
    await diary.services.platform.jobs.run()
    expect(await countPublications(database.db)).toEqual({
      published: 300,
      revisions: 300,
      versions: 2,
    })
    const { body } = await diary.app.inject({ url: '/api/posts/walk-300' })
    expect(JSON.parse(body)).toMatchObject({ publishedAt: '2026-11-25T09:00:00.000Z' })
    await diary.close()
    await database.close()
    await place.remove()
  })
})

test('of two diaries on one server one publishes what becomes due, and both show it', async () => {
  const place = await createServerStore()
  const clock = createFakeClock(DUE_AT)
  clock.pass(-60_000)
  const databases = [await openDatabase(place.options), await openDatabase(place.options)]
  const diaries = await Promise.all(databases.map((database) => createTestApp({ database, clock })))
  const [{ db }] = databases as [Database]
  const slugsAt = async ({ app }: TestApp) =>
    (await app.inject('/api/posts')).json<{ slug: string }[]>().map(({ slug }) => slug)
  const runBoth = () => Promise.all(diaries.map(({ services }) => services.platform.jobs.run()))
  try {
    await insertScheduled(db, 1)
    await runBoth()
    // Both diaries cache this answer until they are notified of a change.
    for (const diary of diaries) expect(await slugsAt(diary)).toEqual([])
    clock.pass(60_000)
    await runBoth()
    for (const diary of diaries) {
      await waitUntil(async () => (await slugsAt(diary)).includes('walk-1'))
    }
    await runBoth()
    expect(await countPublications(db)).toEqual({ published: 1, revisions: 1, versions: 2 })
    const done = diaries.flatMap(({ services }) =>
      services.platform.jobs.runners
        .filter(({ kind }) => kind === 'publish')
        .map(({ counts }) => counts.done),
    )
    expect(done.toSorted()).toEqual([0, 1])
  } finally {
    for (const diary of diaries) await diary.close()
    for (const database of databases) await database.close()
    await place.remove()
  }
})
