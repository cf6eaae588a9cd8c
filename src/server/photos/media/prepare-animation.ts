import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { decodingOptions } from './decode.ts'

/** Many frames are heavy: no wider than the column of a post on a phone, twice as sharp. */
const MAX_SIZE = { width: 960, height: 1600 }
const SECONDS = 120

/** All frames in one file. */
export async function prepareAnimation(received: string, folder: string) {
  const { data, info } = await sharp(received, { ...decodingOptions, animated: true })
    .timeout({ seconds: SECONDS })
    .resize({ ...MAX_SIZE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 72, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  const size = { width: info.width, height: info.pageHeight ?? info.height }
  await writeFile(join(folder, `${size.width}x${size.height}.webp`), data)
  return size
}
