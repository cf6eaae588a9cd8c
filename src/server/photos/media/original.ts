import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { findImageType, type ImageType } from './image-type.ts'
import { type MediaMetadata, ORIGINAL_FILE } from './media-folder.ts'
import { stripGif, stripJpeg, stripPng, stripWebp } from './strip-metadata.ts'

const strippers: Partial<Record<ImageType, (file: Buffer) => Buffer | null>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
}

/**
 * Stores every pixel unchanged, without the camera's metadata. The orientation flag is lost with
 * them, so the function returns it. An AVIF, or a file that cannot be stripped, is encoded again.
 */
export async function storeOriginal(
  received: string,
  folder: string,
): Promise<MediaMetadata['original']> {
  const target = join(folder, ORIGINAL_FILE)
  const file = await readFile(received)
  const stripped = strip(file)
  if (stripped && (await isBare(stripped))) {
    await writeFile(target, stripped)
    return { orientation: (await sharp(file).metadata()).orientation ?? 1 }
  }
  const encoded = sharp(file, { autoOrient: true, failOn: 'error' }).flatten({
    background: '#ffffff',
  })
  await writeFile(
    target,
    await encoded.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(),
  )
  return { orientation: 1 }
}

function strip(file: Buffer): Buffer | null {
  const type = findImageType(file)
  try {
    return (type && strippers[type]?.(file)) ?? null
  } catch (error) {
    // The file's offsets may point beyond its end.
    if (error instanceof RangeError) return null
    throw error
  }
}

async function isBare(file: Buffer): Promise<boolean> {
  try {
    const { exif, xmp, iptc } = await sharp(file, { failOn: 'none' }).metadata()
    return [exif, xmp, iptc].every((part) => !part?.some((byte) => byte !== 0))
  } catch {
    return false
  }
}
