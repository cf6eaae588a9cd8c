import * as z from 'zod/mini'
import { photoErrors } from '#texts/errors/photos.ts'
import { MAX_PHOTOS_AT_ONCE, MAX_UPLOAD_BYTES } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { Done, FocalPoint, Id, IdParams, imageUrl, text } from './fields.ts'
import { Photo } from './photos.ts'

export const PhotoDetails = z.object({
  title: text(3, 200, 'title', () => photoErrors),
  description: text(10, 2000, 'description', () => photoErrors),
  category: text(1, 60, 'category', () => photoErrors),
})

export const PhotoInput = z.extend(PhotoDetails, {
  imageUrl: imageUrl(),
})
export type PhotoInput = z.output<typeof PhotoInput>

const ChosenPhotos = z.object({
  ids: z
    .array(Id)
    .check(
      z.minLength(1, { error: () => photoErrors.noneChosen }),
      z.maxLength(MAX_PHOTOS_AT_ONCE, { error: () => photoErrors.tooManyChosen }),
    ),
})
/** Those that are gone already are no reason to refuse the others. */
const Changed = z.object({ count: z.number() })
const photos = { tag: 'photos', who: 'admin', path: '/api/admin/photos' } as const

export const createPhoto = endpoint(photos, 'POST', 'Add a photo', {
  body: PhotoInput,
  answer: Photo,
})
export const updatePhoto = endpoint(photos, 'PATCH /:id', 'Change title, description or category', {
  params: IdParams,
  body: PhotoDetails,
  answer: Photo,
})
export const removePhoto = endpoint(photos, 'DELETE /:id', 'Delete a photo', {
  params: IdParams,
  answer: Done,
})

export const removePhotos = endpoint(photos, 'POST /remove', 'Delete several photos', {
  body: ChosenPhotos,
  answer: Changed,
})
export const changePhotosCategory = endpoint(
  photos,
  'PATCH',
  'Put several photos into one category',
  { body: z.extend(ChosenPhotos, { category: PhotoDetails.shape.category }), answer: Changed },
)

export const UploadedMedia = z.object({
  /** A path of our own media, ready to be a photo's imageUrl or a post's coverImage. */
  imageUrl: z.string(),
  width: z.number(),
  height: z.number(),
  /** A thumbhash in base64. */
  placeholder: z.string(),
})
export type UploadedMedia = z.output<typeof UploadedMedia>

/** Longer addresses are shown, but the index holds no more. */
const MAX_BYTES = 2000
const fitsIndex = (url: string) => new TextEncoder().encode(url).length <= MAX_BYTES

/** A picture has one, wherever it is shown. */
const PictureFocalPoint = z.object({ imageUrl: z.string(), focalPoint: z.nullable(FocalPoint) })
export type PictureFocalPoint = z.output<typeof PictureFocalPoint>

const media = { tag: 'media', who: 'admin', path: '/api/admin' } as const

/** The body is the file itself, as application/octet-stream or image/*. */
export const uploadMedia = endpoint(
  media,
  'POST /media',
  'Store a picture from the device; the body is the file itself',
  { answer: UploadedMedia, bodyLimit: MAX_UPLOAD_BYTES },
)

export const listFocalPoints = endpoint(
  media,
  'GET /focal-points',
  'The focal point of every picture that has one',
  { answer: z.array(PictureFocalPoint) },
)
export const setFocalPoint = endpoint(
  media,
  'PUT /focal-points',
  'Set what crops of a picture keep in view; null removes it',
  {
    body: z.object({
      imageUrl: imageUrl().check(z.refine(fitsIndex, { error: () => photoErrors.longAddress })),
      focalPoint: z.nullable(FocalPoint),
    }),
    answer: PictureFocalPoint,
  },
)
