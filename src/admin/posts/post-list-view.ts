import { useMemo } from 'react'
import { useSearch } from 'wouter'
import type { CategoryOf } from '#shared/categories.ts'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { postDate } from '#shared/days.ts'
import { ADMIN_POSTS_PER_PAGE } from '#shared/limits.ts'
import { type PageRange, pageRangeOf } from '#shared/lists/pages.ts'
import { type PostStatus, postStatuses, postStatusOf } from '#shared/schedule/schedule.ts'
import { language } from '#texts/grammar.ts'
import { useCategories } from '../app/diary.ts'
import { useListParams } from '../parts/list.tsx'

export const sortColumns = ['title', 'date'] as const
export type SortColumn = (typeof sortColumns)[number]
export type StatusFilter = 'all' | PostStatus

/** Sorting, filters and page of the table; the URL stores all of them. */
export interface PostListView {
  page: string | null
  sort: SortColumn
  isAscending: boolean
  filter: string
  status: StatusFilter
}

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((candidate) => candidate === value)

export function readPostListView(search: URLSearchParams): PostListView {
  const sort = oneOf(sortColumns, search.get('sort')) ?? 'date'
  const order = oneOf(['asc', 'desc'] as const, search.get('order'))
  return {
    page: search.get('page'),
    sort,
    isAscending: order ? order === 'asc' : sort === 'title',
    filter: search.get('filter') ?? '',
    status: oneOf(postStatuses, search.get('status')) ?? 'all',
  }
}

/** Separate from filtering, so that typing a filter does not sort ten thousand posts again. */
export function sortPosts(
  posts: readonly AdminPostRow[],
  { sort, isAscending }: Pick<PostListView, 'sort' | 'isAscending'>,
): AdminPostRow[] {
  const direction = isAscending ? 1 : -1
  const byTitle = new Intl.Collator(language.tag, { sensitivity: 'base', numeric: true })
  const dated = posts.map((post) => ({
    post,
    time: Date.parse(post.scheduledAt ?? postDate(post)),
  }))
  type Dated = (typeof dated)[number]
  const compare: Record<SortColumn, (a: Dated, b: Dated) => number> = {
    title: (a, b) => byTitle.compare(a.post.title, b.post.title),
    date: (a, b) => a.time - b.time,
  }
  return dated
    .sort((a, b) => direction * compare[sort](a, b) || b.post.id - a.post.id)
    .map(({ post }) => post)
}

function fits(post: AdminPostRow, term: string, status: StatusFilter, of: CategoryOf): boolean {
  if (status !== 'all' && postStatusOf(post) !== status) return false
  const text = `${post.title}\n${post.category}\n${of(post.category).label}`
  return text.toLowerCase().includes(term)
}

export interface ShownPosts extends PageRange {
  rows: AdminPostRow[]
  total: number
}

export function filterAndPaginate(
  sorted: readonly AdminPostRow[],
  view: PostListView,
  of: CategoryOf,
): ShownPosts {
  const term = view.filter.trim().toLowerCase()
  const found = sorted.filter((post) => fits(post, term, view.status, of))
  const page = pageRangeOf(found.length, ADMIN_POSTS_PER_PAGE, view.page)
  return { ...page, rows: found.slice(page.start, page.end), total: found.length }
}

export function usePostList(posts: readonly AdminPostRow[]) {
  const [, change] = useListParams()
  const address = useSearch()
  const view = useMemo(() => readPostListView(new URLSearchParams(address)), [address])
  const { of } = useCategories('posts')
  const { sort, isAscending } = view
  const sorted = useMemo(() => sortPosts(posts, { sort, isAscending }), [posts, sort, isAscending])
  const shown = useMemo(() => filterAndPaginate(sorted, view, of), [sorted, view, of])

  return {
    view,
    shown,
    filterBy: (filter: string) => change({ filter }, true),
    showStatus: (status: StatusFilter) => change({ status: status === 'all' ? '' : status }),
    sortBy: (sort: SortColumn, isAscending: boolean) =>
      change({ sort, order: isAscending ? 'asc' : 'desc' }),
    showAll: () => change({ filter: '', status: '' }),
  }
}

export type PostListState = ReturnType<typeof usePostList>
