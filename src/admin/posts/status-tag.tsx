import type { PostStatus } from '#shared/schedule/schedule.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { Tag } from '#ui/display/tag.tsx'

const badges = { published: 'good', scheduled: 'due', draft: 'grey' } as const

export function StatusTag({ status }: { status: PostStatus }) {
  return <Tag badge={badges[status]}>{adminPostTexts[status]}</Tag>
}
