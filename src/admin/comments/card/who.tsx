import { commentAnchor } from '#shared/comments/pages.ts'
import type { AdminComment } from '#shared/contract/comments.admin.ts'
import { moderationTexts as texts } from '#texts/admin/comments.ts'
import { Tag } from '#ui/display/tag.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useFormatDate, useFormatMoment } from '../../app/diary.ts'
import { writtenAgo } from './written-ago.ts'

/** Who wrote it, when, and below which post. */
export function Who({ comment }: { comment: AdminComment }) {
  const formatDate = useFormatDate()
  const formatMoment = useFormatMoment()
  const { name, email, wantsReplies, isOwner, imported, createdAt, post, state } = comment
  const isPublic = state === 'approved' && post.isPublished
  const href = `/blog/${post.slug}${isPublic ? `#${commentAnchor(comment.id)}` : ''}`
  return (
    <p className="say-who">
      <b dir="auto">{name}</b>
      {isOwner && <Tag badge="primary">{texts.owner}</Tag>}
      {imported && <Tag badge="grey">{texts.imported}</Tag>}
      <time dateTime={createdAt} title={formatMoment(createdAt)}>
        {writtenAgo(createdAt, Date.now()) ?? formatDate(createdAt)}
      </time>
      {email && <span>{email}</span>}
      {email && wantsReplies && <span>{texts.wantsReplies}</span>}
      {/* a document of its own: the public pages have another policy */}
      <a href={post.isPublished ? href : `/admin/posts/${post.id}/edit`}>
        <ResponsiveImage src={post.coverImage} alt="" sizes="30px" width={30} height={22} />
        <span dir="auto">{post.title}</span>
      </a>
    </p>
  )
}
