const MISSING = '/media/missing/'

/** Stands for a picture that an import could not find; the address keeps its name. */
export const missingUrl = (name: string) => MISSING + encodeURIComponent(name).replace(/[()]/g, '')

/** The name of such a picture; null for all others. */
export function missingName(url: string): string | null {
  if (!url.startsWith(MISSING)) return null
  const name = url.slice(MISSING.length)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
