import { readClipFixture } from './reading/read-clip.ts'

/** The fixture holds two seconds whose frames are stored in another order than they are shown. */
const film = await readClipFixture('silent.mp4')
const webm = await readClipFixture('vp9.webm')

const zeros = (count: number) => new Array<number>(count).fill(0)
const times = (count: number, ...numbers: number[]) => new Array(count).fill(numbers).flat()

function box(type: string, ...parts: (number | number[])[]): Buffer {
  const numbers = parts.flat()
  const made = Buffer.alloc(8 + numbers.length * 4)
  made.writeUInt32BE(made.length)
  made.write(type, 4, 'latin1')
  numbers.forEach((number, at) => void made.writeUInt32BE(number, 8 + at * 4))
  return made
}

const TABLES = ['moov', 'trak', 'mdia', 'minf', 'stbl']

/** Replaces one box of the film and corrects the sizes of the boxes around it. */
function withBox(type: string, make: (own: Buffer) => Buffer[], around = TABLES): Buffer {
  const starts: number[] = []
  for (const name of [...around, type]) starts.push(film.indexOf(name, starts.at(-1) ?? 0) - 4)
  const start = starts.pop()!
  const end = start + film.readUInt32BE(start)
  const made = Buffer.concat(make(film.subarray(start, end)))
  const whole = Buffer.concat([film.subarray(0, start), made, film.subarray(end)])
  const grown = made.length - (end - start)
  for (const at of starts) whole.writeUInt32BE(film.readUInt32BE(at) + grown, at)
  return whole
}

const beside = (type: string, count: number, made: Buffer, around?: string[]) =>
  withBox(type, (own) => [own, ...new Array<Buffer>(count).fill(made)], around)

const MILLIONS = 2_000_000
const FOUR_BILLION = 0xffff_ffff

/** A parser that trusts these sizes would read for very long or run out of memory. */
export const lyingFilms: Record<string, () => Buffer> = {
  'four billion pictures of sizes of their own': () =>
    withBox('stsz', () => [box('stsz', 0, 0, FOUR_BILLION)]),
  'four billion pictures of half a byte': () =>
    withBox('stsz', () => [box('stz2', 0, 4, FOUR_BILLION)]),
  'two million times that are listed once': () =>
    withBox('stts', () => [box('stts', 0, 1, MILLIONS, 512)]),
  'eleven million short times, to be put in order': () =>
    withBox('stts', () => [box('stts', 0, 1, 11_000_000, 1)]),
  'four billion times beside each other': () =>
    withBox('stts', (own) => [own, box('ctts', 0, 1, FOUR_BILLION, 1)]),
  'many lists of times, none of them long': () => beside('stts', 300, box('stts', 0, 20_000)),
  'many lists of orders, none of them long': () => beside('ctts', 300, box('ctts', 0, 20_000)),
  'chunks without end': () => beside('stco', 300, box('stco', 0, 20_000)),
  'chunks without end, far away': () => beside('stco', 300, box('co64', 0, 20_000)),
  'whole pictures without end': () => beside('stco', 300, box('stss', 0, 20_000)),
  'runs of chunks without end': () =>
    beside('stsc', 11, box('stsc', 0, 20_000, times(20_000, 1, 1, 1))),
  'four billion pictures in a chunk': () =>
    withBox('stsc', () => [box('stsc', 0, 1, 1, FOUR_BILLION, 1)]),
  'four billion cuts': () =>
    beside('tkhd', 1000, box('elst', FOUR_BILLION, FOUR_BILLION, 0, FOUR_BILLION), [
      'moov',
      'trak',
    ]),
  'a hundred tracks': () => beside('trak', 100, box('trak', zeros(4)), ['moov']),
  'a hundred tables': () => beside('stts', 100, box('stbl', zeros(4))),
  'a lookup of fragments where none belongs': () =>
    beside('trak', 1, box('tfra', 0, 1, 0, 3000, times(3000, 0, 0, 0)), ['moov']),
  'four billion pictures in a fragment': () =>
    Buffer.concat([film, box('moof', 24, 0x74_72_75_6e, 0, FOUR_BILLION, 0, 0)]),
  'many fragments, each with some': () =>
    Buffer.concat([
      film,
      ...new Array<Buffer>(300).fill(box('moof', 24, 0x74_72_75_6e, 0, 20_000)),
    ]),
  'an index of five megabytes': () => beside('trak', 1, box('free', zeros(1_250_000)), ['moov']),
  'boxes without end': () => Buffer.concat([film, ...new Array<Buffer>(6000).fill(box('free'))]),
  'a box of less than nothing': () => Buffer.concat([film, box('free').fill(4, 3, 4)]),
}

const METADATA = 150_000
const word = (name: string) => Buffer.from(name, 'latin1').readUInt32BE()
const inMovie = (made: Buffer) => beside('trak', 1, made, ['moov'])
const meta = (...inner: Buffer[]) => {
  const content = Buffer.concat([Buffer.alloc(4), ...inner])
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write('meta', 4, 'latin1')
  return Buffer.concat([head, content])
}

/**
 * Each small box claims all bytes after it, so a naive parser would read them again for every box.
 */
const overlappingItems = Array.from({ length: METADATA }, (_, index) => {
  const rest = (METADATA - index) * 24 - 8
  return [24, 0x1000_0000 + index, rest, word('data'), 1, 0]
}).flat()
const overlappingTexts = Array.from({ length: METADATA }, (_, index) => [
  12,
  0xa9_00_00_00 + index,
  0xffff_0000,
]).flat()

/** Each box, entry or text claims more bytes than the box around it has. */
export const overlappingFilms: Record<string, () => Buffer> = {
  'items of metadata that lie over each other': () => inMovie(meta(box('ilst', overlappingItems))),
  'texts that lie over each other': () => inMovie(box('udta', overlappingTexts)),
  'keys that lead backwards': () => inMovie(meta(box('keys', 0, FOUR_BILLION, 0, 0))),
  'descriptions that lie over each other': () =>
    withBox('stsd', (own) => [...new Array<Buffer>(1000).fill(box('stsd', 0, 500)), own]),
  'a track beyond the movie': () => inMovie(box('trak', 0x7fff_ffff, word('mdia'))),
}

const PICTURES = 240 * 60

/** A minute of slow motion, in which every table has an entry for every frame. */
export function slowMotion(): Buffer {
  const tables: [type: string, ...numbers: number[]][] = [
    ['stts', 0, PICTURES, ...times(PICTURES, 1, 1)],
    ['ctts', 0, PICTURES, ...times(PICTURES, 1, 2)],
    ['stsz', 0, 0, PICTURES, ...times(PICTURES, 900)],
    ['stsc', 0, PICTURES, ...times(PICTURES, 1, 1, 1)],
    ['stco', 0, PICTURES, ...times(PICTURES, 48)],
    ['stss', 0, PICTURES, ...times(PICTURES, 1)],
  ]
  return withBox('stts', () => tables.map(([type, ...numbers]) => box(type, numbers)))
}

/** Appends many elements to a WebM, all inside one parent element. */
function webmWith(holder: number[], element: number[], count: number): Buffer {
  const content = Buffer.concat(new Array<Buffer>(count).fill(Buffer.from(element)))
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(content.length) | (1n << 56n))
  return Buffer.concat([webm, Buffer.from(holder), size, content])
}

export const endlessWebms: Record<string, () => Buffer> = {
  'a million sounds': () =>
    webmWith([0x1f, 0x43, 0xb6, 0x75], [0xa3, 0x85, 0x81, 0, 0, 0x80, 0], 1_000_000),
  'a hundred thousand tracks': () =>
    webmWith([0x16, 0x54, 0xae, 0x6b], [0xae, 0x83, 0xd7, 0x81, 1], 100_000),
}
