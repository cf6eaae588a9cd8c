import {
  type Categories,
  type CategoryOf,
  type OwnCategories,
  readCategories,
} from '../categories/own-categories.ts'
import type { GalleryPage, GalleryQuery, Photo } from '../contract/photos.ts'
import { PHOTOS_PER_PORTION } from '../limits.ts'
import { paginate } from './pagination.ts'

/** One label for each category in use, in the order of the alphabet. */
export function photoCategories(
  photos: readonly Pick<Photo, 'category'>[],
  { of, isHidden }: Pick<Categories, 'of' | 'isHidden'>,
): string[] {
  const labels = new Map<string, string>()
  for (const { category } of photos) {
    if (!category?.trim() || isHidden(category)) continue
    const { key, label } = of(category)
    labels.set(key, label)
  }
  return [...labels.values()].sort((a, b) => a.localeCompare(b, 'en'))
}

export function photosOfCategory<P extends Pick<Photo, 'category'>>(
  photos: readonly P[],
  category: string | null | undefined,
  of: CategoryOf,
): P[] {
  if (!category) return [...photos]
  const wanted = of(category).key
  return photos.filter((photo) => photo.category && of(photo.category).key === wanted)
}

/** A portion of the album, the same whether the server cuts it or the browser. */
export function galleryPageOf(
  photos: readonly Photo[],
  query: GalleryQuery,
  own: OwnCategories,
): GalleryPage {
  const categories = readCategories('photos', own)
  const found = photosOfCategory(photos, query.category, categories.of)
  const { page, pages, start, end } = paginate(found.length, PHOTOS_PER_PORTION, query.page)
  return {
    photos: found.slice(start, end),
    total: found.length,
    page,
    pages,
    categories: photoCategories(photos, categories),
  }
}
