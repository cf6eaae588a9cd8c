import {
  type Categories,
  type CategoryOf,
  categoryOf,
  type OwnCategories,
  readCategories,
} from '../categories.ts'
import type { GalleryPage, GalleryQuery, Photo } from '../contract/photos.ts'
import { PHOTOS_PER_BATCH } from '../limits.ts'
import { pageRangeOf } from './pages.ts'

type SearchablePost = { title: string; content: string; excerpt: string; category: string }

const includesTerm = (texts: string[], term: string) => {
  const sought = term.trim().toLowerCase()
  return texts.some((text) => text.toLowerCase().includes(sought))
}

export const matchesCategoryName = (category: string, term: string, of: CategoryOf): boolean =>
  includesTerm([category, of(category).label], term)

export const matchesSearch = (post: SearchablePost, term: string, of = categoryOf): boolean =>
  includesTerm([post.title, post.content, post.excerpt], term) ||
  matchesCategoryName(post.category, term, of)

type PostFilter = { category?: string | null; search?: string | null }

export function filterPosts<P extends SearchablePost>(
  posts: readonly P[],
  { category, search }: PostFilter,
  of: CategoryOf = categoryOf,
): P[] {
  const sought = category && of(category).key
  return posts.filter(
    (post) =>
      (!sought || of(post.category).key === sought) && (!search || matchesSearch(post, search, of)),
  )
}

type SearchablePhoto = { title: string; description: string | null; category: string | null }

export const searchPhotos = <P extends SearchablePhoto>(
  photos: readonly P[],
  term: string,
  of: CategoryOf = categoryOf,
): P[] =>
  photos.filter(
    ({ title, description, category }) =>
      includesTerm([title, description ?? ''], term) ||
      matchesCategoryName(category ?? '', term, of),
  )

export function listPhotoCategories(
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

export function filterPhotosByCategory<P extends Pick<Photo, 'category'>>(
  photos: readonly P[],
  category: string | null | undefined,
  of: CategoryOf,
): P[] {
  if (!category) return [...photos]
  const sought = of(category).key
  return photos.filter((photo) => photo.category && of(photo.category).key === sought)
}

/** Returns a batch of the album; server and browser share this code, so both show the same photos. */
export function galleryPageOf(
  photos: readonly Photo[],
  query: GalleryQuery,
  own: OwnCategories,
): GalleryPage {
  const categories = readCategories('photos', own)
  const found = filterPhotosByCategory(photos, query.category, categories.of)
  const { page, pages, start, end } = pageRangeOf(found.length, PHOTOS_PER_BATCH, query.page)
  return {
    photos: found.slice(start, end),
    total: found.length,
    page,
    pages,
    categories: listPhotoCategories(photos, categories),
  }
}
