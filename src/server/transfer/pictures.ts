import { Readable } from 'node:stream'
import { clipLimits } from '#shared/limits.ts'
import { missingPictureUrl } from '#shared/markdown/missing-picture.ts'
import { imageMarkdown } from '#shared/markdown/write-markdown.ts'
import { fetchTexts, importedTexts, warningTexts } from '#texts/errors/transfer.ts'
import type { MediaService } from '../photos/media/media.service.ts'
import { AppError } from '../platform/http/errors.ts'
import { posterPathOf } from './export-layout.ts'
import { FetchError, type FetchPicture } from './public-fetch.ts'

export interface ImportedPicture {
  /** For a clip, the address of the clip itself. */
  imageUrl: string | null
  failure: string | null
}

interface PictureOptions {
  openPicture: (source: string) => Promise<Readable | null>
  /** Null when the owner does not allow fetching from the old blog's server. */
  fetchPicture: FetchPicture | null
  base: string | null
  media: MediaService
}

const isBusy = (error: unknown) => error instanceof AppError && error.status >= 500

export function createImportPicture({ openPicture, fetchPicture, base, media }: PictureOptions) {
  async function open(source: string): Promise<Readable> {
    const embedded = openDataUrl(source)
    if (embedded) return embedded
    const inside = await openPicture(source)
    if (inside) return Readable.from(readWhole(inside, source))
    const address = findWebAddress(source, base)
    if (!address) throw new FetchError(warningTexts.pictureMissing(pictureNameOf(source)))
    if (!fetchPicture) throw notFetched(source, fetchTexts.off)
    return fetchPicture(address, isVideoFileUrl(address) ? clipLimits.sentBytes : undefined).catch(
      (error: unknown) => {
        throw error instanceof FetchError ? notFetched(source, error.message) : error
      },
    )
  }

  /** Our own export puts a poster beside each clip. */
  async function storePoster(source: string): Promise<string | undefined> {
    if (!/^\.\.\/photos\/.*\.mp4$/.test(source)) return undefined
    const poster = await openPicture(posterPathOf(source))
    return poster ? (await media.store(poster)).imageUrl : undefined
  }

  return async (source: string): Promise<ImportedPicture> => {
    try {
      const { imageUrl, clip } = await media.store(await open(source), {
        poster: await storePoster(source),
      })
      return { imageUrl: clip ?? imageUrl, failure: null }
    } catch (error) {
      // A full disk or a busy machine is a temporary fault, so the picture is retried.
      if (isBusy(error)) throw error
      return { imageUrl: null, failure: reasonOf(error, source) }
    }
  }
}

/** A damaged zip entry costs one picture, not the whole import. */
async function* readWhole(inside: Readable, source: string) {
  try {
    yield* inside
  } catch (error) {
    throw new FetchError(warningTexts.pictureDamaged(pictureNameOf(source)), { cause: error })
  }
}

const notFetched = (source: string, why: string) =>
  new FetchError(warningTexts.notFetched(pictureNameOf(source), why))

function reasonOf(error: unknown, source: string): string {
  if (error instanceof FetchError && error.message.startsWith(pictureNameOf(source))) {
    return error.message
  }
  if (error instanceof FetchError) return notFetched(source, error.message).message
  if (error instanceof AppError)
    return warningTexts.notAPicture(pictureNameOf(source), error.message)
  throw error
}

function openDataUrl(source: string): Readable | null {
  const base64 = /^data:image\/[\w.+-]+;base64,([\w+/=\s%]+)$/i.exec(source)?.[1]
  return base64 === undefined ? null : Readable.from([Buffer.from(base64, 'base64')])
}

/** Returns null when the source is a path inside the file. */
export function findWebAddress(source: string, base: string | null): string | null {
  if (/^https?:\/\//i.test(source)) return source
  if (source.startsWith('//')) return `https:${source}`
  if (source.startsWith('/') && base && URL.canParse(source, base))
    return new URL(source, base).href
  return null
}

/** The target is in angle brackets or contains no spaces. */
const TARGET = /(\]\(\s*)(<[^<>\n]*>|(?:[^\s()<>]|\([^\s()]*\))+)/g

function spellings(target: string): string[] {
  const bare = target.replace(/^<|>$/g, '')
  const plain = bare.replace(/\\(?=[!-/:-@[-`{-~])/g, '')
  try {
    return [bare, plain, decodeURI(plain)]
  } catch {
    return [bare, plain]
  }
}

export function replacePictureAddresses(markdown: string, addresses: Map<string, string>): string {
  return markdown.replace(TARGET, (whole: string, start: string, target: string) => {
    for (const spelling of spellings(target)) {
      const address = addresses.get(spelling)
      if (address !== undefined) return start + address
    }
    return whole
  })
}

export function pictureNameOf(source: string): string {
  if (source.startsWith('data:')) return importedTexts.pictureInText
  const path = source.replace(/[?#].*$/s, '')
  const name = path.slice(path.lastIndexOf('/') + 1) || path
  try {
    return decodeURIComponent(name).slice(0, 120)
  } catch {
    return name.slice(0, 120)
  }
}

/** HTML conversion leaves the address of a film alone on its line. */
export const isVideoFileUrl = (address: string) =>
  /^https?:\/\/[^\s<>()\\]+\.(?:mp4|m4v|mov|webm)(?:[?#][^\s<>()\\]*)?$/i.test(address)

/** Films that became clips are shown in the text; other films stay links. */
export const replaceVideoLinks = (markdown: string, clips: Map<string, string>) =>
  markdown
    .split('\n')
    .map((line) => (clips.has(line) ? imageMarkdown(clips.get(line)!) : line))
    .join('\n')

/** A missing picture is shown as an empty frame whose address names the original file. */
export const missingPictureUrlOf = (source: string) => missingPictureUrl(pictureNameOf(source))
