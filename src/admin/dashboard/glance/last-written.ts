import type { CategoryOf } from '#shared/categories.ts'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'

export interface LastWritten {
  label: string
  /** The day of its newest published story; null when there is none. */
  day: string | null
}

type Told = Pick<AdminPostRow, 'published' | 'date' | 'category'>

/** Each category with the day it was last written about, the longest ago first. */
export function lastWritten(
  labels: readonly string[],
  posts: readonly Told[],
  of: CategoryOf,
): LastWritten[] {
  const newest = new Map<string, string>()
  for (const { published, date, category } of posts) {
    const { key } = of(category)
    if (published && date > (newest.get(key) ?? '')) newest.set(key, date)
  }
  return labels
    .map((label) => ({ label, day: newest.get(of(label).key) ?? null }))
    .sort((a, b) => (a.day ?? '').localeCompare(b.day ?? ''))
}
