import type { PageFigures, PostMark } from '#shared/contract/statistics.ts'
import type { DayOf } from '../settings/diary-day.ts'
import type { Days } from './figures.repository.ts'
import { daysAfter } from './figures.ts'

interface Marked {
  id: number
  slug: string
  title: string
  coverImage: string
}

/** What statistics ask of the posts. */
export interface CountedPosts {
  listPublishedBetween(from: Date, to: Date): Promise<(Marked & { publishedAt: Date | null })[]>
  listPublishedBySlugs(slugs: string[]): Promise<Marked[]>
  listSlugs(ids: number[]): Promise<{ id: number; slug: string }[]>
}

/** Of pages that are no posts. */
export type TitleOf = (path: string) => Promise<string | null>

const BLOG = '/blog/'
export const pathOf = (slug: string) => BLOG + encodeURIComponent(slug)

/** Null for what is no address of a post, however it came to be counted. */
function slugOf(path: string): string | null {
  if (!path.startsWith(BLOG)) return null
  try {
    return decodeURIComponent(path.slice(BLOG.length))
  } catch {
    return null
  }
}

/** Counted paths with the names that people know them by. */
export async function describePages(
  rows: Omit<PageFigures, 'title' | 'post'>[],
  posts: CountedPosts,
  titleOf: TitleOf,
): Promise<PageFigures[]> {
  const slugs = rows.flatMap(({ path }) => slugOf(path) ?? [])
  const known = slugs.length > 0 ? await posts.listPublishedBySlugs(slugs) : []
  const byPath = new Map(known.map((post) => [pathOf(post.slug), post]))
  return Promise.all(
    rows.map(async (row) => {
      const post = byPath.get(row.path)
      if (!post) return { ...row, title: await titleOf(row.path), post: null }
      return { ...row, title: post.title, post: { id: post.id, coverImage: post.coverImage } }
    }),
  )
}

/** The posts that went out within some days, oldest first. */
export async function markPosts(
  { from, to }: Days,
  posts: CountedPosts,
  dayOf: DayOf,
): Promise<PostMark[]> {
  // No zone is further than a day from UTC.
  const around = (day: string, days: number) => new Date(daysAfter(day, days))
  const rows = await posts.listPublishedBetween(around(from, -1), around(to, 2))
  return rows
    .map(({ publishedAt, ...post }) => ({ ...post, day: publishedAt ? dayOf(publishedAt) : '' }))
    .filter(({ day }) => day >= from && day <= to)
    .reverse()
}
