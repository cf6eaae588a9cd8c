import { clipTexts, uploadTexts } from '#texts/errors/photos.ts'
import { AppError } from '../../platform/http/errors.ts'

export const fileTooLarge = () => new AppError(413, 'media.too_large', uploadTexts.tooLarge)
export const fileEmpty = () => new AppError(400, 'media.empty', uploadTexts.empty)
export const notAnImage = () => new AppError(415, 'media.not_an_image', uploadTexts.notAnImage)
export const heicRefused = () => new AppError(415, 'media.heic', uploadTexts.heic)
export const tooManyPixels = () =>
  new AppError(422, 'media.too_many_pixels', uploadTexts.tooManyPixels)
export const tooManyAvifPixels = () =>
  new AppError(422, 'media.too_many_pixels', uploadTexts.tooManyAvifPixels)
export const animationTooLong = () =>
  new AppError(422, 'media.animation_too_long', uploadTexts.tooLongAnimation)
export const tooHeavy = () => new AppError(422, 'media.too_heavy', uploadTexts.tooHeavy)
export const tooSlow = () => new AppError(422, 'media.too_slow', uploadTexts.tooSlow)
export const damagedImage = (cause: unknown) =>
  new AppError(422, 'media.damaged', uploadTexts.damaged, { cause })
export const clipTooLarge = () => new AppError(413, 'media.clip_too_large', clipTexts.sentTooLarge)
export const storedClipTooLarge = () =>
  new AppError(422, 'media.clip_too_large', clipTexts.tooLarge)
export const clipTooLong = () => new AppError(422, 'media.clip_too_long', clipTexts.tooLong)
export const clipHevc = () => new AppError(415, 'media.clip_hevc', clipTexts.hevc)
export const clipWithoutPicture = () =>
  new AppError(415, 'media.clip_without_picture', clipTexts.withoutPicture)
export const unknownClip = () => new AppError(415, 'media.clip_unknown', clipTexts.unknown)
export const clipUnreadable = (cause?: unknown) =>
  new AppError(422, 'media.clip_damaged', clipTexts.damaged, { cause })
export const clipTooSlow = () => new AppError(422, 'media.too_slow', clipTexts.tooSlow)
export const clipNeedsTooMuchMemory = () => new AppError(422, 'media.too_heavy', clipTexts.tooHeavy)
export const tooManyUploadsWaiting = () =>
  new AppError(503, 'media.busy', uploadTexts.busy, { headers: { 'retry-after': '10' } })

const FULL = ['ENOSPC', 'EDQUOT']
const NOT_WRITABLE = ['EROFS', 'EACCES', 'EPERM', 'ENOTDIR']

/** Only the owner can repair the disk, so its failures get codes of their own. */
export function toStorageError(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? ''
  if (FULL.includes(code)) {
    return new AppError(507, 'media.disk_full', uploadTexts.diskFull, { cause: error })
  }
  if (NOT_WRITABLE.includes(code)) {
    return new AppError(503, 'media.not_writable', uploadTexts.notWritable, { cause: error })
  }
  return error
}
