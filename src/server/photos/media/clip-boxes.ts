import { clipUnreadable } from './media.errors.ts'

/** The library that reads clips looks for further boxes inside these boxes. */
const HOLDERS = new Set(
  'moov moof trak mdia minf dinf edts sinf schi stbl mvex traf wave mfra'.split(' '),
)
/** A sample description holds codec settings, so a clip with any of these boxes in it is forged. */
const NEVER_IN_DESCRIPTIONS = ['trak', 'stsd', 'moof', 'traf', 'udta', 'ilst', 'keys', 'senc']
const MAX_DEPTH = 32
/** A fragment has at most eight boxes, and a clip at most 2,500 fragments. */
const MAX_BOXES = 50_000
const MAX_TEXT_BYTES = 4 * 1024 ** 2

interface Box {
  name: string
  from: number
  end: number
}

/**
 * The library reads a box that claims to be longer than its parent once for each neighbour: a few
 * megabytes would take hours. Such a file is refused. This check walks the boxes in the library's
 * way.
 */
export function createNestingCheck() {
  let boxes = 0
  let textBytes = 0

  function* boxesIn(index: Buffer, from: number, end: number): Generator<Box> {
    for (let at = from; at + 8 <= end; ) {
      const box = readBox(index, at)
      if (!box) return
      boxes += 1
      if (boxes > MAX_BOXES || box.end > end) throw clipUnreadable()
      yield box
      at = box.end
    }
  }

  function checkBox(index: Buffer, { name, from, end }: Box, depth: number) {
    if (depth > MAX_DEPTH || name === 'senc') throw clipUnreadable()
    const checkAll = (start: number) => {
      for (const box of boxesIn(index, start, end)) checkBox(index, box, depth + 1)
    }
    if (HOLDERS.has(name)) checkAll(from)
    // QuickTime writes no version here; MP4 writes four zero bytes.
    if (name === 'meta') checkAll(numberAt(index, from) === 0 ? from + 4 : from)
    if (name === 'udta') {
      countTexts(index, from, end)
      checkAll(from)
    }
    if (name === 'stsd') checkDescriptions(index, from, end)
    if (name === 'keys') checkKeys(index, from, end)
    if (name === 'ilst') checkItems(index, from, end)
  }

  /**
   * The length of a text is written apart from its box's size, and cameras get it wrong, so it is
   * only summed and limited.
   */
  function countTexts(index: Buffer, from: number, end: number) {
    for (const box of boxesIn(index, from, end)) {
      if (!box.name.startsWith('©') || box.from + 2 > end) continue
      textBytes += Math.min(index.readUInt16BE(box.from), end - box.from)
      if (textBytes > MAX_TEXT_BYTES) throw clipUnreadable()
    }
  }

  function checkItems(index: Buffer, from: number, end: number) {
    for (const item of boxesIn(index, from, end)) {
      const value = readBox(index, item.from)
      if (value?.name === 'data' && value.end > item.end) throw clipUnreadable()
    }
  }

  function checkDescriptions(index: Buffer, from: number, end: number) {
    if ([...boxesIn(index, from + 8, end)].length < numberAt(index, from + 4))
      throw clipUnreadable()
    const content = index.subarray(from, end)
    if (NEVER_IN_DESCRIPTIONS.some((name) => content.includes(name))) throw clipUnreadable()
  }

  return (index: Buffer) => {
    for (const box of boxesIn(index, 0, index.length)) checkBox(index, box, 0)
  }
}

/** The size of a key includes its own eight bytes: a smaller one would lead backwards. */
function checkKeys(index: Buffer, from: number, end: number) {
  let at = from + 8
  for (let left = numberAt(index, from + 4); left > 0; left -= 1) {
    const bytes = numberAt(index, at)
    at += bytes
    if (bytes < 8 || at > end) throw clipUnreadable()
  }
}

/** Returns null where the library stops, too: a box cannot be smaller than its head. */
function readBox(index: Buffer, at: number): Box | null {
  if (at + 8 > index.length) return null
  const size = index.readUInt32BE(at)
  const isLong = size === 1 && at + 16 <= index.length
  const bytes = isLong ? Number(index.readBigUInt64BE(at + 8)) : size
  const head = isLong ? 16 : 8
  if (bytes < head) return null
  return { name: index.toString('latin1', at + 4, at + 8), from: at + head, end: at + bytes }
}

const numberAt = (index: Buffer, at: number) =>
  at + 4 <= index.length ? index.readUInt32BE(at) : 0
