import * as z from 'zod/mini'
import { UploadedMedia } from '#shared/contract/media.ts'

/** Beside a photo's files, never served: what the photo's row wants to know. */
export const ABOUT_FILE = 'about.json'

export const AboutMedia = z.omit(UploadedMedia, { imageUrl: true })
export type AboutMedia = z.output<typeof AboutMedia>
