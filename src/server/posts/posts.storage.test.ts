import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makePost } from '#test/make.ts'
import { type Place, stores } from '#test/stores.ts'
import { resetDatabase } from '#test/test-database.ts'
import { systemClock } from '../platform/clock.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { isUniqueViolation } from '../platform/database/database-errors.ts'
import { createPostsRepository } from './posts.repository.ts'
import { createPostsService, type PostsService } from './posts.service.ts'
import { createRevisionsRepository } from './revisions.repository.ts'

describe.each(stores)('saving posts on the $store store', ({ makePlace }) => {
  let place: Place
  let database: Database
  let posts: PostsService

  beforeAll(async () => {
    place = await makePlace()
    database = await openDatabase(place.options)
    posts = createPostsService({
      posts: createPostsRepository(database.db),
      clock: systemClock,
      isUniqueViolation,
    })
    await database.db.execute(
      sql`alter table post_revisions add constraint breaks check (title <> 'Breaks halfway')`,
    )
  })
  afterAll(async () => {
    await database?.close()
    await place?.remove()
  })
  beforeEach(() => resetDatabase(database.db))

  const revisionsOf = (id: number) => createRevisionsRepository(database.db).list(id)

  test('each save keeps its words and who saved them', async () => {
    const { id } = await posts.create(makePost({ title: 'First words' }), 'ann@example.com')
    await posts.update(id, makePost({ title: 'Second words' }), null)
    expect(await revisionsOf(id)).toMatchObject([
      { version: 2, title: 'Second words', savedBy: null },
      { version: 1, title: 'First words', savedBy: 'ann@example.com' },
    ])
  })

  test('a save whose revision cannot be kept does not happen', async () => {
    const { id } = await posts.create(makePost({ title: 'Whole' }), null)
    await expect(posts.update(id, makePost({ title: 'Breaks halfway' }), null)).rejects.toThrow()
    await expect(posts.create(makePost({ title: 'Breaks halfway' }), null)).rejects.toThrow()
    expect(await posts.get(id)).toMatchObject({ title: 'Whole', version: 1 })
    expect(await posts.count()).toBe(1)
  })

  test('posts made at the same moment all get a slug of their own', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => posts.create(makePost(), null)))
    expect(new Set(made.map((post) => post.slug)).size).toBe(8)
  })

  test('saves at the same moment follow one another and none is lost', async () => {
    const { id } = await posts.create(makePost(), null)
    const titles = ['One of four', 'Two of four', 'Three of four', 'Four of four']
    await Promise.all(titles.map((title) => posts.update(id, makePost({ title }), null)))
    const kept = (await revisionsOf(id)).slice(0, 4).map((revision) => revision.title)
    expect(kept.sort()).toEqual([...titles].sort())
  })

  test('deleting a post takes its revisions with it', async () => {
    const { id } = await posts.create(makePost(), null)
    await posts.remove(id)
    expect(await revisionsOf(id)).toEqual([])
  })
})
