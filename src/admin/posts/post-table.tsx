import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Link } from 'wouter'
import { type AdminPostRow, removePost } from '#shared/contract/posts.admin.ts'
import { dashboardTexts } from '#texts/admin/dashboard.ts'
import { unfinishedTexts } from '#texts/admin/drafts.ts'
import { adminPostTexts, deletePostTexts, deletePostToasts } from '#texts/admin/posts.ts'
import { viewsTexts } from '#texts/admin/statistics.ts'
import { ArrowLink, Button, buttonClass } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { EmptyState } from '#ui/display/states.tsx'
import { ArrowDown } from '#ui/icons/arrow-down.ts'
import { ArrowUp } from '#ui/icons/arrow-up.ts'
import { ArrowUpDown } from '#ui/icons/arrow-up-down.ts'
import { ListFilter } from '#ui/icons/list-filter.ts'
import { Plus } from '#ui/icons/plus.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { adminPostsQuery, autosavesQuery } from '../app/queries.ts'
import { useConfirm } from '../parts/confirm.tsx'
import { Select } from '../parts/fields.tsx'
import { ListPagination, SearchBox } from '../parts/list.tsx'
import {
  type PostListState,
  type SortColumn,
  type StatusFilter,
  usePostList,
} from './post-list-view.ts'
import { PostRow, PostSkeletonRows, usePostViews } from './post-rows.tsx'
import { PostsLoadError } from './post-status.tsx'
import { useUndoDelete } from './trash.tsx'
import { UnsavedPosts } from './unsaved-posts.tsx'

const none: AdminPostRow[] = []

export function PostTable() {
  const heading = useRef<HTMLHeadingElement>(null)
  const deletePost = useDeletePost(() => heading.current?.focus())
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
      <UnsavedSection />
      <Posts onDelete={deletePost} />
    </section>
  )
}

function UnsavedSection() {
  const { data: drafts = [] } = useQuery(autosavesQuery)
  if (drafts.length === 0) return null
  return (
    <section className="unfinished" aria-label={unfinishedTexts.title}>
      <ul className="rows">
        <UnsavedPosts />
      </ul>
    </section>
  )
}

function Posts({ onDelete }: { onDelete: (post: AdminPostRow) => void }) {
  const { data: posts, isError } = useQuery(adminPostsQuery)
  const list = usePostList(posts ?? none)
  const { rows, page, pages, start, end, total } = list.shown
  const viewsOf = usePostViews(rows)
  if (isError) return <PostsLoadError />
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
            <Button variant="line" small onClick={list.showAll}>
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
        <ListPagination
          page={page}
          pages={pages}
          label={adminPostTexts.pages}
          note={adminPostTexts.shown(start + 1, end, total)}
        />
      )}
    </>
  )
}

interface SortHeadProps {
  column: SortColumn
  label: string
  list: PostListState
}

function SortHead({ column, label, list: { view, sortBy } }: SortHeadProps) {
  const isSorted = view.sort === column
  const order = view.isAscending ? 'ascending' : 'descending'
  const arrow = view.isAscending ? ArrowUp : ArrowDown
  // The first click sorts dates newest first and titles from A.
  const next = isSorted ? !view.isAscending : column === 'title'
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined}>
      <button
        type="button"
        title={adminPostTexts.sortBy(label)}
        onClick={() => sortBy(column, next)}
      >
        {label}
        <Icon of={isSorted ? arrow : ArrowUpDown} />
      </button>
    </th>
  )
}

interface PostTableFrameProps {
  list: PostListState
  hasViews: boolean
  children: ReactNode
}

function PostTableFrame({ list, hasViews, children }: PostTableFrameProps) {
  const [title, category, date, status, actions] = adminPostTexts.columns
  return (
    <div className="table-scroll">
      <table className={classNames('table post-table', hasViews && 'has-views')}>
        <thead>
          <tr>
            <SortHead column="title" label={title} list={list} />
            <th scope="col">{category}</th>
            <SortHead column="date" label={date} list={list} />
            <th scope="col">{status}</th>
            {hasViews && <th scope="col">{viewsTexts.column}</th>}
            <th scope="col">{actions}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

const options = (texts: Record<string, string>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }))

function PostFilters({ list }: { list: PostListState }) {
  const { view } = list
  return (
    <div className="filters">
      <SearchBox
        icon={ListFilter}
        aria-label={adminPostTexts.filter}
        placeholder={adminPostTexts.filterPlaceholder}
        value={view.filter}
        onSearch={list.filterBy}
      />
      <Select
        aria-label={adminPostTexts.status}
        options={options(adminPostTexts.statuses)}
        value={view.status}
        onChange={(event) => list.showStatus(event.currentTarget.value as StatusFilter)}
      />
      {/* Phones show no table headers to sort by. */}
      <div className="sort-small">
        <Select
          aria-label={adminPostTexts.sort}
          options={options(adminPostTexts.sorts)}
          value={`${view.sort} ${view.isAscending ? 'asc' : 'desc'}`}
          onChange={(event) => {
            const [sort, order] = event.currentTarget.value.split(' ')
            list.sortBy(sort as SortColumn, order === 'asc')
          }}
        />
      </div>
    </div>
  )
}

function useDeletePost(onDeleted: () => void) {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const undo = useUndoDelete()
  const { mutateAsync } = useMutation({
    mutationFn: (id: number) => api(removePost, { params: { id } }),
    async onSuccess(_, id) {
      await queryClient.invalidateQueries({ queryKey: adminPostsQuery.queryKey })
      showToast({ ...deletePostToasts.done, action: undo([{ kind: 'post', id }]) })
    },
    meta: { failed: deletePostToasts.failed },
  })
  return ({ id, title }: AdminPostRow) =>
    confirm({
      title: deletePostTexts.confirmTitle,
      text: deletePostTexts.confirm,
      cancel: deletePostTexts.cancel,
      confirm: deletePostTexts.delete,
      busy: deletePostTexts.deleting,
      children: <p className="delete-target">{title}</p>,
      act: () => mutateAsync(id),
      done: onDeleted,
    })
}
