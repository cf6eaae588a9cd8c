import type { FocalPoint } from '#shared/contract/fields.ts'
import { isValidImageUrl } from '#shared/urls/media-url.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Content } from '../content.ts'
import { layout, UP } from '../markdown-export/layout.ts'
import type { DiaryZip } from '../readers/diary/diary-zip.ts'
import { PICTURE, readShipped } from '../readers/diary/open-diary.ts'
import type { Account } from './account.ts'

type Parts = Pick<Content, 'media' | 'focalPoints'>

/** Pictures out of the export, through the same door as every upload; each of them once. */
export async function createBringPictures(
  diary: DiaryZip,
  { media, focalPoints }: Parts,
  { findPicture, onPicture }: Account,
) {
  const listed = (await diary.focalPoints()) ?? []
  const points = new Map<string, FocalPoint>(
    listed.map(({ picture, focalPoint }) => [picture, focalPoint]),
  )
  const shipped = await readShipped()
  const brought = new Map<string, Promise<string | null>>()

  async function bring(path: string): Promise<string | null> {
    const before = await findPicture(path)
    if (before) return before
    const file = await diary.zip.open(path)
    if (!file) return null
    try {
      const { imageUrl } = await media.store(file)
      await focalPoints.set(imageUrl, points.get(path) ?? null)
      await onPicture(path, imageUrl)
      return imageUrl
    } catch (error) {
      // One that cannot be read costs itself and nothing else.
      if (error instanceof AppError && error.status < 500) return null
      throw error
    }
  }

  /** The address of a picture that stands by its path; other addresses are their own. */
  async function urlOf(given: string): Promise<string | null> {
    const path = given.startsWith(UP) ? given.slice(UP.length) : given
    const known = shipped.get(path)
    if (known) return known
    if (!path.startsWith(layout.photoFolder)) return isValidImageUrl(given) ? given : null
    if (!brought.has(path)) brought.set(path, bring(path))
    return (await brought.get(path)) ?? null
  }

  return {
    urlOf,
    async inText(text: string): Promise<string> {
      const urls = new Map<string, string | null>()
      for (const [source] of text.matchAll(PICTURE)) urls.set(source, await urlOf(source))
      return text.replace(PICTURE, (source) => urls.get(source) ?? source)
    },
    /** Of pictures that lie elsewhere, and of those that ship with the project. */
    async setOtherPoints() {
      for (const [picture, point] of points) {
        const url = shipped.get(picture) ?? picture
        if (isValidImageUrl(url)) await focalPoints.set(url, point)
      }
    },
  }
}

export type BringPictures = Awaited<ReturnType<typeof createBringPictures>>
