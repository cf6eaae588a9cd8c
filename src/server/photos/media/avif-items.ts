import { type Box, readBoxes } from './boxes.ts'

/** Reads numbers one after the other; past the end everything is an error, which callers turn into null. */
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

/** The ids of all items of certain types. */
export function findItems(file: Buffer, meta: Box[], types: string[]): Set<number> | null {
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
    // Entries of older versions have no type: nothing can be said about them.
    if (entryVersion < 2) return null
    if (types.includes(type)) ids.add(id)
  }
  return ids
}

interface Place {
  from: number
  to: number
}

/** Where in the file the bytes of these items are. */
export function findPlaces(file: Buffer, meta: Box[], ids: Set<number>): Place[] | null {
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
      // Addresses by way of another item, or beyond the end, are not followed.
      if (method > 1 || to > file.length) return null
      places.push({ from, to: to === from ? file.length : to })
    }
  }
  return places
}

const halves = (byte: number): [number, number] => [byte >> 4, byte & 0x0f]
