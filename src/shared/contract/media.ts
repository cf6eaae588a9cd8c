import * as z from 'zod/mini'
import { MAX_UPLOAD_BYTES } from '../limits.ts'
import { endpoint } from './endpoint.ts'

export const UploadedMedia = z.object({
  /** A path of our own media, ready to be a photo's imageUrl or a post's coverImage. */
  imageUrl: z.string(),
  width: z.number(),
  height: z.number(),
  /** A thumbhash in base64. */
  placeholder: z.string(),
})
export type UploadedMedia = z.output<typeof UploadedMedia>

const media = { tag: 'media', who: 'admin', path: '/api/admin' } as const

/** The body is the file itself, as application/octet-stream or image/*. */
export const uploadMedia = endpoint(
  media,
  'POST /media',
  'Store a picture from the device; the body is the file itself',
  { answer: UploadedMedia, bodyLimit: MAX_UPLOAD_BYTES },
)
