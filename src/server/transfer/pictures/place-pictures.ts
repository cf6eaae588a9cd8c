/** The target of a link or picture in markdown: in angle brackets, or without spaces. */
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

/** Puts the new address of each picture where its old one stands, in pictures and in links to them. */
export function placePictures(markdown: string, addresses: Map<string, string>): string {
  return markdown.replace(TARGET, (whole: string, start: string, target: string) => {
    for (const spelling of spellings(target)) {
      const address = addresses.get(spelling)
      if (address !== undefined) return start + address
    }
    return whole
  })
}

/** The name of a picture's file, for people. */
export function pictureName(source: string): string {
  if (source.startsWith('data:')) return 'a picture in the text'
  const path = source.replace(/[?#].*$/s, '')
  const name = path.slice(path.lastIndexOf('/') + 1) || path
  try {
    return decodeURIComponent(name).slice(0, 120)
  } catch {
    return name.slice(0, 120)
  }
}

/** Where a picture would be that could not be had: an empty frame, whose address says which it was. */
export const missingAddress = (source: string) =>
  `/media/missing/${encodeURIComponent(pictureName(source)).replace(/[()]/g, '')}`
