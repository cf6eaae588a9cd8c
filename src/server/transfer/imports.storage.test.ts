import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ImportOptions } from '#shared/contract/transfer.admin.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { argumentsFor, endOf, startChild } from '#test/processes/run-child.ts'
import { stores, storesForKillTests, type TestStore } from '#test/stores/stores.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { createNumberedSource } from '#test/transfer/fake-sources.ts'
import { refusals } from '#texts/errors/transfer.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { createImportsRepository } from './imports.repository.ts'

const POSTS = 40
const path = import.meta.filename
const file = { fileName: 'a.xml', sizeBytes: 1, path }

/** Gives each test a store of its own and closes its diaries afterwards. */
function importsOn({ makePlace }: (typeof stores)[number]) {
  let place: TestStore
  let databases: Database[]
  let diaries: TestApp[]

  beforeEach(async () => {
    place = await makePlace()
    databases = []
    diaries = []
  })
  afterEach(async () => {
    for (const diary of diaries) await diary.close()
    for (const database of databases) await database.close()
    await place.remove()
  })

  const open = async (database: Database, { isStarted = true } = {}) => {
    const clock = createFakeClock('2036-11-16T10:00:00Z')
    const diary = await createTestApp({
      database,
      clock,
      isStarted,
      oldBlogs: { openSource: createNumberedSource(POSTS) },
    })
    diaries.push(diary)
    return diary
  }
  const openStore = async () => {
    const database = await openDatabase(place.options)
    databases.push(database)
    return database
  }
  const expectAllOnce = async ({ services }: TestApp, id: number) => {
    expect(await services.transfer.imports.get(id)).toMatchObject({
      state: 'done',
      progress: { posts: POSTS, made: POSTS, failed: 0, comments: POSTS, addresses: 2 * POSTS },
    })
    const slugs = (await services.posts.listAll()).map(({ slug }) => slug)
    expect(slugs).toHaveLength(POSTS)
    expect(new Set(slugs)).toEqual(new Set(slugs.map((_, n) => `post-${n}`)))
    expect((await services.comments.moderation.counts()).approved).toBe(POSTS)
  }
  return { place: () => place, open, openStore, expectAllOnce }
}

describe.each(storesForKillTests)('imports on the $store store', (where) => {
  const { place, open, openStore, expectAllOnce } = importsOn(where)

  test('one that is killed in the middle goes on, and can be undone', async () => {
    const [dataDir = '', url = ''] = argumentsFor(place())
    const child = startChild('import-until-killed', [dataDir, url, path])
    const ended = await endOf(child, (output) => {
      if (/carrying[\s\S]*\n15\n/.test(output)) child.kill('SIGKILL')
    })
    expect(ended).toMatchObject({ signal: 'SIGKILL', stderr: '' })
    const diary = await open(await openStore())
    const [before] = await diary.services.transfer.imports.list()
    expect(before!.progress.posts).toBeLessThan(POSTS)
    await diary.services.platform.jobs.run()
    await expectAllOnce(diary, before!.id)

    await diary.services.transfer.imports.get(before!.id)
    await diary.services.platform.database.db.execute(
      "update imports set finished_at = '2036-11-16'",
    )
    await diary.services.transfer.imports.undo(before!.id)
    await diary.services.platform.jobs.run()
    expect(await diary.services.transfer.imports.get(before!.id)).toMatchObject({
      state: 'undone',
      spared: 0,
      progress: { made: 0, addresses: 0 },
    })
    expect(await diary.services.posts.listAll()).toEqual([])
    expect((await diary.services.comments.moderation.counts()).approved).toBe(0)
  })
})

describe.each(stores)('imports on the $store store', (where) => {
  const { open, openStore, expectAllOnce } = importsOn(where)

  test.each([
    ['once is looked at again', 1, { state: 'looked', failure: null }],
    ['twice is not begun a third time', 2, { state: 'failed', failure: refusals.endless }],
  ])('a file whose look was begun without an end %s', async (_, times, outcome) => {
    const database = await openStore()
    const imports = createImportsRepository(database.db)
    const now = new Date('2036-11-16T09:00:00Z')
    const { id } = await imports.insert({
      fileName: 'a.xml',
      fileBytes: 1,
      filePath: path,
      state: 'looking',
      options: ImportOptions.parse({}),
      createdAt: now,
      movedAt: now,
    })
    let services: TestApp['services'] | undefined
    for (let n = 0; n < times; n += 1) {
      // A lease of 0 ms imitates a process that was killed right after the claim.
      await imports.claim(id, now, 0)
      // Only the last diary starts its jobs: an earlier one would run the dry run before the next
      // claim.
      services = (await open(database, { isStarted: n === times - 1 })).services
    }
    await services?.platform.jobs.run()
    expect(await services?.transfer.imports.get(id)).toMatchObject(outcome)
  })

  test('two diaries at once bring each post in once', async () => {
    const first = await openStore()
    const firstDiary = await open(first)
    // Only one process can open the embedded store, so both diaries share its connection.
    const secondDiary = await open(where.store === 'embedded' ? first : await openStore())
    const { id } = await firstDiary.services.transfer.imports.createFrom(file)
    await Promise.all([
      firstDiary.services.platform.jobs.run(),
      secondDiary.services.platform.jobs.run(),
    ])
    await firstDiary.services.transfer.imports.start(id, ImportOptions.parse({}))
    await Promise.all([
      firstDiary.services.platform.jobs.run(),
      secondDiary.services.platform.jobs.run(),
    ])
    await expectAllOnce(firstDiary, id)
  })
})
