import type { Entry } from 'yauzl'

const IS_UTF8 = 0x800
const UNICODE_PATH = 0x7075
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Finder on a Mac writes UTF-8 and does not say so; by the rules that would be letters of DOS. */
export function entryName(entry: Entry): string {
  const { fileName, fileNameRaw, generalPurposeBitFlag, extraFields } = entry
  const saysSo =
    generalPurposeBitFlag & IS_UTF8 || extraFields.some(({ id }) => id === UNICODE_PATH)
  if (saysSo) return fileName
  try {
    return utf8.decode(fileNameRaw).replaceAll('\\', '/')
  } catch {
    return fileName
  }
}
