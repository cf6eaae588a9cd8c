import { Eye, PenLine, Trash2 } from 'lucide'
import { Link } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { statusOf } from '#shared/schedule/schedule.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { dates } from '#texts/grammar.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useCategories } from '../app/diary.ts'
import { Tooltip } from '../parts/tooltip.tsx'
import { previewAddress } from './editor/editor-address.ts'
import { StatusTag } from './status-tag.tsx'
import type { ViewsOf } from './views/use-post-views.ts'
import { ViewsCell } from './views/views-cell.tsx'

interface PostRowProps {
  post: AdminPostRow
  /** Null for a table without views. */
  viewsOf: ViewsOf | null
  onDelete: (post: AdminPostRow) => void
}

export function PostRow({ post, viewsOf, onDelete }: PostRowProps) {
  const { label, badge } = useCategories('posts').of(post.category)
  const { date } = post
  return (
    <tr>
      <td>
        <span className="post-cell">
          <span className="row-pic">
            {post.coverImage && (
              <ResponsiveImage src={post.coverImage} alt="" sizes="56px" width={56} height={42} />
            )}
          </span>
          <Link className="row-title" dir="auto" href={`/admin/posts/${post.id}/edit`}>
            {post.title}
          </Link>
        </span>
      </td>
      <td>
        <Tag badge={badge}>{label}</Tag>
      </td>
      <td>
        <time dateTime={date}>{dates.short(date)}</time>
      </td>
      <td>
        <StatusTag status={statusOf(post)} />
      </td>
      {viewsOf && <ViewsCell views={viewsOf(post)} />}
      <td>
        <Tooltip text={adminPostTexts.acts.view}>
          {post.published ? (
            <a
              className="icon-btn"
              href={`/blog/${post.slug}`}
              aria-label={adminPostTexts.view(post.title)}
            >
              <Icon of={Eye} />
            </a>
          ) : (
            // A draft has no public page: the editor shows it as visitors will see it.
            <Link
              className="icon-btn"
              href={previewAddress(post.id)}
              aria-label={adminPostTexts.view(post.title)}
            >
              <Icon of={Eye} />
            </Link>
          )}
        </Tooltip>
        <Tooltip text={adminPostTexts.acts.edit}>
          <Link
            className="icon-btn"
            href={`/admin/posts/${post.id}/edit`}
            aria-label={adminPostTexts.edit(post.title)}
          >
            <Icon of={PenLine} />
          </Link>
        </Tooltip>
        <Tooltip text={adminPostTexts.acts.delete}>
          <IconButton label={adminPostTexts.delete(post.title)} onClick={() => onDelete(post)}>
            <Icon of={Trash2} />
          </IconButton>
        </Tooltip>
      </td>
    </tr>
  )
}
