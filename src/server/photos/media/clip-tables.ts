import { type FileHandle, open } from 'node:fs/promises'
import { createNestingCheck } from './clip-boxes.ts'
import { clipUnreadable } from './media.errors.ts'

/** Allows 60 seconds at 240 frames a second, with room to spare; sound has fewer samples. */
const MAX_SAMPLES = 20_000
/**
 * Sums all lists: a frame is in at most eight of them, and there are fewer sound and sensor
 * samples.
 */
const MAX_LISTED = 10 * MAX_SAMPLES
/** A phone writes five or six tracks: video, sound and sensor data. */
const MAX_TRACKS = 16
const MAX_BOXES = 5000
const MAX_INDEX_BYTES = 4 * 1024 ** 2

/**
 * Tables in MP4 and MOV state how many samples follow, and the library trusts them. This check
 * refuses a file that claims more than a clip can have before anything reads by those numbers. It
 * finds tables by name wherever they lie, so that none can be hidden, and adds up their claims, so
 * that many small lies count like a large one.
 */
export async function refuseInconsistentTables(path: string) {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const checkNesting = createNestingCheck()
    const checkIndex = createIndexCheck()
    let boxes = 0
    for (let at = 0; at + 8 <= size; ) {
      const head = await readBytes(file, at, 16)
      const type = head.toString('latin1', 4, 8)
      const bytes = boxBytes(head, size - at)
      boxes += 1
      if (bytes < 8 || boxes > MAX_BOXES) throw clipUnreadable()
      if (type === 'moov' || type === 'moof') {
        if (bytes > MAX_INDEX_BYTES) throw clipUnreadable()
        const index = await readBytes(file, at, bytes)
        checkNesting(index)
        checkIndex(index)
      }
      at += bytes
    }
    await hideLookup(file, size)
  } finally {
    await file.close()
  }
}

async function readBytes(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}

/**
 * The last number of a file may point to a lookup table of fragments, which may lie anywhere and so
 * escape the check. It is overwritten: reading from start to end does not need the table.
 */
async function hideLookup(file: FileHandle, size: number) {
  const start = size - (await readBytes(file, size - 4, 4)).readUInt32BE()
  if (start < 0) return
  const name = (await readBytes(file, start, 8)).toString('latin1', 4)
  if (name === 'mfra') await file.write(Buffer.alloc(4), 0, 4, size - 4)
}

function boxBytes(head: Buffer, rest: number): number {
  const bytes = head.length >= 4 ? head.readUInt32BE() : 0
  // A size of zero means that the box runs to the end of the file.
  if (bytes === 0) return rest
  return bytes === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : bytes
}

function createIndexCheck() {
  let listed = 0
  const count = (claimed: number) => {
    listed += claimed
    if (listed > MAX_LISTED) throw clipUnreadable()
  }

  /** With `repeats`, one entry may stand for many samples, and the library creates each. */
  function countEntries(tables: Buffer, name: string, repeats = false) {
    for (const at of placesOf(tables, name)) {
      const entries = numberAt(tables, at + 4)
      count(1 + entries)
      for (let entry = 0; repeats && entry < entries; entry += 1) {
        count(numberAt(tables, at + 8 + entry * 8))
      }
    }
  }

  function countSizes(tables: Buffer): boolean {
    const sizes = placesOf(tables, 'stsz')
    const packed = placesOf(tables, 'stz2')
    // One size for all samples is no list; uncompressed sound has 192,000 values a second that way.
    const isListed = (at: number) => numberAt(tables, at + 4) === 0
    for (const at of sizes) count(1 + (isListed(at) ? numberAt(tables, at + 8) : 0))
    for (const at of packed) count(1 + numberAt(tables, at + 8))
    return sizes.some(isListed) || sizes.length + packed.length > 1
  }

  function checkTables(tables: Buffer) {
    for (const name of ['stsc', 'stco', 'co64', 'stss']) countEntries(tables, name)
    if (countSizes(tables)) refuseLongChunks(tables)
    countEntries(tables, 'ctts', true)
    // Where frames are shown in another order than stored, the library builds a list of their
    // times.
    countEntries(tables, 'stts', tables.includes('ctts'))
  }

  return (index: Buffer) => {
    const tables = placesOf(index, 'stbl')
    for (const places of [placesOf(index, 'trak'), tables]) {
      if (places.length > MAX_TRACKS) throw clipUnreadable()
    }
    for (const at of tables) {
      const head = index.subarray(at - 8, at + 8)
      checkTables(index.subarray(at, at - 8 + boxBytes(head, index.length)))
    }
    // `tfra` tables belong to the lookup at the end of the file, which is not read.
    if (index.includes('tfra')) throw clipUnreadable()
    for (const name of ['trun', 'elst']) countEntries(index, name)
  }
}

/**
 * For each sample the library adds up the sizes of its whole chunk. In a long chunk that is
 * quadratic, so long chunks are refused.
 */
function refuseLongChunks(tables: Buffer) {
  for (const at of placesOf(tables, 'stsc')) {
    for (let entry = 0; entry < numberAt(tables, at + 4); entry += 1) {
      if (numberAt(tables, at + 12 + entry * 12) > MAX_SAMPLES) throw clipUnreadable()
    }
  }
}

const numberAt = (index: Buffer, at: number) =>
  at + 4 <= index.length ? index.readUInt32BE(at) : 0

function placesOf(index: Buffer, name: string): number[] {
  const places: number[] = []
  for (let at = index.indexOf(name); at !== -1; at = index.indexOf(name, at + 4))
    places.push(at + 4)
  return places
}
