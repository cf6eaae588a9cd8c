import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { Link, useSearchParams } from 'wouter'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Pagination } from '#ui/controls/pagination.tsx'
import { Icon, type IconNode } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Search } from '#ui/icons/search.ts'
import { SkeletonRows, type SkeletonShape } from './skeletons.tsx'

/** Reads the list's filters from the address; changing one to an empty value removes it. */
export function useListParams() {
  const [params, setParams] = useSearchParams()
  const change = (values: Record<string, string>, replace = false) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        // A changed filter starts again at the first page.
        after.delete('page')
        for (const [name, value] of Object.entries(values)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace },
    )
  return [params, change] as const
}

export const readListParams = (params: URLSearchParams) => ({
  search: params.get('search') ?? '',
  state: params.get('state'),
  page: params.get('page') ?? '1',
})

export function useListFilters() {
  const [params, change] = useListParams()
  return {
    params,
    ...readListParams(params),
    searchFor: (text: string) => change({ search: text }, true),
    showState: (state: string) => change({ state }),
  }
}

interface SearchBoxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'value' | 'onChange'> {
  'aria-label': string
  value: string
  onSearch: (text: string) => void
  icon?: IconNode
}

export function SearchBox({ onSearch, icon = Search, ...input }: SearchBoxProps) {
  return (
    <div className="search admin-search">
      <Icon of={icon} />
      <input
        {...input}
        className="input"
        type="search"
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
    </div>
  )
}

interface LoadedListProps {
  query: Pick<UseQueryResult<{ total: number }>, 'data' | 'isError' | 'refetch'>
  failed: string
  waiting?: SkeletonShape
  /** For searchable lists: whether the list is empty without any search. */
  isEmpty?: boolean
  empty: ReactNode
  children: ReactNode
}

export function LoadedList({ query, failed, waiting, isEmpty, empty, children }: LoadedListProps) {
  const { data, isError, refetch } = query
  return (
    <>
      {isError && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
          {failed}
        </ErrorBox>
      )}
      {!data && !isError && <SkeletonRows shape={waiting} />}
      {data && ((isEmpty ?? data.total === 0) ? empty : children)}
    </>
  )
}

export function usePageParam() {
  const [search] = useSearchParams()
  return {
    page: readListParams(search).page,
    hrefOfPage(page: number) {
      const there = new URLSearchParams(search)
      there.set('page', String(page))
      return `?${there}`
    },
  }
}

interface ListPagesProps {
  page: number
  pages: number
  label: string
  note?: string
}

export function ListPagination({ page, pages, label, note }: ListPagesProps) {
  const { hrefOfPage } = usePageParam()
  if (pages < 2 && !note) return null
  return (
    <div className="table-foot">
      {note && <p className="muted">{note}</p>}
      {pages > 1 && (
        <Pagination
          as={Link}
          current={page}
          total={pages}
          hrefFor={hrefOfPage}
          label={label}
          previousLabel={adminPostTexts.previous}
          nextLabel={adminPostTexts.next}
          pageLabel={adminPostTexts.page}
        />
      )}
    </div>
  )
}
