import * as z from 'zod/mini'
import { FocalPoint } from '#shared/contract/fields.ts'
import { UploadedMedia } from '#shared/contract/photos.admin.ts'
import { mediaUrl } from '#shared/urls/media-url.ts'

/** An upload is a folder named by 128 random bits, so that nobody can guess another's. */
const NAME = /\/media\/([0-9a-f]{32})\//g

export function mediaNameOf(imageUrl: string): string | null {
  return /^\/media\/([0-9a-f]{32})\//.exec(imageUrl)?.[1] ?? null
}

/** Where the picture of that folder is, whatever else its address was said to be. */
export const mediaUrlOf = (imageUrl: string, about: AboutMedia) =>
  mediaUrl(`/media/${mediaNameOf(imageUrl)}`, about)

/** Every name that any of these texts holds, in an address, in markdown or alone. */
export function mediaNamesIn(texts: Iterable<string>): Set<string> {
  const names = new Set<string>()
  for (const text of texts) {
    for (const [, name] of text.matchAll(NAME)) if (name) names.add(name)
  }
  return names
}

/** The pixels as they were uploaded, without metadata: other sizes can be made from it again. */
export const ORIGINAL_FILE = 'original'

/** Beside the files of its poster. */
export const CLIP_FILE = 'clip.mp4'

/** What the photo's row and its owner want to know of the files. */
export const ABOUT_FILE = 'about.json'

const privateFiles = [ABOUT_FILE, ORIGINAL_FILE]

/** Never served to anybody. */
export const isPrivateFile = (file: string) => privateFiles.includes(file)

export const AboutMedia = z.extend(z.omit(UploadedMedia, { imageUrl: true, clip: true }), {
  /** Where a crop does best, by a guess; missing for pictures from before. */
  focalPoint: z.optional(FocalPoint),
  /** Of a clip: the rest is about its poster. */
  clip: z.optional(z.object({ seconds: z.number() })),
  isAnimated: z.optional(z.boolean()),
  /** Missing for pictures from before originals were kept. */
  original: z.optional(z.object({ orientation: z.number() })),
})
export type AboutMedia = z.output<typeof AboutMedia>
