import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { CalendarDay, CategoryQuery, FocalPoint, IdParams, PageQuery, Timestamp } from './fields.ts'

export const Photo = z.object({
  id: z.number(),
  path: z.string(),
  imageUrl: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  /** Alternative text; absent when the owner wrote none. */
  alt: z.optional(z.string()),
  category: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  placeholder: z.nullable(z.string()),
  focalPoint: z.nullable(FocalPoint),
  /** Address of the clip; `imageUrl` is its poster. */
  clip: z.optional(z.string()),
  createdAt: Timestamp,
  /** Day the photo was taken if known, else the day it was added, in the diary's time zone. */
  date: CalendarDay,
  /** The dog's age that day as a sentence; null before the birthday. */
  age: z.nullable(z.string()),
})
export type Photo = z.output<typeof Photo>

export const PhotoLink = z.object({ path: z.string(), title: z.string() })
export type PhotoLink = z.output<typeof PhotoLink>

export const PhotoPage = z.extend(Photo, {
  newer: z.nullable(PhotoLink),
  older: z.nullable(PhotoLink),
})
export type PhotoPage = z.output<typeof PhotoPage>

/** A batch of the album, so that pages stay small with thousands of photos. */
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

export const listPhotos = defineEndpoint(
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
export const getPhoto = defineEndpoint(
  photos,
  'GET /photos/:id',
  'One photo, with links to its neighbors in the album',
  { params: IdParams, answer: PhotoPage },
)

export const getGalleryPage = defineEndpoint(
  photos,
  'GET /gallery-page',
  'A portion of the photos, with the categories of all of them',
  { query: GalleryQuery, answer: GalleryPage },
)
