import { desc, eq, getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stores, type TestStore } from '#test/stores/stores.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import type { Database } from './platform/database/database.ts'
import { isUniqueViolation } from './platform/database/errors.ts'
import { openDatabase } from './platform/database/open-database.ts'
import * as schema from './schema.ts'

const post = {
  slug: 'first-walk',
  title: 'First walk',
  excerpt: 'A short walk.',
  content: 'Around the block.',
  coverImage: '/media/walk.webp',
  category: 'Adventures',
}

async function refusal(query: PromiseLike<unknown>): Promise<unknown> {
  try {
    await query
  } catch (error) {
    return error
  }
  throw new Error('The database accepted what it should refuse.')
}

describe.each(stores)('the tables on the $store store', ({ makePlace }) => {
  let place: TestStore
  let database: Database

  beforeAll(async () => {
    place = await makePlace()
    database = await openDatabase(place.options)
  })
  afterAll(async () => {
    await database?.close()
    await place?.remove()
  })
  beforeEach(() => resetDatabase(database.db))

  test('a taken slug or user name is refused by its own constraint', async () => {
    await database.db.insert(schema.posts).values(post)
    const slug = await refusal(database.db.insert(schema.posts).values(post))
    expect(isUniqueViolation(slug, 'posts_slug_unique')).toBe(true)
    expect(isUniqueViolation(slug, 'users_username_unique')).toBe(false)

    const missing = await refusal(
      database.db.insert(schema.posts).values({ ...post, slug: sql`null` }),
    )
    expect(isUniqueViolation(missing)).toBe(false)
  })

  test('the newest posts are read in the order of their index', async () => {
    const days = [3, 1, 5, 4, 2]
    const rows = days.map((day) => ({
      ...post,
      slug: `day-${day}`,
      published: true,
      publishedAt: new Date(Date.UTC(2026, 0, day)),
    }))
    await database.db.insert(schema.posts).values([...rows, { ...post, slug: 'draft' }])

    const newest = database.db
      .select({ slug: schema.posts.slug })
      .from(schema.posts)
      .where(eq(schema.posts.published, true))
      .orderBy(desc(schema.posts.publishedAt), desc(schema.posts.createdAt), desc(schema.posts.id))
    expect((await newest).map((row) => row.slug)).toEqual(
      [5, 4, 3, 2, 1].map((day) => `day-${day}`),
    )

    const plan = await database.db.transaction(async (tx) => {
      // A scan is cheaper with few rows; the test asks only whether the index gives the order.
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_bitmapscan = off`)
      return tx.execute(sql`explain ${newest}`)
    })
    const lines = plan.rows.map((row) => Object.values(row).join(' ')).join('\n')
    expect(lines).toContain('posts_newest_published_index')
    expect(lines).not.toContain('Sort')
  })

  test('a count is a number', async () => {
    await database.db.insert(schema.posts).values(post)
    const [row] = await database.db.select({ posts: sql<number>`count(*)::int` }).from(schema.posts)
    expect(row).toEqual({ posts: 1 })
  })

  test('a failed transaction leaves nothing behind', async () => {
    const failure = new Error('changed my mind')
    const attempt = database.db.transaction(async (tx) => {
      await tx.insert(schema.posts).values(post)
      throw failure
    })
    await expect(attempt).rejects.toBe(failure)
    expect(await database.db.$count(schema.posts)).toBe(0)
  })

  test('a library counts requests with its own SQL', async () => {
    const insert = 'insert into rate_limits values ($1, $2, $3) returning points, expire'
    const { rows } = await database.query(insert, ['ip:1', 2, 1_900_000_000_000])
    expect(rows.map((row) => [row.points, Number(row.expire)])).toEqual([[2, 1_900_000_000_000]])
  })

  test('the migrations made every table of the schema and no other', async () => {
    const { rows } = await database.query(
      "select tablename from pg_tables where schemaname = 'public' order by tablename",
    )
    const expected = Object.values(schema).map((table) => getTableName(table))
    expect(rows.map((row) => row.tablename)).toEqual(expected.sort())
  })

  test('the store says its version and its size', async () => {
    const { version, sizeBytes } = await database.describe()
    expect(version).toMatch(/^\d+\.\d+/)
    expect(sizeBytes).toBeGreaterThan(1_000_000)
  })
})
