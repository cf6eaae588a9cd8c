import * as z from 'zod/mini'
import { MAX_PHOTOS_AT_ONCE } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import {
  CalendarDay,
  Done,
  FocalPoint,
  Id,
  IdParams,
  imageUrl,
  Timestamp,
  text,
  WantedCategory,
  WantedPage,
} from './fields.ts'

export const Photo = z.object({
  id: z.number(),
  /** The page of its own. */
  path: z.string(),
  imageUrl: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  category: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** A thumbhash in base64, shown while the picture loads. */
  placeholder: z.nullable(z.string()),
  /** What crops keep in view. */
  focalPoint: z.nullable(FocalPoint),
  createdAt: Timestamp,
  /** The calendar day of that, in the diary's time zone. */
  date: CalendarDay,
  /** How old the dog was then, as a sentence; null before the birthday. */
  age: z.nullable(z.string()),
})
export type Photo = z.output<typeof Photo>

export const PhotoLink = z.object({ path: z.string(), title: z.string() })
export type PhotoLink = z.output<typeof PhotoLink>

/** A photo as its own page shows it, with those beside it in the album. */
export const PhotoPage = z.extend(Photo, {
  newer: z.nullable(PhotoLink),
  older: z.nullable(PhotoLink),
})
export type PhotoPage = z.output<typeof PhotoPage>

export const PhotoDetails = z.object({
  title: text(3, 'Title must be at least 3 characters', 200, 'Title'),
  description: text(10, 'Description must be at least 10 characters', 2000, 'Description'),
  category: text(1, 'Category is required', 60, 'Category'),
})

export const PhotoInput = z.extend(PhotoDetails, {
  imageUrl: imageUrl('Please enter a valid image URL'),
})
export type PhotoInput = z.output<typeof PhotoInput>

const photos = { tag: 'photos', who: 'anyone', path: '/api' } as const
const photosAdmin = { tag: 'photos', who: 'admin', path: '/api/admin/photos' } as const

export const listPhotos = endpoint(
  photos,
  'GET /photos',
  'All photos, newest first; `limit` takes the first few',
  {
    query: z.object({
      limit: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(100))),
    }),
    answer: z.array(Photo),
  },
)
/** Our own addition: the page of one photo. */
export const getPhoto = endpoint(
  photos,
  'GET /photos/:id',
  'One photo, with links to its neighbors in the album',
  { params: IdParams, answer: PhotoPage },
)
/** Our own addition: a portion of the album, so that its page stays small with thousands of photos. */
export const GalleryPage = z.object({
  photos: z.array(Photo),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
  categories: z.array(z.string()),
})
export type GalleryPage = z.output<typeof GalleryPage>

export const GalleryQuery = z.object({
  page: z.optional(WantedPage),
  category: z.optional(WantedCategory(200)),
})
export type GalleryQuery = z.output<typeof GalleryQuery>

export const getGalleryPage = endpoint(
  photos,
  'GET /gallery-page',
  'A portion of the photos, with the categories of all of them',
  { query: GalleryQuery, answer: GalleryPage },
)
export const createPhoto = endpoint(photosAdmin, 'POST', 'Add a photo', {
  body: PhotoInput,
  answer: Photo,
})
export const updatePhoto = endpoint(
  photosAdmin,
  'PATCH /:id',
  'Change title, description or category',
  { params: IdParams, body: PhotoDetails, answer: Photo },
)
export const removePhoto = endpoint(photosAdmin, 'DELETE /:id', 'Delete a photo', {
  params: IdParams,
  answer: Done,
})

const ChosenPhotos = z.object({
  ids: z.array(Id).check(
    z.minLength(1, { error: 'Please choose at least one photo' }),
    z.maxLength(MAX_PHOTOS_AT_ONCE, {
      error: `Please choose at most ${MAX_PHOTOS_AT_ONCE} photos at once`,
    }),
  ),
})
/** Those that are gone already are no reason to refuse the others. */
const Changed = z.object({ count: z.number() })

export const removePhotos = endpoint(photosAdmin, 'POST /remove', 'Delete several photos', {
  body: ChosenPhotos,
  answer: Changed,
})
export const changePhotosCategory = endpoint(
  photosAdmin,
  'PATCH',
  'Put several photos into one category',
  { body: z.extend(ChosenPhotos, { category: PhotoDetails.shape.category }), answer: Changed },
)
