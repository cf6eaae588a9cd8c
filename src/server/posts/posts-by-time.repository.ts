import { and, asc, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { RELATED_POSTS } from '#shared/limits.ts'
import type { Db } from '../platform/database/database.ts'
import type { PostRow } from './post-row.ts'
import { posts } from './posts.table.ts'
import { isPublished, newestFirst } from './published-posts.repository.ts'

export type LinkedPostRow = Pick<
  PostRow,
  'id' | 'slug' | 'title' | 'coverImage' | 'category' | 'publishedAt' | 'createdAt'
>

export interface PostNeighbors {
  newer: LinkedPostRow | null
  older: LinkedPostRow | null
  /** Of the same category, nearest in time first. */
  related: LinkedPostRow[]
}

const { id, slug, title, coverImage, category, publishedAt, createdAt } = posts
const columns = { id, slug, title, coverImage, category, publishedAt, createdAt }
const oldestFirst = [asc(publishedAt), asc(createdAt), asc(id)]
const place = sql`(${publishedAt}, ${createdAt}, ${id})`

/** What was told before and after a post: a few rows from either side of its place in an index. */
export function createPostNeighbors(db: Db) {
  const listBeside = (post: PostRow, side: 'newer' | 'older', filter?: SQL) => {
    // Compared in the database, whose times are finer than ours.
    const its = (column: SQL) => sql`(select ${column} from ${posts} where ${id} = ${post.id})`
    const own = sql`(${its(sql`${publishedAt}`)}, ${its(sql`${createdAt}`)}, ${post.id}::int)`
    const beside = side === 'newer' ? sql`${place} > ${own}` : sql`${place} < ${own}`
    return db
      .select({ ...columns, group: sql<string>`${filter ? 'related' : side}`.as('group') })
      .from(posts)
      .where(and(isPublished(), filter, ne(id, post.id), beside))
      .orderBy(...(side === 'newer' ? oldestFirst : newestFirst))
      .limit(filter ? RELATED_POSTS + 1 : 1)
  }

  const neighborsQuery = (post: PostRow, spellings: string[]) => {
    const ofCategory = inArray(category, spellings)
    return unionAll(
      listBeside(post, 'newer'),
      listBeside(post, 'older'),
      listBeside(post, 'newer', ofCategory),
      listBeside(post, 'older', ofCategory),
    )
  }

  return {
    neighborsQuery,

    /** `spellings` are those of its category. */
    async listNeighbors(post: PostRow, spellings: string[]): Promise<PostNeighbors> {
      const rows = await neighborsQuery(post, spellings)
      const newer = rows.find(({ group }) => group === 'newer') ?? null
      const older = rows.find(({ group }) => group === 'older') ?? null
      const away = (row: LinkedPostRow) =>
        Math.abs(Number(row.publishedAt) - Number(post.publishedAt))
      const related = rows
        .filter((row) => row.group === 'related' && row.id !== newer?.id && row.id !== older?.id)
        .sort((one, other) => away(one) - away(other))
        .slice(0, RELATED_POSTS)
      return { newer, older, related }
    },
  }
}
