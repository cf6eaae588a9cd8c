import { ListFilter } from 'lucide'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { Select } from '../parts/fields.tsx'
import { SearchBox } from '../parts/list.tsx'
import type { ShownStatus, SortColumn } from './post-list-view.ts'
import type { PostList } from './use-post-list.ts'

const options = (texts: Record<string, string>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }))

export function PostFilters({ list }: { list: PostList }) {
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
        onChange={(event) => list.showStatus(event.currentTarget.value as ShownStatus)}
      />
      {/* on a phone the table has no heads to press */}
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
