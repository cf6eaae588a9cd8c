import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { BlogQuery } from '#shared/contract/posts.ts'
import { POSTS_PER_PAGE } from '#shared/limits.ts'
import { makePost } from '#test/make.ts'
import { setUpPosts } from '#test/stores/posts-on-stores.ts'
import { stores } from '#test/stores/stores.ts'
import type { PostRow } from './post-row.ts'
import { createPostsByTime } from './posts-by-time.repository.ts'
import { createPublishedPosts } from './published-posts.repository.ts'

describe.each(stores)('lists of posts on the $store store', (where) => {
  const now = setUpPosts(where)

  test('whole lists, searches and pages of any length are in the same order', async () => {
    const numbers = Array.from({ length: 130 }, (_, at) => at)
    const made: PostRow[] = []
    for (const n of numbers) {
      made.push(
        await now.posts.insert({
          ...makePost({
            title: `Walk ${n}`,
            content: n % 3 === 0 ? 'Found a BONE_1!' : 'No luck.',
          }),
          slug: `walk-${n}`,
          category: n % 2 === 0 ? 'training' : 'daily-life',
          published: n % 10 !== 9,
          // Several posts share a day; among them the one written last comes first.
          publishedAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 7))),
          createdAt: new Date(Date.UTC(2026, 0, 1)),
        }),
      )
    }
    const newest = made.filter((post) => post.published).reverse()
    const titles = (rows: { title: string }[]) => rows.map((row) => row.title)
    const readAll = async (batches: AsyncIterable<PostRow[]>) => {
      const rows: PostRow[] = []
      for await (const batch of batches) rows.push(...batch)
      return titles(rows)
    }
    expect(await readAll(now.posts.readPublished())).toEqual(titles(newest))
    expect((await now.posts.listAddresses(9)).map(({ slug }) => slug)).toEqual(
      newest.slice(0, 9).map(({ slug }) => slug),
    )
    const training = newest.filter((post) => post.category === 'training')
    expect(await readAll(now.posts.readOfCategory('Training'))).toEqual(titles(training))

    const lists: [BlogQuery, PostRow[]][] = [
      [{}, newest],
      [{ category: 'Training' }, training],
      [{ search: ' bone_1' }, newest.filter((post) => post.content.includes('BONE_1'))],
      [{ search: 'bone%1' }, []],
      // The search matches a category's stored spelling and its displayed name.
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
        const found = await now.posts.getBlogPage({ ...query, page: String(page) })
        const start = (page - 1) * POSTS_PER_PAGE
        expect(found).toMatchObject({ total: expected.length, page, pages })
        expect(titles(found.rows)).toEqual(titles(expected.slice(start, start + POSTS_PER_PAGE)))
      }
    }
    expect((await now.posts.listAll()).map((post) => post.id)).toEqual(
      made.map((post) => post.id).reverse(),
    )
  })

  test('the neighbors of a post are found through indexes, also within one millisecond', async () => {
    const values = (at: number) => ({
      ...makePost(),
      slug: `told-${at}`,
      // The two spellings mean the same category.
      category: at % 2 ? 'adventure' : 'Adventures',
      publishedAt: new Date('2026-01-01T00:00:00Z'),
    })
    const made = []
    for (let at = 0; at < 7; at += 1) made.push(await now.posts.insert(values(at)))
    // These times differ by microseconds, which a JavaScript date cannot represent.
    await now.database.db.execute(
      sql`update posts set published_at = '2026-01-01T00:00:00Z'::timestamptz + id * interval '1 microsecond'`,
    )
    const { newer, older, related } = await now.posts.listNeighbors(
      await now.posts.get(made[3]!.id),
    )
    expect([older?.slug, newer?.slug]).toEqual(['told-2', 'told-4'])
    expect(related.map(({ slug }) => slug).sort()).toEqual(['told-1', 'told-5', 'told-6'])

    await now.database.db.execute(sql`
      insert into posts (slug, title, excerpt, content, cover_image, category, published, published_at)
      select 'many-' || n, 'Many', '', '', '', case when n % 50 = 0 then 'rare' else 'adventure' end,
        true, now() - n * interval '1 hour'
      from generate_series(1, 3000) n`)
    await now.database.db.execute(sql`analyze posts`)
    const rare = await now.posts.getPublished('many-1500')
    const query = createPostsByTime(
      now.database.db,
      createPublishedPosts(now.database.db, 'everyone'),
    ).neighborsQuery(rare, [rare.category])
    const { rows } = await now.database.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain ${query.getSQL()}`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('posts_newest_of_category_index')
    expect(plan).not.toContain('Seq Scan')
  })
})
