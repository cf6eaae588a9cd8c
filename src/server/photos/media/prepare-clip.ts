import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Logging } from 'mediabunny'
import sharp from 'sharp'
import { AppError } from '../../platform/http/errors.ts'
import { pathInProject } from '../../platform/root.ts'
import { refuseTooManyElements } from './clip-elements.ts'
import { refuseInconsistentTables } from './clip-tables.ts'
import { startsWithWebmHeader } from './clip-type.ts'
import { limitCpu } from './limit-cpu.ts'
import { clipUnreadable } from './media.errors.ts'
import { CLIP_FILE, type MediaMetadata } from './media-folder.ts'
import { prepareImage } from './prepare-image.ts'
import { type ClipFacts, remuxClip } from './remux-clip.ts'

const PAW_PRINTS = 'art/media/paw-prints/1600x1067.jpg'
const MAX_POSTER_SIDE = 1280
/** Copying 12 MB takes a tenth of this time on a small machine. */
const REMUX_CPU_SECONDS = 5
/** The sizes of clips and posters are rounded. */
const RATIO_TOLERANCE = 0.05

export type PixelSize = Pick<ClipFacts, 'width' | 'height'>

export interface PreparedClip {
  facts: ClipFacts
  poster: MediaMetadata | null
}

Logging.level = 0

export async function prepareClip(
  received: string,
  folder: string,
  uploadedPoster: PixelSize | null,
): Promise<PreparedClip> {
  const facts = await remux(received, join(folder, CLIP_FILE))
  return {
    facts,
    poster: uploadedPoster && fits(uploadedPoster, facts) ? null : await drawPoster(facts, folder),
  }
}

async function remux(received: string, target: string): Promise<ClipFacts> {
  const limit = limitCpu(REMUX_CPU_SECONDS)
  try {
    if (await isWebm(received)) await refuseTooManyElements(received)
    else await refuseInconsistentTables(received)
    return await remuxClip(received, target)
  } catch (error) {
    // Errors with a code come from the disk and say nothing about the clip.
    if (error instanceof AppError || (error as NodeJS.ErrnoException).code) throw error
    throw clipUnreadable(error)
  } finally {
    await limit.stop()
  }
}

async function isWebm(received: string): Promise<boolean> {
  const file = await open(received)
  try {
    return startsWithWebmHeader((await file.read(Buffer.alloc(4), 0, 4, 0)).buffer)
  } finally {
    await file.close()
  }
}

const ratioOf = ({ width, height }: PixelSize) => width / height
const fits = (one: PixelSize, other: PixelSize) =>
  Math.abs(ratioOf(one) / ratioOf(other) - 1) <= RATIO_TOLERANCE

async function drawPoster({ width, height }: PixelSize, folder: string): Promise<MediaMetadata> {
  const scale = Math.min(1, MAX_POSTER_SIDE / Math.max(width, height))
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const drawn = join(folder, 'drawn')
  await sharp(pathInProject(PAW_PRINTS)).resize(size).jpeg({ quality: 95 }).toFile(drawn)
  const about = await prepareImage(drawn, folder)
  await rm(drawn)
  return about
}
