import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { skeletonCounts } from '#shared/limits.ts'
import { postStatusOf } from '#shared/schedule/schedule.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { viewsTexts } from '#texts/admin/statistics.ts'
import { dates, numbers } from '#texts/grammar.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { SkeletonPart } from '#ui/display/loading.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Eye } from '#ui/icons/eye.ts'
import { PenLine } from '#ui/icons/pen-line.ts'
import { Trash2 } from '#ui/icons/trash-2.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { useCategories } from '../app/diary.ts'
import { postViewsQuery, settingsQuery } from '../app/queries.ts'
import { Tooltip } from '../parts/tooltip.tsx'
import { previewAddress } from './editor/editor-address.ts'
import { StatusTag } from './post-status.tsx'

type ViewsOf = (post: AdminPostRow) => number | undefined

/** Returns null while visitors are not counted. */
export function usePostViews(posts: readonly AdminPostRow[]): ViewsOf | null {
  const isOn = useQuery(settingsQuery).data?.features.analytics ?? false
  const ids = posts.map(({ id }) => id)
  const { data } = useQuery({ ...postViewsQuery(ids), enabled: isOn && ids.length > 0 })
  if (!isOn) return null
  const views = new Map(data?.posts.map((post) => [post.id, post.views]))
  return ({ id, published }) => {
    const read = views.get(id)
    // A draft shows a number only if visitors read it while it was published.
    return published || read ? read : undefined
  }
}

interface PostRowProps {
  post: AdminPostRow
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
          <span className="thumb">
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
        <StatusTag status={postStatusOf(post)} />
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
            // A draft has no public page, so its link opens the preview in the editor.
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

/** Phones show no table headers, so the number is followed by its unit there. */
function ViewsCell({ views }: { views: number | undefined }) {
  return (
    <td className="views">
      {views === undefined ? (
        <span className="not-small">–</span>
      ) : (
        <>
          <span className="not-small">{numbers.written(views)}</span>
          <span className="only-small-text">{viewsTexts.views(views)}</span>
        </>
      )}
    </td>
  )
}

export function PostSkeletonRows() {
  return Array.from({ length: skeletonCounts.adminPostRows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
    <tr key={row} data-skeleton="">
      {adminPostTexts.columns.map((column) => (
        <td key={column}>
          <SkeletonPart />
        </td>
      ))}
    </tr>
  ))
}
