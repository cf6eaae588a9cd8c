import { Readable } from 'node:stream'
import { fetchTexts, looseEndTexts } from '#shared/texts/imports.ts'
import type { MediaService } from '../../photos/media/media.service.ts'
import { AppError } from '../../platform/http/errors.ts'
import { FetchError, type FetchPicture } from './fetch-picture.ts'
import { pictureName } from './place-pictures.ts'

export interface BroughtPicture {
  imageUrl: string | null
  /** A sentence for the report, when there is no picture. */
  failure: string | null
}

interface PictureParts {
  openPicture: (source: string) => Promise<Readable | null>
  /** Null when the old blog's server is not to be asked, with the reason. */
  fetchPicture: FetchPicture | null
  /** The old blog's address, for pictures that are named without it. */
  base: string | null
  media: Pick<MediaService, 'store'>
}

const isBusy = (error: unknown) => error instanceof AppError && error.status >= 500

/** From the box, from the text itself, or from the old blog's server; then through the door of all uploads. */
export function createBringPicture({ openPicture, fetchPicture, base, media }: PictureParts) {
  async function open(source: string): Promise<Readable> {
    const written = openWritten(source)
    if (written) return written
    const inside = await openPicture(source)
    if (inside) return Readable.from(readWhole(inside, source))
    const address = webAddress(source, base)
    if (!address) throw new FetchError(looseEndTexts.pictureMissing(pictureName(source)))
    if (!fetchPicture) throw notFetched(source, fetchTexts.off)
    return fetchPicture(address).catch((error: unknown) => {
      throw error instanceof FetchError ? notFetched(source, error.message) : error
    })
  }

  return async (source: string): Promise<BroughtPicture> => {
    try {
      const { imageUrl } = await media.store(await open(source))
      return { imageUrl, failure: null }
    } catch (error) {
      // A full disk or a busy machine says nothing about the picture: it is tried again.
      if (isBusy(error)) throw error
      return { imageUrl: null, failure: reasonOf(error, source) }
    }
  }
}

/** A damaged file is the picture's own trouble. */
async function* readWhole(inside: Readable, source: string) {
  try {
    yield* inside
  } catch (error) {
    throw new FetchError(looseEndTexts.pictureDamaged(pictureName(source)), { cause: error })
  }
}

const notFetched = (source: string, why: string) =>
  new FetchError(looseEndTexts.notFetched(pictureName(source), why))

function reasonOf(error: unknown, source: string): string {
  if (error instanceof FetchError && error.message.startsWith(pictureName(source))) {
    return error.message
  }
  if (error instanceof FetchError) return notFetched(source, error.message).message
  if (error instanceof AppError)
    return looseEndTexts.notAPicture(pictureName(source), error.message)
  throw error
}

function openWritten(source: string): Readable | null {
  const base64 = /^data:image\/[\w.+-]+;base64,([\w+/=\s%]+)$/i.exec(source)?.[1]
  return base64 === undefined ? null : Readable.from([Buffer.from(base64, 'base64')])
}

/** The address on the web that a source names; null when it is a file in the box. */
export function webAddress(source: string, base: string | null): string | null {
  if (/^https?:\/\//i.test(source)) return source
  if (source.startsWith('//')) return `https:${source}`
  if (source.startsWith('/') && base && URL.canParse(source, base))
    return new URL(source, base).href
  return null
}
