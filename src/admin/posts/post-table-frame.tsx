import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide'
import type { ReactNode } from 'react'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { viewsTexts } from '#texts/admin/statistics.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import type { SortColumn } from './post-list-view.ts'
import type { PostList } from './use-post-list.ts'

interface SortHeadProps {
  column: SortColumn
  label: string
  list: PostList
}

function SortHead({ column, label, list: { view, sortBy } }: SortHeadProps) {
  const isSorted = view.sort === column
  const order = view.isAscending ? 'ascending' : 'descending'
  const arrow = view.isAscending ? ArrowUp : ArrowDown
  // A date is asked for newest first, a title from A.
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
  list: PostList
  /** Only while visitors are counted. */
  hasViews: boolean
  children: ReactNode
}

export function PostTableFrame({ list, hasViews, children }: PostTableFrameProps) {
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
