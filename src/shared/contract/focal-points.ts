import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { FocalPoint, imageUrl } from './fields.ts'

/** Longer addresses are shown, but the index holds no more. */
const MAX_BYTES = 2000
const fitsIndex = (url: string) => new TextEncoder().encode(url).length <= MAX_BYTES

const media = { tag: 'media', who: 'admin', path: '/api/admin' } as const

/** A picture has one, wherever it is shown. */
const PictureFocalPoint = z.object({ imageUrl: z.string(), focalPoint: z.nullable(FocalPoint) })
export type PictureFocalPoint = z.output<typeof PictureFocalPoint>

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
      imageUrl: imageUrl('Please enter a valid image URL').check(
        z.refine(fitsIndex, { error: 'This address is too long for a focal point' }),
      ),
      focalPoint: z.nullable(FocalPoint),
    }),
    answer: PictureFocalPoint,
  },
)
