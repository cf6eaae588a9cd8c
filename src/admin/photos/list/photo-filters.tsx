import type { ReactNode } from 'react'
import { adminGalleryTexts as texts } from '#texts/admin/photos.ts'
import { Select } from '../../parts/fields.tsx'
import { SearchBox } from '../../parts/list.tsx'
import type { PhotoListView } from './use-photo-list.ts'

export function PhotoFilters({ list, children }: { list: PhotoListView; children: ReactNode }) {
  const offered = list.categories.map((category) => ({ value: category, label: category }))
  return (
    <div className="filters">
      <SearchBox
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={list.term}
        onSearch={list.search}
      />
      <Select
        aria-label={texts.category}
        options={[{ value: '', label: texts.anyCategory }, ...offered]}
        value={list.category}
        onChange={(event) => list.showCategory(event.currentTarget.value)}
      />
      {children}
    </div>
  )
}
