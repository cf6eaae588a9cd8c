import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { importLimits } from '#shared/transfer.ts'
import { isOwnExport } from '../export-layout.ts'
import { ImportRefusedError } from '../imports.errors.ts'
import { openZip, type SafeZip } from '../read-zip.ts'
import { headTextOf, type ImportSource, type SourceOptions, type TextSource } from './source.ts'
import { openStoredPictures, openZipPictures, type StoredPictures } from './stored-pictures.ts'

/** Names of exports are unreliable, so the content decides the kind. */
export async function openSource(file: string, options: SourceOptions = {}): Promise<ImportSource> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new ImportRefusedError('missing')
  if (found.size === 0) throw new ImportRefusedError('empty')
  const head = await readPart(file, 0, Math.min(found.size, importLimits.headBytes))
  const pictures = await openStoredPictures(options.pictures)
  try {
    if (isZip(head)) return await openZipSource(file, pictures, options)
    const text = { head, open: async () => createReadStream(file) }
    const kind = kindOfText(text)
    const tailFrom = Math.max(0, found.size - importLimits.tailBytes)
    refuseCutOff(kind, await readPart(file, tailFrom, found.size - tailFrom))
    return await openText(kind, text, pictures, options)
  } catch (error) {
    await pictures.close()
    throw error
  }
}

type TextKind = 'wordpress' | 'ghost'

/** The readers and their libraries load only when a file needs them. */
async function openText(
  kind: TextKind,
  text: TextSource,
  pictures: StoredPictures,
  options: SourceOptions,
): Promise<ImportSource> {
  if (kind === 'wordpress') {
    const { openWordpressExport } = await import('./wordpress.ts')
    return openWordpressExport(text, pictures, options)
  }
  const { openGhostExport } = await import('./ghost.ts')
  return openGhostExport(text, pictures, options)
}

async function readPart(file: string, from: number, length: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const ZIP_STARTS = ['PK\x03\x04', 'PK\x05\x06']
const isZip = (head: Buffer) => ZIP_STARTS.includes(head.toString('latin1', 0, 4))

const ENDINGS: Record<TextKind, RegExp> = {
  wordpress: /<\/rss>\s*(?:<!--[^>]*-->\s*)*$/,
  ghost: /\}\s*$/,
}

/** The end of the text reveals an incomplete download without reading all of it. */
function refuseCutOff(kind: TextKind, tail: Buffer) {
  // In UTF-16 every second byte of these endings is zero.
  const text = tail.toString('latin1').replaceAll('\0', '')
  if (!ENDINGS[kind].test(text)) throw new ImportRefusedError('cut_off')
}

export function kindOfText(source: TextSource): TextKind {
  const head = headTextOf(source).trimStart()
  if (head.startsWith('<')) {
    // Only the part before the first element counts: the text of a post may well mention doctypes.
    const start = head.search(/<(?![?!])/)
    const prolog = start === -1 ? head : head.slice(0, start)
    const isHtml = /<!doctype\s+html/i.test(head)
    if (/<!(?:DOCTYPE|ENTITY)/i.test(withoutComments(prolog)) && !isHtml) {
      throw new ImportRefusedError('doctype')
    }
    const isExport = /wordpress\.org\/export|<wp:wxr_version|<wp:/.test(head)
    if (/<rss\b/.test(head) && isExport) return 'wordpress'
  }
  if (/^\{\s*"(?:db|data|meta)"\s*:/.test(head)) return 'ghost'
  throw new ImportRefusedError('unknown')
}

/** An unclosed comment hides all that follows, as in a browser. */
const withoutComments = (xml: string) =>
  xml
    .split('<!--')
    .map((part, at) => (at === 0 ? part : part.split('-->').slice(1).join('-->')))
    .join('')

async function openZipSource(
  file: string,
  beside: StoredPictures,
  options: SourceOptions,
): Promise<ImportSource> {
  const zip = await openZip(file)
  try {
    const pictures = bothPictures(openZipPictures(zip), beside)
    if (isOwnExport(zip.names)) {
      const { openOwnExport } = await import('./own-export.ts')
      return await openOwnExport(zip, pictures)
    }
    const found = await findText(zip)
    if (found) return await openText(found.kind, found.text, pictures, options)
    if (!zip.names.some((name) => /\.(?:md|markdown|mdx)$/i.test(name)))
      throw new ImportRefusedError('unknown')
    const { openMarkdownSite } = await import('./markdown.ts')
    return await openMarkdownSite(zip, pictures, options)
  } catch (error) {
    await zip.close()
    throw error
  }
}

/** WordPress.com and Ghost export zips with one text and perhaps the pictures. */
async function findText(zip: SafeZip): Promise<{ text: TextSource; kind: TextKind } | null> {
  const isNear = (name: string) => name.split('/').length <= 3
  const names = zip.names.filter((name) => /\.(?:xml|json)$/i.test(name) && isNear(name))
  for (const name of names.slice(0, 20)) {
    const text = await textInZip(zip, name)
    try {
      return { text, kind: kindOfText(text) }
    } catch (error) {
      if (!(error instanceof ImportRefusedError) || error.code !== 'import.unknown') throw error
    }
  }
  return null
}

async function textInZip(zip: SafeZip, name: string): Promise<TextSource> {
  const openText = async () => {
    const stream = await zip.open(name)
    if (!stream) throw new ImportRefusedError('damaged')
    return stream
  }
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of await openText()) {
      parts.push(part as Buffer)
      length += (part as Buffer).length
      if (length >= importLimits.headBytes) break
    }
  } catch (error) {
    throw error instanceof ImportRefusedError ? error : new ImportRefusedError('damaged', error)
  }
  return { head: Buffer.concat(parts), open: openText }
}

const bothPictures = (inside: StoredPictures, beside: StoredPictures): StoredPictures => ({
  open: async (source) => (await inside.open(source)) ?? (await beside.open(source)),
  async close() {
    await inside.close()
    await beside.close()
  },
})
