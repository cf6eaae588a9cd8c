import { boxLimits } from '#shared/moving/box-limits.ts'
import { isDiary } from '../markdown-export/layout.ts'
import { MovingError } from '../moving.errors.ts'
import { openZip, type SafeZip } from '../zip/open-zip.ts'
import type { Box, BoxOptions } from './box.ts'
import { kindOfText } from './kind-of-text.ts'
import { picturesInZip, type StoredPictures } from './stored-pictures.ts'
import type { TextSource } from './text-source.ts'

async function textInZip(zip: SafeZip, name: string): Promise<TextSource> {
  const open = async () => {
    const stream = await zip.open(name)
    if (!stream) throw new MovingError('damaged')
    return stream
  }
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of await open()) {
      parts.push(part as Buffer)
      length += (part as Buffer).length
      if (length >= boxLimits.sniffedBytes) break
    }
  } catch (error) {
    throw error instanceof MovingError ? error : new MovingError('damaged', error)
  }
  return { head: Buffer.concat(parts), open }
}

/** An export packed as it came: WordPress.com and Ghost give zips with one text and perhaps the pictures. */
async function findExport(zip: SafeZip): Promise<{ source: TextSource; kind: string } | null> {
  const isNear = (name: string) => name.split('/').length <= 3
  const texts = zip.names.filter((name) => /\.(?:xml|json)$/i.test(name) && isNear(name))
  for (const name of texts.slice(0, 20)) {
    const source = await textInZip(zip, name)
    try {
      return { source, kind: kindOfText(source) }
    } catch (error) {
      if (!(error instanceof MovingError) || error.code !== 'import.unknown') throw error
    }
  }
  return null
}

function bothPictures(inside: StoredPictures, beside: StoredPictures): StoredPictures {
  return {
    open: async (source) => (await inside.open(source)) ?? (await beside.open(source)),
    close: async () => {
      await inside.close()
      await beside.close()
    },
  }
}

async function openInside(
  zip: SafeZip,
  pictures: StoredPictures,
  options: BoxOptions,
): Promise<Box> {
  if (isDiary(zip)) {
    const { openDiary } = await import('../readers/diary/open-diary.ts')
    return openDiary(zip)
  }
  const found = await findExport(zip)
  if (found?.kind === 'wordpress') {
    const { openWordpress } = await import('../readers/wordpress/open-wordpress.ts')
    return openWordpress(found.source, pictures, options)
  }
  if (found) {
    const { openGhost } = await import('../readers/ghost/open-ghost.ts')
    return openGhost(found.source, pictures, options)
  }
  if (!zip.names.some((name) => /\.(?:md|markdown|mdx)$/i.test(name)))
    throw new MovingError('unknown')
  const { openMarkdown } = await import('../readers/markdown/open-markdown.ts')
  return openMarkdown(zip, pictures, options)
}

export async function openZipBox(
  file: string,
  beside: StoredPictures,
  options: BoxOptions,
): Promise<Box> {
  const zip = await openZip(file)
  try {
    return await openInside(zip, bothPictures(picturesInZip(zip), beside), options)
  } catch (error) {
    await zip.close()
    throw error
  }
}
