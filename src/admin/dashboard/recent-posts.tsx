import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide'
import { Link } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { DASHBOARD_RECENT_POSTS } from '#shared/limits.ts'
import { statusOf } from '#shared/schedule/schedule.ts'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { dates } from '#texts/grammar.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { adminPostsQuery, draftsQuery } from '../app/queries.ts'
import { PostsFailed } from '../posts/posts-failed.tsx'
import { StatusTag } from '../posts/status-tag.tsx'
import { UnfinishedDrafts } from '../posts/unfinished-drafts.tsx'

function RecentPost({ post }: { post: AdminPostRow }) {
  const { date } = post
  return (
    <li>
      <span className="row-pic">
        <ResponsiveImage src={post.coverImage} alt="" sizes="72px" width={72} height={54} />
      </span>
      <div>
        <strong dir="auto">
          <Link className="cover-link" href={`/admin/posts/${post.id}/edit`}>
            {post.title}
          </Link>
        </strong>
        <time className="date" dateTime={date}>
          {dates.short(date)}
        </time>
      </div>
      <StatusTag status={statusOf(post)} />
    </li>
  )
}

function Waiting() {
  return (
    <div className="rows-waiting">
      {Array.from({ length: DASHBOARD_RECENT_POSTS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
        <Skeleton key={row} className="is-row">
          <SkeletonPart className="row-pic" />
          <span>
            <SkeletonPart shape="title" />
            <SkeletonPart shape="half" />
          </span>
        </Skeleton>
      ))}
    </div>
  )
}

function List() {
  const { data: posts, isError } = useQuery(adminPostsQuery)
  const { data: drafts = [] } = useQuery(draftsQuery)
  if (isError) return <PostsFailed />
  if (!posts) return <Waiting />
  if (posts.length === 0 && drafts.length === 0)
    return <p className="muted">{dashboardTexts.noPosts}</p>
  return (
    <ul className="rows">
      <UnfinishedDrafts most={DASHBOARD_RECENT_POSTS} />
      {posts.slice(0, DASHBOARD_RECENT_POSTS).map((post) => (
        <RecentPost key={post.id} post={post} />
      ))}
    </ul>
  )
}

export function RecentPosts({ onViewAll }: { onViewAll: () => void }) {
  return (
    <section className="box">
      <div className="box-head">
        <h2>{dashboardTexts.recentPosts}</h2>
        <button type="button" className="more" onClick={onViewAll}>
          {dashboardTexts.viewAll}
          <Icon of={ArrowRight} />
        </button>
      </div>
      <List />
    </section>
  )
}
