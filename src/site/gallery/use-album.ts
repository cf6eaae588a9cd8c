import { useCallback } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import { PHOTOS_PER_PORTION } from '#shared/limits.ts'
import { photosOfCategory } from '#shared/lists/search.ts'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery } from '../data/use-query.ts'
import { useCategories } from '../layout/use-categories.ts'
import { useEntryState } from '../navigation/use-entry-state.ts'

interface AlbumAddress {
  category: string | null
  page: string | undefined
  /** The filter as it stands now. */
  chosen: string | null
}

export interface AlbumView {
  /** What there is to show under the filter; undefined while it is not known. */
  photos: Photo[] | undefined
  categories: string[]
  isLoading: boolean
  hasFailed: boolean
  hasMore: boolean
  /** The portion the page began with, for the links of readers without JavaScript. */
  page: number
  pages: number
  /** Everything is fetched when somebody filters, scrolls on or opens a photo; not before. */
  wantAll: () => void
}

export function useAlbum({ category, page, chosen }: AlbumAddress): AlbumView {
  const queries = useSiteQueries()
  const { of } = useCategories('photos')
  const [isAllWanted, setAllWanted] = useEntryState('all photos', false)
  const portion = useQuery(queries.galleryPage({ category: category ?? undefined, page }))
  const first = portion.data
  const isPortionAll = first !== undefined && category === null && first.pages === 1
  const everything = useQuery({ ...queries.photos(), enabled: isAllWanted && !isPortionAll })
  const all = isPortionAll ? first.photos : everything.data
  const ofPortion = chosen === category ? first?.photos : undefined
  const photos = all
    ? photosOfCategory(all, chosen, of).slice(chosen === category ? startOf(first?.page) : 0)
    : ofPortion
  const hasFailed = portion.isError || (everything.isError && !photos)
  return {
    photos,
    categories: first?.categories ?? [],
    isLoading: !photos && !hasFailed,
    hasFailed,
    hasMore: !all && first !== undefined && first.page < first.pages,
    page: first?.page ?? 1,
    pages: first?.pages ?? 1,
    wantAll: useCallback(() => setAllWanted(true), [setAllWanted]),
  }
}

const startOf = (page = 1) => (page - 1) * PHOTOS_PER_PORTION
