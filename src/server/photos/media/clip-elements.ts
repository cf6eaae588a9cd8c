import { readFile, stat } from 'node:fs/promises'
import { clipLimits } from '#shared/limits.ts'
import { clipTooHeavy, clipUnreadable } from './media.errors.ts'

/** Each of 40,000 pictures and sounds in a group of its own, with room. */
const MAX_ELEMENTS = 150_000
const MAX_TRACKS = 16
/** It holds what is kept and little else. */
const MAX_BYTES = clipLimits.storedBytes * 1.25

const TRACK = 0xae
/** Segment, Tracks, Cluster, BlockGroup, Cues and their points: what is in them is counted, too. */
const HOLDERS = new Set([0x18538067, 0x1654ae6b, 0x1f43b675, 0xa0, 0x1c53bb6b, 0xbb, 0xb7])

/** As `refuseLyingTables`, for WebM: its lists are as long as they are, but every entry takes memory. */
export async function refuseEndlessElements(path: string) {
  if ((await stat(path)).size > MAX_BYTES) throw clipTooHeavy()
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

/** The zeros it begins with tell how many bytes it has. */
function readNumber(file: Buffer, at: number, keepsMark: boolean) {
  const first = file[at] ?? 0xff
  const bytes = Math.clz32(first) - 23
  if (bytes > 8) throw clipUnreadable()
  let value = keepsMark ? first : first & (0xff >> bytes)
  for (let next = 1; next < bytes; next += 1) value = value * 256 + (file[at + next] ?? 0)
  return { value, bytes }
}
