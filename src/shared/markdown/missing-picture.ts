const MISSING = '/media/missing/'

/** Address of an image that an import could not find; it contains the file's name. */
export const missingPictureUrl = (name: string) =>
  MISSING + encodeURIComponent(name).replace(/[()]/g, '')

export function readMissingPictureName(url: string): string | null {
  if (!url.startsWith(MISSING)) return null
  const name = url.slice(MISSING.length)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
