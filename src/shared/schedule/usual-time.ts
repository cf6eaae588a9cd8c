import type { AdminPostRow } from '../contract/posts.ts'
import { wallTimeIn } from './wall-time.ts'

const LOOK_AT = 20
const FIRST_TIME = '09:00'

/** The full hour at which most of the newest posts went out; a time to begin with, which can be changed. */
export function usualTime(posts: readonly AdminPostRow[], zone: string): string {
  const hours = posts
    .filter(({ publishedAt }) => publishedAt !== null)
    .sort((a, b) => b.publishedAt!.localeCompare(a.publishedAt!))
    .slice(0, LOOK_AT)
    .map(({ publishedAt }) => wallTimeIn(zone, new Date(publishedAt!)).time.slice(0, 2))
  const counted = [...Map.groupBy(hours, (hour) => hour)].sort(
    ([one, a], [other, b]) => b.length - a.length || one.localeCompare(other),
  )
  const [most] = counted
  return most ? `${most[0]}:00` : FIRST_TIME
}
