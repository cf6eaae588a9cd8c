import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { accountTexts } from '#texts/admin/accounts.ts'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { NoMailbox } from '../accounts/my-email.tsx'
import { adminPostsQuery } from '../app/queries.ts'
import { VisitorsCard } from '../statistics/visitors-card.tsx'
import { CategoryAges } from './glance/category-ages.tsx'
import { NextOut } from './glance/next-out.tsx'
import { WritingYear } from './glance/writing-year.tsx'
import { Invitation } from './invitation.tsx'
import { RecentPosts } from './recent-posts.tsx'
import { Welcome } from './welcome.tsx'
import { WorthALook } from './worth-a-look.tsx'

function Counts({ posts }: { posts: readonly AdminPostRow[] | undefined }) {
  const published = posts?.filter((post) => post.published).length
  const drafts = posts && published !== undefined ? posts.length - published : undefined
  const counts = [
    [dashboardTexts.counts.total, posts?.length],
    [dashboardTexts.counts.published, published],
    [dashboardTexts.counts.drafts, drafts],
  ] as const
  return (
    <dl className="counts">
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Overview({ onViewAll }: { onViewAll: () => void }) {
  const { data: posts } = useQuery(adminPostsQuery)
  return (
    <>
      <Invitation />
      <NoMailbox>
        <Link className="text-link" href="/admin/settings#account">
          {accountTexts.useOwnAddress}
        </Link>
      </NoMailbox>
      <Welcome posts={posts} />
      <WorthALook />
      <Counts posts={posts} />
      <div className="dash-two">
        {posts && posts.length > 0 && <NextOut posts={posts} />}
        <VisitorsCard />
      </div>
      <RecentPosts onViewAll={onViewAll} />
      {posts && posts.length > 0 && (
        <>
          <WritingYear posts={posts} />
          <CategoryAges posts={posts} />
        </>
      )}
    </>
  )
}
