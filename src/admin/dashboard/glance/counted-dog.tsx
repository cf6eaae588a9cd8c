import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { type PostStatus, postStatuses, statusOf } from '#shared/schedule/schedule.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { LongDog } from '#ui/dog/long-dog.tsx'

/** All posts as one dog: what is published is coat, what is not yet is drawn in. The counts stand below in figures. */
export function CountedDog({ posts }: { posts: readonly AdminPostRow[] }) {
  const counts = postStatuses
    .map((status) => [status, countOf(posts, status)] as const)
    .filter(([, count]) => count > 0)
  return (
    <div className="counted-dog" aria-hidden="true">
      <LongDog />
      {counts.length > 1 && (
        <div className="dog-parts">
          {counts.map(([status, count]) => (
            <span key={status} data-status={status} style={{ flexGrow: count }}>
              <small>
                {count} <em>{adminPostTexts[status].toLowerCase()}</em>
              </small>
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

const countOf = (posts: readonly AdminPostRow[], status: PostStatus) =>
  posts.filter((post) => statusOf(post) === status).length
