import * as z from 'zod/mini'
import { FocalPoint } from '#shared/contract/fields.ts'
import { UploadedMedia } from '#shared/contract/photos.admin.ts'
import { mediaUrl } from '#shared/urls/media-url.ts'

/** An upload's folder is named by 128 random bits, so that nobody can guess its address. */
const NAME = /\/media\/([0-9a-f]{32})\//g

export function mediaNameOf(imageUrl: string): string | null {
  return /^\/media\/([0-9a-f]{32})\//.exec(imageUrl)?.[1] ?? null
}

/** Builds the address from the stored facts: the size in a given address may be wrong. */
export const mediaUrlOf = (imageUrl: string, about: MediaMetadata) =>
  mediaUrl(`/media/${mediaNameOf(imageUrl)}`, about)

export function mediaNamesIn(texts: Iterable<string>): Set<string> {
  const names = new Set<string>()
  for (const text of texts) {
    for (const [, name] of text.matchAll(NAME)) if (name) names.add(name)
  }
  return names
}

/** The original has all pixels but no metadata, so that other sizes can be made later. */
export const ORIGINAL_FILE = 'original'

export const CLIP_FILE = 'clip.mp4'

export const METADATA_FILE = 'about.json'

const privateFiles = [METADATA_FILE, ORIGINAL_FILE]

export const isPrivateFile = (file: string) => privateFiles.includes(file)

export const MediaMetadata = z.extend(z.omit(UploadedMedia, { imageUrl: true, clip: true }), {
  /** Missing for pictures that earlier versions stored. */
  focalPoint: z.optional(FocalPoint),
  /** For a clip, all other fields describe its poster. */
  clip: z.optional(z.object({ seconds: z.number() })),
  isAnimated: z.optional(z.boolean()),
  original: z.optional(z.object({ orientation: z.number() })),
})
export type MediaMetadata = z.output<typeof MediaMetadata>
