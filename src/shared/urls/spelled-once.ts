/** The path of an address in the one form that all its spellings have: `/%62log` is /blog. */
export function spelledOnce(path: string): string {
  try {
    return encodeURI(decodeURI(path))
  } catch {
    return path.replace(/[^\x21-\x7e]/g, '')
  }
}
