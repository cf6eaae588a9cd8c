import { useMemo } from 'react'
import { useSearch, useSearchParams } from 'wouter'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { useCategories } from '../app/diary.ts'
import {
  readView,
  type ShownStatus,
  type SortColumn,
  showPosts,
  sortPosts,
} from './post-list-view.ts'

/** The table as the address asks for it, and the ways to change the address. */
export function usePostList(posts: readonly AdminPostRow[]) {
  const [search, setSearch] = useSearchParams()
  const address = useSearch()
  const view = useMemo(() => readView(new URLSearchParams(address)), [address])
  const { of } = useCategories('posts')
  const { sort, isAscending } = view
  const sorted = useMemo(() => sortPosts(posts, { sort, isAscending }), [posts, sort, isAscending])
  const shown = useMemo(() => showPosts(sorted, view, of), [sorted, view, of])

  const change = (change: Record<string, string>, replace = false) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        // another list begins at its first page
        after.delete('page')
        for (const [name, value] of Object.entries(change)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace },
    )

  return {
    view,
    shown,
    filterBy: (filter: string) => change({ filter }, true),
    showStatus: (status: ShownStatus) => change({ status: status === 'all' ? '' : status }),
    sortBy: (sort: SortColumn, isAscending: boolean) =>
      change({ sort, order: isAscending ? 'asc' : 'desc' }),
    showAll: () => change({ filter: '', status: '' }),
    hrefOfPage(page: number) {
      const there = new URLSearchParams(search)
      there.set('page', String(page))
      return `/admin?${there}`
    },
  }
}

export type PostList = ReturnType<typeof usePostList>
