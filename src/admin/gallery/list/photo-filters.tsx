import { Search } from 'lucide'
import type { ReactNode } from 'react'
import { adminGalleryTexts as texts } from '#shared/texts/gallery.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Select } from '../../controls/select.tsx'
import type { PhotoListView } from './use-photo-list.ts'

export function PhotoFilters({ list, children }: { list: PhotoListView; children: ReactNode }) {
  const offered = list.categories.map((category) => ({ value: category, label: category }))
  return (
    <div className="filters">
      <div className="search admin-search">
        <Icon of={Search} />
        <input
          className="input"
          type="search"
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={list.term}
          onChange={(event) => list.search(event.currentTarget.value)}
        />
      </div>
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
