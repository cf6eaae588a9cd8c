import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { roomTexts } from '#texts/admin/moments.ts'
import { uploadTexts } from '#texts/errors/photos.ts'
import { isClipFile } from '../photos/clip-plan.ts'

export function partitionFiles(files: readonly File[], most: number) {
  const problemOf = (file: File): string | null => {
    const { name, type, size } = file
    if (/^image\/hei[cf]/.test(type)) return uploadTexts.heic
    if (isClipFile(file)) return size === 0 ? uploadTexts.empty : null
    if (type !== '' && !type.startsWith('image/')) return roomTexts.unreadable(name)
    if (size > MAX_UPLOAD_BYTES) return uploadTexts.tooLarge
    return size === 0 ? uploadTexts.empty : null
  }
  const pictures = files.filter((file) => problemOf(file) === null)
  const problems = files.map(problemOf).filter((problem) => problem !== null)
  const left = Math.max(pictures.length - most, 0)
  return {
    fit: pictures.slice(0, most),
    refused: [...new Set(problems), ...(left > 0 ? [roomTexts.tooMany(left)] : [])],
  }
}
