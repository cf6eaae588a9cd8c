import { readFile, stat } from 'node:fs/promises'
import { clipLimits } from '#shared/limits.ts'
import { clipUnreadable, storedClipTooLarge } from './media.errors.ts'

/** Allows 40,000 frames and sounds, each in a group of its own, with room to spare. */
const MAX_ELEMENTS = 150_000
const MAX_TRACKS = 16
/** The upload may be only slightly larger than the clip that is stored from it. */
const MAX_BYTES = clipLimits.storedBytes * 1.25

const TRACK = 0xae
/** Segment, Tracks, Cluster, BlockGroup, Cues and cue points: their children are counted, too. */
const HOLDERS = new Set([0x18538067, 0x1654ae6b, 0x1f43b675, 0xa0, 0x1c53bb6b, 0xbb, 0xb7])

/**
 * WebM has no tables that could claim too much (see `refuseInconsistentTables`), but every entry takes
 * memory.
 */
export async function refuseTooManyElements(path: string) {
  if ((await stat(path)).size > MAX_BYTES) throw storedClipTooLarge()
  const file = await readFile(path)
  let elements = 0
  let tracks = 0
  for (let at = 0; at < file.length; ) {
    const id = readNumber(file, at, true)
    const size = readNumber(file, at + id.bytes, false)
    elements += 1
    if (id.value === TRACK) tracks += 1
    if (elements > MAX_ELEMENTS || tracks > MAX_TRACKS) throw clipUnreadable()
    at += id.bytes + size.bytes + (HOLDERS.has(id.value) ? 0 : size.value)
  }
}

function readNumber(file: Buffer, at: number, keepsMark: boolean) {
  const first = file[at] ?? 0xff
  const bytes = Math.clz32(first) - 23
  if (bytes > 8) throw clipUnreadable()
  let value = keepsMark ? first : first & (0xff >> bytes)
  for (let next = 1; next < bytes; next += 1) value = value * 256 + (file[at + next] ?? 0)
  return { value, bytes }
}
