import * as z from 'zod/mini'
import { FocalPoint } from '#shared/contract/fields.ts'
import { UploadedMedia } from '#shared/contract/media.ts'

/** Beside a photo's files, never served: what the photo's row wants to know. */
export const ABOUT_FILE = 'about.json'

export const AboutMedia = z.extend(z.omit(UploadedMedia, { imageUrl: true }), {
  /** Where a crop does best, by a guess; missing for pictures from before. */
  focalPoint: z.optional(FocalPoint),
  isAnimated: z.optional(z.boolean()),
  /** Missing for pictures from before originals were kept. */
  original: z.optional(z.object({ orientation: z.number() })),
})
export type AboutMedia = z.output<typeof AboutMedia>
