import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CalendarDay, CategoryQuery, FocalPoint, IdParams, PageQuery, Timestamp } from './fields.ts'

export const Photo = z.object({
  id: z.number(),
  /** The page of its own. */
  path: z.string(),
  imageUrl: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  /** Our own addition: what the picture shows, where the owner wrote that apart from the words above. */
  alt: z.optional(z.string()),
  category: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** A thumbhash in base64, shown while the picture loads. */
  placeholder: z.nullable(z.string()),
  /** What crops keep in view. */
  focalPoint: z.nullable(FocalPoint),
  /** The address of the clip whose poster `imageUrl` is. */
  clip: z.optional(z.string()),
  createdAt: Timestamp,
  /** The day it was taken, where that is known; else the calendar day it was added, in the diary's time zone. */
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
  page: z.optional(PageQuery),
  category: z.optional(CategoryQuery(200)),
})
export type GalleryQuery = z.output<typeof GalleryQuery>

const photos = { tag: 'photos', who: 'anyone', path: '/api' } as const

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

export const getGalleryPage = endpoint(
  photos,
  'GET /gallery-page',
  'A portion of the photos, with the categories of all of them',
  { query: GalleryQuery, answer: GalleryPage },
)
