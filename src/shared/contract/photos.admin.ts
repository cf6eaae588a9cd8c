import * as z from 'zod/mini'
import { photoErrors } from '#texts/errors/photos.ts'
import { clipLimits, MAX_PHOTOS_AT_ONCE } from '../limits.ts'
import { defineEndpoint } from './endpoint.ts'
import {
  CalendarDay,
  dayField,
  FocalPoint,
  Id,
  IdParams,
  imageUrlField,
  SuccessAnswer,
  textField,
} from './fields.ts'
import { Photo } from './photos.ts'
import { IdempotencyKey, SenderShape } from './sender.admin.ts'

const MIN_DESCRIPTION = 10
const noDescription = () => photoErrors.description

/** Only photos from other sites require a description. */
export const isDescriptionRequired = (url: string) => !url.startsWith('/media/')

export const PhotoDetails = z.object({
  title: textField(3, 200, 'title', () => photoErrors),
  description: textField(0, 2000, 'description', () => photoErrors).check(
    z.refine((words) => words === '' || words.length >= MIN_DESCRIPTION, { error: noDescription }),
  ),
  category: textField(1, 60, 'category', () => photoErrors),
  /** Alternative text; title and description stand in for a missing one. */
  alt: z.optional(textField(0, 500, 'alt', () => photoErrors)),
  /**
   * Day the photo was taken; null uses the day it was added. When absent, a new photo uses the day
   * in its file.
   */
  day: z.optional(z.nullable(dayField())),
})
export type PhotoDetails = z.output<typeof PhotoDetails>

export const DescribedPhotoDetails = PhotoDetails.check(
  z.refine(({ description }) => description !== '', {
    path: ['description'],
    error: noDescription,
  }),
)

export const PhotoInput = z.extend(PhotoDetails, { imageUrl: imageUrlField() }).check(
  z.refine((photo) => photo.description !== '' || !isDescriptionRequired(photo.imageUrl), {
    path: ['description'],
    error: noDescription,
  }),
)
export type PhotoInput = z.output<typeof PhotoInput>

const someOf = <T extends z.ZodMiniType>(item: T) =>
  z
    .array(item)
    .check(
      z.minLength(1, { error: () => photoErrors.noneChosen }),
      z.maxLength(MAX_PHOTOS_AT_ONCE, { error: () => photoErrors.tooManyChosen }),
    )
const ChosenPhotos = z.object({ ids: someOf(Id) })
/** Photos that are already gone do not fail the call for the others. */
const Changed = z.object({ count: z.number() })
const photos = { tag: 'photos', who: 'admin', path: '/api/admin/photos' } as const

const KeyHeaders = z.object({
  'idempotency-key': z.optional(IdempotencyKey),
  'sender-shape': SenderShape,
})

export const createPhoto = defineEndpoint(photos, 'POST', 'Add a photo', {
  headers: KeyHeaders,
  body: PhotoInput,
  answer: Photo,
})
export const updatePhoto = defineEndpoint(
  photos,
  'PATCH /:id',
  'Change the words, category or day of a photo',
  {
    params: IdParams,
    body: PhotoDetails,
    answer: Photo,
  },
)
export const removePhoto = defineEndpoint(photos, 'DELETE /:id', 'Delete a photo', {
  params: IdParams,
  answer: SuccessAnswer,
})

export const removePhotos = defineEndpoint(photos, 'POST /remove', 'Delete several photos', {
  body: ChosenPhotos,
  answer: Changed,
})
export const changePhotosCategory = defineEndpoint(
  photos,
  'PATCH',
  'Put several photos into one category',
  { body: z.extend(ChosenPhotos, { category: PhotoDetails.shape.category }), answer: Changed },
)

/**
 * Sort position of a photo: its day (null: the day it was added), then its position within that
 * day.
 */
const PlacedPhoto = z.object({
  id: Id,
  day: z.nullable(dayField()),
  /** When absent, the photo joins those without an arranged position. */
  position: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
})
export type DatedPhoto = z.output<typeof PlacedPhoto>

export const setPhotoDays = defineEndpoint(photos, 'POST /days', 'Set the days of several photos', {
  body: z.object({ photos: someOf(PlacedPhoto) }),
  /** Returns the days and positions before the change, so that the admin can undo it. */
  answer: z.extend(Changed, { before: z.array(PlacedPhoto) }),
})
export const arrangePhotos = defineEndpoint(
  photos,
  'PUT /order',
  'Put the photos of one day in order, from the first shown',
  { body: ChosenPhotos, answer: Changed },
)

export const SuggestedDay = z.object({
  id: z.number(),
  title: z.string(),
  imageUrl: z.string(),
  placeholder: z.nullable(z.string()),
  day: CalendarDay,
})
export type SuggestedDay = z.output<typeof SuggestedDay>
export const listSuggestedDays = defineEndpoint(
  photos,
  'GET /suggested-days',
  'Photos without a day whose name tells one',
  { answer: z.array(SuggestedDay) },
)

export const UploadedMedia = z.object({
  /** A path in our media, valid as a photo's imageUrl or a post's coverImage. */
  imageUrl: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  /** Day taken, from EXIF or the file name; absent when neither has one. */
  day: z.optional(CalendarDay),
  /** Address of the clip for markdown and a photo's `clip`; `imageUrl` is its poster. */
  clip: z.optional(z.string()),
})
export type UploadedMedia = z.output<typeof UploadedMedia>

/** Longer addresses can be shown, but they do not fit into the database index. */
const MAX_BYTES = 2000
const fitsIndex = (url: string) => new TextEncoder().encode(url).length <= MAX_BYTES

/** The focal point belongs to the image and applies wherever it is shown. */
const PictureFocalPoint = z.object({ imageUrl: z.string(), focalPoint: z.nullable(FocalPoint) })
export type PictureFocalPoint = z.output<typeof PictureFocalPoint>

const media = { tag: 'media', who: 'admin', path: '/api/admin' } as const

/**
 * The body is the file itself, as application/octet-stream, image/* or video/*. An
 * `idempotency-key` names these bytes and their role: a known key answers what was stored with it.
 */
export const uploadMedia = defineEndpoint(
  media,
  'POST /media',
  'Store a picture or a clip from the device; the body is the file itself',
  {
    query: z.object({
      name: z.optional(z.string().check(z.maxLength(1000))),
      /** For a clip: address of a stored image that becomes its poster. */
      poster: z.optional(z.string().check(z.maxLength(1000))),
    }),
    headers: KeyHeaders,
    answer: UploadedMedia,
    bodyLimit: clipLimits.sentBytes,
  },
)

/** 404 if no upload with this key has ended lately: send the file again, with the same key. */
export const getUpload = defineEndpoint(
  media,
  'GET /media/uploads/:key',
  'The answer to an upload, in case it was lost',
  { params: z.object({ key: IdempotencyKey }), answer: UploadedMedia },
)

export const listFocalPoints = defineEndpoint(
  media,
  'GET /focal-points',
  'The focal point of every picture that has one',
  { answer: z.array(PictureFocalPoint) },
)
export const setFocalPoint = defineEndpoint(
  media,
  'PUT /focal-points',
  'Set what crops of a picture keep in view; null removes it',
  {
    body: z.object({
      imageUrl: imageUrlField().check(
        z.refine(fitsIndex, { error: () => photoErrors.longAddress }),
      ),
      focalPoint: z.nullable(FocalPoint),
    }),
    answer: PictureFocalPoint,
  },
)
