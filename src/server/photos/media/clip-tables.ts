import { open } from 'node:fs/promises'
import { clipUnreadable } from './media.errors.ts'

/** 60 seconds at 240 pictures a second, with room; sound has fewer. */
const MAX_SAMPLES = 20_000
/** Sound without compression counts each of its 192,000 values a second. */
const MAX_VALUES = 60.5 * 192_000
/** A phone writes five or six: picture, sound, and what its sensors say. */
const MAX_TRACKS = 16
const MAX_BOXES = 5000
const MAX_INDEX_BYTES = 4 * 1024 ** 2
const MAX_LOOKUP_BYTES = 64 * 1024

/**
 * MP4 and MOV tell in tables how many pictures and sounds they hold, and what reads them believes it.
 * Here nothing is believed: a file that claims more than a clip can have is refused before anything is
 * read by those numbers. Tables are looked for by name wherever they lie, so that none can be hidden.
 */
export async function refuseLyingTables(path: string) {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
      return buffer.subarray(0, bytesRead)
    }
    let samples = 0
    let boxes = 0
    for (let at = 0; at + 8 <= size; ) {
      const head = await read(at, 16)
      const type = head.toString('latin1', 4, 8)
      const bytes = boxBytes(head, size - at)
      boxes += 1
      if (bytes < 8 || boxes > MAX_BOXES) throw clipUnreadable()
      if (['moov', 'moof', 'mfra'].includes(type)) {
        const most = type === 'mfra' ? MAX_LOOKUP_BYTES : MAX_INDEX_BYTES
        if (bytes > most) throw clipUnreadable()
        samples += countSamples(await read(at, bytes))
        if (samples > 2 * MAX_SAMPLES) throw clipUnreadable()
      }
      at += bytes
    }
    // The last number of a file may lead back to a lookup table that lies anywhere.
    const lookupBytes = size >= 4 ? (await read(size - 4, 4)).readUInt32BE() : 0
    const lookup = lookupBytes <= size ? await read(size - lookupBytes, 8) : Buffer.alloc(0)
    const isLookup = lookup.toString('latin1', 4, 8) === 'mfra'
    if (isLookup && lookupBytes > MAX_LOOKUP_BYTES) throw clipUnreadable()
  } finally {
    await file.close()
  }
}

function boxBytes(head: Buffer, rest: number): number {
  const bytes = head.readUInt32BE()
  // Up to the end of the file.
  if (bytes === 0) return rest
  return bytes === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : bytes
}

/** Those of fragments; of the other tables each is judged alone. */
function countSamples(index: Buffer): number {
  const numberAt = (at: number) => (at + 4 <= index.length ? index.readUInt32BE(at) : 0)
  const refuseOver = (most: number, count: number) => {
    if (count > most) throw clipUnreadable()
  }
  refuseOver(MAX_TRACKS, [...placesOf(index, 'trak')].length)
  for (const name of ['stsc', 'stco', 'co64', 'stss']) {
    for (const at of placesOf(index, name)) refuseOver(MAX_SAMPLES, numberAt(at + 4))
  }
  for (const name of ['stsz', 'stz2']) {
    for (const at of placesOf(index, name)) {
      // One size for all: sound without compression.
      refuseOver(name === 'stsz' && numberAt(at + 4) ? MAX_VALUES : MAX_SAMPLES, numberAt(at + 8))
    }
  }
  for (const name of ['stts', 'ctts']) {
    for (const at of placesOf(index, name)) {
      refuseOver(MAX_SAMPLES, numberAt(at + 4))
      let samples = 0
      for (let entry = 0; entry < numberAt(at + 4); entry += 1) {
        const run = at + 8 + entry * 8
        samples += numberAt(run)
        refuseOver(name === 'stts' && numberAt(run + 4) <= 1 ? MAX_VALUES : MAX_SAMPLES, samples)
      }
    }
  }
  return [...placesOf(index, 'trun')].reduce((sum, at) => sum + numberAt(at + 4), 0)
}

/** Where what belongs to the name begins. */
function* placesOf(index: Buffer, name: string) {
  for (let at = index.indexOf(name); at !== -1; at = index.indexOf(name, at + 4)) yield at + 4
}
