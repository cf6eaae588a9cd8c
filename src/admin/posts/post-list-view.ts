import { categoryOf } from '#shared/categories.ts'
import type { AdminPostRow } from '#shared/contract/posts.ts'
import { postDate } from '#shared/dates.ts'
import { ADMIN_POSTS_PER_PAGE } from '#shared/limits.ts'
import { type Page, paginate } from '#shared/pagination.ts'

export const sortColumns = ['title', 'date'] as const
export type SortColumn = (typeof sortColumns)[number]
export type PostStatus = 'all' | 'published' | 'draft'

/** How the table is looked at; all of it lives in the address. */
export interface PostListView {
  page: string | null
  sort: SortColumn
  isAscending: boolean
  filter: string
  status: PostStatus
}

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value)

export function readView(search: URLSearchParams): PostListView {
  const sort = oneOf(sortColumns, search.get('sort')) ?? 'date'
  const order = oneOf(['asc', 'desc'] as const, search.get('order'))
  return {
    page: search.get('page'),
    sort,
    isAscending: order ? order === 'asc' : sort === 'title',
    filter: search.get('filter') ?? '',
    status: oneOf(['published', 'draft'] as const, search.get('status')) ?? 'all',
  }
}

const byTitle = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
const compare: Record<SortColumn, (a: AdminPostRow, b: AdminPostRow) => number> = {
  title: (a, b) => byTitle.compare(a.title, b.title),
  date: (a, b) => Date.parse(postDate(a)) - Date.parse(postDate(b)),
}

function fits(post: AdminPostRow, term: string, status: PostStatus): boolean {
  if (status !== 'all' && post.published !== (status === 'published')) return false
  const text = `${post.title}\n${post.category}\n${categoryOf(post.category).label}`
  return text.toLowerCase().includes(term)
}

export interface ShownPosts extends Page {
  rows: AdminPostRow[]
  total: number
}

export function showPosts(posts: readonly AdminPostRow[], view: PostListView): ShownPosts {
  const term = view.filter.trim().toLowerCase()
  const direction = view.isAscending ? 1 : -1
  const found = posts
    .filter((post) => fits(post, term, view.status))
    .sort((a, b) => direction * compare[view.sort](a, b) || b.id - a.id)
  const page = paginate(found.length, ADMIN_POSTS_PER_PAGE, view.page)
  return { ...page, rows: found.slice(page.start, page.end), total: found.length }
}
