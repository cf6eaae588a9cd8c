import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertScheduled } from '#test/diaries/scheduled-posts.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { makePost } from '#test/make.ts'
import { postsServiceOn } from '#test/stores/posts-service.ts'
import { stores, type TestStore } from '#test/stores/stores.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import type { Database, Db } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import type { PostRow } from './post-row.ts'
import { posts as postsTable } from './posts.table.ts'
import { createSaveHook, type PostSave } from './save-hook.ts'
import { createScheduleRepository } from './schedule.repository.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const byOwner = { savedBy: null }

describe.each(stores)('the hook of saves on the $store store', ({ makePlace }) => {
  let place: TestStore
  let database: Database
  let saves: PostSave[]
  /** The row as the transaction sees it when the hook runs. */
  let seen: (PostRow | null)[]
  let isRefusing: boolean

  const hook = createSaveHook()
  hook.onSave(async (tx, save) => {
    saves.push(save)
    const id = (save.after ?? save.before)!.id
    seen.push((await readRows(tx)).find((row) => row.id === id) ?? null)
  })
  hook.onSave(async () => {
    if (isRefusing) throw new Error('refused by a wing')
  })
  const readRows = (db: Db) => db.select().from(postsTable).orderBy(postsTable.id)
  const makeService = () => postsServiceOn(database, createFakeClock(NOW.toISOString()), hook)

  beforeAll(async () => {
    place = await makePlace()
    database = await openDatabase(place.options)
  })
  beforeEach(async () => {
    await resetDatabase(database.db)
    isRefusing = false
  })
  afterAll(async () => {
    await database?.close()
    await place?.remove()
  })

  async function makeDeleted() {
    const posts = makeService()
    const { id } = await posts.create(makePost({ published: true }), byOwner)
    await posts.remove(id)
    return id
  }
  const create = () => makeService().create(makePost({ published: true }), byOwner)

  /** Prepares a post and returns the write. */
  const writes: Record<string, () => Promise<() => Promise<unknown>>> = {
    insert: async () => () =>
      makeService().create(makePost(), { ...byOwner, wish: { letter: 'whole' } }),
    update: async () => {
      const { id } = await create()
      const wish = { letter: 'beginning' } as const
      return () => makeService().update(id, makePost({ title: 'New words' }), { ...byOwner, wish })
    },
    trash: async () => {
      const { id } = await create()
      return () => makeService().remove(id)
    },
    restore: async () => {
      const id = await makeDeleted()
      return () => makeService().restore(id)
    },
    'removal for good': async () => {
      const id = await makeDeleted()
      return () => makeService().removeForGood([id])
    },
    purge: async () => {
      await makeDeleted()
      return () => makeService().purgeDeleted(new Date(NOW.getTime() + 1))
    },
    'removal at a version': async () => {
      const post = await create()
      return () => makeService().removeAtVersion(post)
    },
    publishDue: async () => {
      await insertScheduled(database.db, 1)
      const [due] = await readRows(database.db)
      return () =>
        createScheduleRepository(database.db, hook.withinSave).publishDue(due!.id, NOW, null)
    },
  }

  test.each(Object.entries(writes))(
    'runs once in the transaction of %s, with the row before and after',
    async (_, prepare) => {
      const write = await prepare()
      const before = await readRows(database.db)
      saves = []
      seen = []
      await write()
      const after = await readRows(database.db)
      expect(after).not.toEqual(before)
      expect(saves).toMatchObject([{ before: before[0] ?? null, after: after[0] ?? null }])
      expect(seen).toEqual([after[0] ?? null])
    },
  )

  test.each(Object.entries(writes))('that fails undoes all of %s', async (_, prepare) => {
    const write = await prepare()
    const before = await readRows(database.db)
    isRefusing = true
    await expect(write()).rejects.toThrow('refused by a wing')
    expect(await readRows(database.db)).toEqual(before)
  })

  test('hears what was wished with a create and an update', async () => {
    for (const [name, letter] of [
      ['insert', 'whole'],
      ['update', 'beginning'],
    ] as const) {
      const write = await writes[name]!()
      saves = []
      seen = []
      await write()
      expect(saves.map(({ wish }) => wish)).toEqual([{ letter }])
    }
  })

  test('does not run for a post that is already gone', async () => {
    const id = await makeDeleted()
    saves = []
    const posts = makeService()
    await expect(posts.remove(id)).rejects.toMatchObject({ status: 404 })
    expect(await posts.removeForGood([id + 1])).toBe(0)
    expect(await posts.purgeDeleted(NOW)).toBe(0)
    expect(saves).toEqual([])
  })
})
