import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { unfinishedTexts } from '#texts/admin/drafts.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { adminPostsQuery, draftsQuery } from '../app/queries.ts'
import { DeletePost } from './delete-post.tsx'
import { PostFilters } from './post-filters.tsx'
import { PostRow } from './post-row.tsx'
import { PostSkeletonRows } from './post-skeleton-rows.tsx'
import { PostTableFrame } from './post-table-frame.tsx'
import { PostsFailed } from './posts-failed.tsx'
import { UnfinishedDrafts } from './unfinished-drafts.tsx'
import { usePostList } from './use-post-list.ts'
import { usePostViews } from './views/use-post-views.ts'

const none: AdminPostRow[] = []

export function PostTable() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [toDelete, setToDelete] = useState<AdminPostRow | null>(null)
  return (
    <section className="box table-box">
      <div className="box-head">
        <h2 ref={heading} tabIndex={-1}>
          {adminPostTexts.heading}
        </h2>
        <Link className={buttonClass({ small: true })} href="/admin/posts/new">
          <Icon of={Plus} />
          {dashboardTexts.newPost}
        </Link>
      </div>
      <Unfinished />
      <Posts onDelete={setToDelete} />
      <DeletePost
        post={toDelete}
        onClose={() => setToDelete(null)}
        // The button that was pressed is gone with its row.
        onDeleted={() => setTimeout(() => heading.current?.focus())}
      />
    </section>
  )
}

function Unfinished() {
  const { data: drafts = [] } = useQuery(draftsQuery)
  if (drafts.length === 0) return null
  return (
    <section className="unfinished" aria-label={unfinishedTexts.title}>
      <ul className="rows">
        <UnfinishedDrafts />
      </ul>
    </section>
  )
}

function Posts({ onDelete }: { onDelete: (post: AdminPostRow) => void }) {
  const { data: posts, isError } = useQuery(adminPostsQuery)
  const list = usePostList(posts ?? none)
  const { rows, page, pages, start, end, total } = list.shown
  const viewsOf = usePostViews(rows)
  if (isError) return <PostsFailed />
  if (posts?.length === 0) {
    return (
      <EmptyState
        action={
          <ArrowLink as={Link} href="/admin/posts/new">
            {adminPostTexts.createFirst}
          </ArrowLink>
        }
      >
        {adminPostTexts.empty}
      </EmptyState>
    )
  }
  return (
    <>
      <PostFilters list={list} />
      {posts && total === 0 ? (
        <EmptyState
          action={
            <Button look="line" small onClick={list.showAll}>
              {adminPostTexts.showAll}
            </Button>
          }
        >
          {adminPostTexts.noMatch}
        </EmptyState>
      ) : (
        <PostTableFrame list={list} hasViews={viewsOf !== null}>
          {posts ? (
            rows.map((post) => (
              <PostRow key={post.id} post={post} viewsOf={viewsOf} onDelete={onDelete} />
            ))
          ) : (
            <PostSkeletonRows />
          )}
        </PostTableFrame>
      )}
      {pages > 1 && (
        <div className="table-foot">
          <p className="muted">{adminPostTexts.shown(start + 1, end, total)}</p>
          <Pagination
            as={Link}
            current={page}
            total={pages}
            hrefFor={list.hrefOfPage}
            label={adminPostTexts.pages}
            previousLabel={adminPostTexts.previous}
            nextLabel={adminPostTexts.next}
            pageLabel={adminPostTexts.page}
          />
        </div>
      )}
    </>
  )
}
