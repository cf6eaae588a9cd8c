import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noOwnCategories, readCategories } from '#shared/categories/own-categories.ts'
import type { BlogQuery } from '#shared/contract/posts.ts'
import { POSTS_PER_PAGE } from '#shared/limits.ts'
import { makePost } from '#test/make.ts'
import { argumentsFor, endOf, startChild } from '#test/run-child.ts'
import { type Place, stores } from '#test/stores.ts'
import { resetDatabase } from '#test/test-database.ts'
import type { Database } from '../platform/database/database.ts'
import { isUniqueViolation } from '../platform/database/database-errors.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { systemClock } from '../platform/process/clock.ts'
import type { PostRow } from './post-row.ts'
import { createPostsRepository } from './posts.repository.ts'
import { createPostsService, type PostsService } from './posts.service.ts'
import { createRevisionsRepository } from './revisions/revisions.repository.ts'

const serviceOn = ({ db }: Database) =>
  createPostsService({
    posts: createPostsRepository(db),
    getCategories: async () => readCategories('posts', noOwnCategories),
    getZone: async () => 'UTC',
    clock: systemClock,
    isUniqueViolation,
  })

const nobody = { savedBy: null }

describe.each(stores)('saving posts on the $store store', ({ makePlace }) => {
  let place: Place
  let database: Database
  let posts: PostsService

  beforeAll(async () => {
    place = await makePlace()
    database = await openDatabase(place.options)
    posts = serviceOn(database)
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
    const { id } = await posts.create(makePost({ title: 'First words' }), {
      savedBy: 'ann@example.com',
    })
    await posts.update(id, makePost({ title: 'Second words' }), nobody)
    expect(await revisionsOf(id)).toMatchObject([
      { version: 2, title: 'Second words', savedBy: null },
      { version: 1, title: 'First words', savedBy: 'ann@example.com' },
    ])
  })

  test('a save whose revision cannot be kept does not happen', async () => {
    const { id } = await posts.create(makePost({ title: 'Whole' }), nobody)
    await expect(posts.update(id, makePost({ title: 'Breaks halfway' }), nobody)).rejects.toThrow()
    await expect(posts.create(makePost({ title: 'Breaks halfway' }), nobody)).rejects.toThrow()
    expect(await posts.get(id)).toMatchObject({ title: 'Whole', version: 1 })
    expect(await posts.count()).toBe(1)
  })

  test('whole lists, searches and pages of any length are in the same order', async () => {
    const numbers = Array.from({ length: 130 }, (_, at) => at)
    const made: PostRow[] = []
    for (const n of numbers) {
      made.push(
        await posts.insert({
          ...makePost({
            title: `Walk ${n}`,
            content: n % 3 === 0 ? 'Found a BONE_1!' : 'No luck.',
          }),
          slug: `walk-${n}`,
          category: n % 2 === 0 ? 'training' : 'daily-life',
          published: n % 10 !== 9,
          // Many on the same day: then the later written one comes first.
          publishedAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 7))),
          createdAt: new Date(Date.UTC(2026, 0, 1)),
        }),
      )
    }
    const newest = made.filter((post) => post.published).reverse()
    const titles = (rows: { title: string }[]) => rows.map((row) => row.title)
    const readAll = async (portions: AsyncIterable<PostRow[]>) => {
      const rows: PostRow[] = []
      for await (const portion of portions) rows.push(...portion)
      return titles(rows)
    }
    expect(await readAll(posts.readPublished())).toEqual(titles(newest))
    expect((await posts.listAddresses(9)).map(({ slug }) => slug)).toEqual(
      newest.slice(0, 9).map(({ slug }) => slug),
    )
    const training = newest.filter((post) => post.category === 'training')
    expect(await readAll(posts.readOfCategory('Training'))).toEqual(titles(training))

    const lists: [BlogQuery, PostRow[]][] = [
      [{}, newest],
      [{ category: 'Training' }, training],
      [{ search: ' bone_1' }, newest.filter((post) => post.content.includes('BONE_1'))],
      [{ search: 'bone%1' }, []],
      // As the category is stored, and as it is shown.
      [{ search: 'y-LIFE' }, newest.filter((post) => post.category === 'daily-life')],
      [{ search: 'daily life' }, newest.filter((post) => post.category === 'daily-life')],
      [
        { category: 'Training', search: 'bone' },
        training.filter((post) => post.content.includes('BONE')),
      ],
      [{ category: 'nowhere' }, []],
    ]
    for (const [query, expected] of lists) {
      const pages = Math.max(1, Math.ceil(expected.length / POSTS_PER_PAGE))
      for (let page = 1; page <= pages; page += 1) {
        const found = await posts.getBlogPage({ ...query, page: String(page) })
        const start = (page - 1) * POSTS_PER_PAGE
        expect(found).toMatchObject({ total: expected.length, page, pages })
        expect(titles(found.rows)).toEqual(titles(expected.slice(start, start + POSTS_PER_PAGE)))
      }
    }
    expect((await posts.listAll()).map((post) => post.id)).toEqual(
      made.map((post) => post.id).reverse(),
    )
  })

  test('posts made at the same moment all get a slug of their own', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => posts.create(makePost(), nobody)),
    )
    expect(new Set(made.map((post) => post.slug)).size).toBe(8)
  })

  test('the same create sent many times at once makes one post, and so does a later one', async () => {
    const send = (slug: string) =>
      posts.create(makePost({ slug }), { savedBy: null, idempotencyKey: 'key-of-the-walk' })
    // With the slug typed and without it: then each try makes a slug of its own.
    const sent = ['the-walk', '', 'the-walk', '', 'the-walk', '']
    const made = await Promise.all(sent.map(send))
    made.push(await send('the-walk'))
    expect(new Set(made.map((post) => post.id)).size).toBe(1)
    expect(await posts.count()).toBe(1)
    expect(await revisionsOf(made[0]!.id)).toHaveLength(1)
  })

  test('saves at the same moment follow one another and none is lost', async () => {
    const { id } = await posts.create(makePost(), nobody)
    const titles = ['One of four', 'Two of four', 'Three of four', 'Four of four']
    await Promise.all(titles.map((title) => posts.update(id, makePost({ title }), nobody)))
    const kept = (await revisionsOf(id)).slice(0, 4).map((revision) => revision.title)
    expect(kept.sort()).toEqual([...titles].sort())
  })

  test('a deleted post keeps its revisions until it is gone for good', async () => {
    const { id } = await posts.create(makePost(), nobody)
    await posts.remove(id)
    expect(await revisionsOf(id)).toHaveLength(1)
    await posts.removeForGood([id])
    expect(await revisionsOf(id)).toEqual([])
  })

  test('a save at the moment of a deletion never makes the deleted post public', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, slug } = await posts.create(makePost({ title: `Round ${round}` }), nobody)
      await Promise.allSettled([
        posts.update(id, makePost({ title: 'Saved', slug }), nobody),
        posts.remove(id),
        posts.update(id, makePost({ title: 'Saved again', slug }), nobody),
      ])
      await expect(posts.getPublished(slug)).rejects.toMatchObject({ status: 404 })
      expect(await posts.restore(id)).toMatchObject({ slug })
      expect(await posts.getPublished(slug)).toMatchObject({ id, published: true })
    }
  })

  test('posts that want the same address back at the same moment get one each', async () => {
    const ids: number[] = []
    for (const title of ['First', 'Second', 'Third']) {
      const { id } = await posts.create(makePost({ title, slug: 'the-bench' }), nobody)
      await posts.remove(id)
      ids.push(id)
    }
    const restored = await Promise.all(ids.map((id) => posts.restore(id)))
    const slugs = restored.map((post) => post?.slug).sort()
    expect(slugs).toEqual(['the-bench', 'the-bench-2', 'the-bench-3'])
    expect(await posts.restore(ids[0]!)).toBeNull()
  })

  test('all addresses of a post lead to it, also when saves meet', async () => {
    const { id } = await posts.create(makePost({ slug: 'first' }), nobody)
    const names = ['second', 'third', 'fourth']
    await Promise.all(names.map((slug) => posts.update(id, makePost({ slug }), nobody)))
    for (const slug of ['first', ...names])
      expect(await posts.getPublished(slug)).toMatchObject({ id })
    const taker = await posts.create(makePost({ slug: 'first' }), nobody)
    expect(await posts.getPublished('first')).toMatchObject({ id: taker.id })
  })

  test('the neighbors of a post are found through indexes, also within one millisecond', async () => {
    const told = (at: number) => ({
      ...makePost(),
      slug: `told-${at}`,
      // Two spellings of one category.
      category: at % 2 ? 'adventure' : 'Adventures',
      publishedAt: new Date('2026-01-01T00:00:00Z'),
    })
    const made = []
    for (let at = 0; at < 7; at += 1) made.push(await posts.insert(told(at)))
    // Finer than a JavaScript date can say.
    await database.db.execute(
      sql`update posts set published_at = '2026-01-01T00:00:00Z'::timestamptz + id * interval '1 microsecond'`,
    )
    const { newer, older, related } = await posts.listNeighbors(await posts.get(made[3]!.id))
    expect([older?.slug, newer?.slug]).toEqual(['told-2', 'told-4'])
    expect(related.map(({ slug }) => slug).sort()).toEqual(['told-1', 'told-5', 'told-6'])

    await database.db.execute(sql`
      insert into posts (slug, title, excerpt, content, cover_image, category, published, published_at)
      select 'many-' || n, 'Many', '', '', '', case when n % 50 = 0 then 'rare' else 'adventure' end,
        true, now() - n * interval '1 hour'
      from generate_series(1, 3000) n`)
    await database.db.execute(sql`analyze posts`)
    const rare = await posts.getPublished('many-1500')
    const query = createPostsRepository(database.db).neighborsQuery(rare, [rare.category])
    const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain ${query.getSQL()}`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('posts_newest_of_category_index')
    expect(plan).not.toContain('Seq Scan')
  })
})

describe.each(stores)('a process of the $store store that is killed while it creates', (store) => {
  test('leaves each create to be sent again, and none is there twice', async () => {
    const place = await store.makePlace()
    const child = startChild('create-posts-until-killed', argumentsFor(place))
    const { stdout, stderr } = await endOf(child, (said) => {
      if (said.includes('create-number-9')) child.kill('SIGKILL')
    })
    expect(stderr).toBe('')
    const keys = stdout.trim().split('\n')
    const database = await openDatabase(place.options)
    const posts = serviceOn(database)
    for (const key of keys)
      await posts.create(makePost({ title: 'Sent again' }), { savedBy: null, idempotencyKey: key })
    expect(await posts.count()).toBe(keys.length)
    // All but the last were answered before the next was sent.
    const madeNow = (await posts.listAll()).filter(({ title }) => title === 'Sent again')
    expect(madeNow.length).toBeLessThanOrEqual(1)
    await database.close()
    await place.remove()
  })
})
