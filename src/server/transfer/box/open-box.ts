import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { boxLimits } from '#shared/moving/box-limits.ts'
import { MovingError } from '../moving.errors.ts'
import type { Box, BoxOptions } from './box.ts'
import { kindOfText } from './kind-of-text.ts'
import { openStoredPictures, type StoredPictures } from './stored-pictures.ts'
import type { TextSource } from './text-source.ts'

async function readPart(file: string, from: number, length: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** A file in it, or none at all. */
const ZIP_STARTS = ['PK\x03\x04', 'PK\x05\x06']
const isZip = (head: Buffer) => ZIP_STARTS.includes(head.toString('latin1', 0, 4))

/** A text that was cut off does not end as its kind does; no need to read all of it to find out. */
function refuseCutOff(tail: Buffer, ending: RegExp) {
  // What lies between letters in UTF-16 does not matter here.
  if (!ending.test(tail.toString('latin1').replaceAll('\0', ''))) throw new MovingError('cut_off')
}

async function openText(
  source: TextSource,
  tail: Buffer,
  pictures: StoredPictures,
  options: BoxOptions,
): Promise<Box> {
  if (kindOfText(source) === 'wordpress') {
    refuseCutOff(tail, /<\/rss>\s*(?:<!--[^>]*-->\s*)*$/)
    const { openWordpress } = await import('../readers/wordpress/open-wordpress.ts')
    return openWordpress(source, pictures, options)
  }
  refuseCutOff(tail, /\}\s*$/)
  const { openGhost } = await import('../readers/ghost/open-ghost.ts')
  return openGhost(source, pictures, options)
}

async function openFile(file: string, size: number, options: BoxOptions): Promise<Box> {
  const head = await readPart(file, 0, Math.min(size, boxLimits.sniffedBytes))
  const pictures = await openStoredPictures(options.pictures)
  try {
    if (isZip(head)) {
      const { openZipBox } = await import('./open-zip-box.ts')
      return await openZipBox(file, pictures, options)
    }
    const tailFrom = Math.max(0, size - boxLimits.sniffedTailBytes)
    const tail = await readPart(file, tailFrom, size - tailFrom)
    const source = { head, open: async () => createReadStream(file) }
    return await openText(source, tail, pictures, options)
  } catch (error) {
    await pictures.close()
    throw error
  }
}

/** Knows the kind by looking inside; throws a MovingError for what it refuses. */
export async function openBox(file: string, options: BoxOptions = {}): Promise<Box> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new MovingError('missing')
  if (found.size === 0) throw new MovingError('empty')
  return openFile(file, found.size, options)
}
