const RETAINED_BOXES = ['ftyp', 'meta', 'mdat', 'moov']
const RETAINED_META_BOXES = ['hdlr', 'pitm', 'iinf', 'iloc', 'iprp', 'iref', 'idat', 'dinf', 'grpl']
/** EXIF has its own type; XMP uses the types for arbitrary files. */
const METADATA_ITEMS = ['Exif', 'mime', 'uri ']

/**
 * Offsets in the file count from its start, so no byte can be removed: metadata is overwritten with
 * zeros. Returns null if the file cannot be read.
 */
export function stripAvif(file: Buffer): Buffer | null {
  const bare = Buffer.from(file)
  const boxes = readBoxes(bare, 0, bare.length)
  const meta = boxes?.find(({ type }) => type === 'meta')
  const inner = meta && childrenOf(bare, meta)
  if (!boxes || !inner) return null
  const secret = findItems(bare, inner, METADATA_ITEMS)
  const places = secret && findPlaces(bare, inner, secret)
  if (!places) return null
  for (const { from, to } of places) bare.fill(0, from, to)
  eraseOthers(bare, boxes, RETAINED_BOXES)
  eraseOthers(bare, inner, RETAINED_META_BOXES)
  return bare
}

function eraseOthers(file: Buffer, boxes: Box[], retained: string[]) {
  for (const { type, start, end } of boxes) {
    if (!retained.includes(type)) file.fill(0, start, end)
  }
}

interface Box {
  type: string
  start: number
  end: number
}

const BOX_HEAD_BYTES = 8
const FULL_BOX_BYTES = 4

function readBoxes(file: Buffer, from: number, to: number): Box[] | null {
  const boxes: Box[] = []
  let at = from
  while (at + BOX_HEAD_BYTES <= to) {
    const length = file.readUInt32BE(at)
    const type = file.subarray(at + 4, at + BOX_HEAD_BYTES).toString('latin1')
    // A length of 0 means up to the end. Lengths of 64 bits occur only in videos and are refused.
    const end = length === 0 ? to : at + length
    if (end > to || end < at + BOX_HEAD_BYTES) return null
    boxes.push({ type, start: at + BOX_HEAD_BYTES, end })
    at = end
  }
  return boxes
}

const childrenOf = (file: Buffer, { start, end }: Box) =>
  readBoxes(file, start + FULL_BOX_BYTES, end)

/** Reading beyond the end throws a RangeError, which callers turn into null. */
class Numbers {
  private readonly file: Buffer
  private at: number

  constructor(file: Buffer, at: number) {
    this.file = file
    this.at = at
  }

  next(bytes: number): number {
    if (bytes === 0) return 0
    if (bytes > 6) {
      this.at += bytes - 6
    }
    const wide = Math.min(bytes, 6)
    const value = this.file.readUIntBE(this.at, wide)
    this.at += wide
    return value
  }

  get place() {
    return this.at
  }
}

function findItems(file: Buffer, meta: Box[], types: string[]): Set<number> | null {
  const info = meta.find(({ type }) => type === 'iinf')
  if (!info) return null
  const numbers = new Numbers(file, info.start)
  const version = numbers.next(1)
  numbers.next(3)
  numbers.next(version === 0 ? 2 : 4)
  const entries = readBoxes(file, numbers.place, info.end)
  if (!entries) return null
  const ids = new Set<number>()
  for (const { start } of entries) {
    const entry = new Numbers(file, start)
    const entryVersion = entry.next(1)
    entry.next(3)
    const id = entry.next(entryVersion === 3 ? 4 : 2)
    entry.next(2)
    const type = file.subarray(entry.place, entry.place + 4).toString('latin1')
    // Entries of older versions have no type, so it is unknown whether they are metadata.
    if (entryVersion < 2) return null
    if (types.includes(type)) ids.add(id)
  }
  return ids
}

interface Place {
  from: number
  to: number
}

function findPlaces(file: Buffer, meta: Box[], ids: Set<number>): Place[] | null {
  const location = meta.find(({ type }) => type === 'iloc')
  if (!location) return null
  const numbers = new Numbers(file, location.start)
  const version = numbers.next(1)
  numbers.next(3)
  const [offsetBytes, lengthBytes] = halves(numbers.next(1))
  const [baseBytes, indexBytes] = halves(numbers.next(1))
  const count = numbers.next(version < 2 ? 2 : 4)
  const data = meta.find(({ type }) => type === 'idat')
  const places: Place[] = []
  for (let item = 0; item < count; item += 1) {
    const id = numbers.next(version < 2 ? 2 : 4)
    const method = version > 0 ? numbers.next(2) & 0x0f : 0
    numbers.next(2)
    const base = numbers.next(baseBytes) + (method === 1 ? (data?.start ?? 0) : 0)
    const extents = numbers.next(2)
    for (let extent = 0; extent < extents; extent += 1) {
      if (version > 0) numbers.next(indexBytes)
      const from = base + numbers.next(offsetBytes)
      const to = from + numbers.next(lengthBytes)
      if (!ids.has(id)) continue
      // An item stored inside another one, or beyond the end, makes the file unreadable.
      if (method > 1 || to > file.length) return null
      places.push({ from, to: to === from ? file.length : to })
    }
  }
  return places
}

const halves = (byte: number): [number, number] => [byte >> 4, byte & 0x0f]
