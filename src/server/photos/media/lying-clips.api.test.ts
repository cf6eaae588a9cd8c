import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openMediaDiary } from '#test/diaries/media-diary.ts'
import { readFilm } from '#test/reading/read-clip.ts'
import { clipTexts } from '#texts/errors/photos.ts'

const { diary, upload, expectNothingStored, empty } = await openMediaDiary()
beforeEach(empty)
afterAll(() => diary.close())

const film = await readFilm('silent.mp4')

/** The film with one of its boxes put in place of another; sizes of the boxes around it are kept right. */
function withBox(type: string, make: (content: Buffer) => Buffer[]): Buffer {
  const around = ['moov', 'trak', 'mdia', 'minf', 'stbl', type]
  const starts: number[] = []
  for (const name of around) starts.push(film.indexOf(name, starts.at(-1) ?? 0) - 4)
  const start = starts.pop()!
  const end = start + film.readUInt32BE(start)
  const made = Buffer.concat(make(film.subarray(start, end)))
  const whole = Buffer.concat([film.subarray(0, start), made, film.subarray(end)])
  const grown = made.length - (end - start)
  for (const at of starts) whole.writeUInt32BE(film.readUInt32BE(at) + grown, at)
  return whole
}

const zeros = (count: number) => new Array<number>(count).fill(0)
const box = (type: string, ...given: (number | number[])[]) => {
  const numbers = given.flat()
  const made = Buffer.alloc(8 + numbers.length * 4)
  made.writeUInt32BE(made.length)
  made.write(type, 4, 'latin1')
  numbers.forEach((number, at) => void made.writeUInt32BE(number, 8 + at * 4))
  return made
}

const MILLIONS = 2_000_000
const FOUR_BILLION = 0xffff_ffff

const lies: [what: string, film: () => Buffer][] = [
  [
    'four billion pictures of sizes of their own',
    () => withBox('stsz', () => [box('stsz', 0, 0, FOUR_BILLION)]),
  ],
  [
    'four billion pictures of one size',
    () => withBox('stsz', () => [box('stsz', 0, 1, FOUR_BILLION)]),
  ],
  [
    'two million pictures, all of them listed',
    () => withBox('stsz', () => [box('stsz', 0, 0, MILLIONS, zeros(MILLIONS))]),
  ],
  [
    'two million times that are listed once',
    () => withBox('stts', () => [box('stts', 0, 1, MILLIONS, 512)]),
  ],
  [
    'four billion times beside each other',
    () => withBox('stts', (own) => [own, box('ctts', 0, 1, FOUR_BILLION, 1)]),
  ],
  [
    'a hundred thousand tracks',
    () => {
      const moov = film.indexOf('moov') - 4
      const track = box('trak', zeros(4))
      const whole = Buffer.concat([film, ...new Array<Buffer>(100_000).fill(track)])
      whole.writeUInt32BE(whole.length - moov, moov)
      return whole
    },
  ],
  [
    'four billion pictures in a fragment',
    () => Buffer.concat([film, box('moof', 24, 0x74_72_75_6e, 0, FOUR_BILLION, 0, 0)]),
  ],
  ['an index of five megabytes', () => Buffer.concat([box('moov', zeros(1_250_000)), film])],
  ['boxes without end', () => Buffer.concat([film, ...new Array<Buffer>(6000).fill(box('free'))])],
]

/** The film with elements behind its own, all in one holder. */
async function webmWith(holder: number[], element: number[], count: number): Promise<Buffer> {
  const content = Buffer.concat(new Array<Buffer>(count).fill(Buffer.from(element)))
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(content.length) | (1n << 56n))
  return Buffer.concat([await readFilm('vp9.webm'), Buffer.from(holder), size, content])
}

const endless: [what: string, film: () => Promise<Buffer>][] = [
  [
    'a million sounds',
    () => webmWith([0x1f, 0x43, 0xb6, 0x75], [0xa3, 0x85, 0x81, 0, 0, 0x80, 0], 1_000_000),
  ],
  [
    'a hundred thousand tracks',
    () => webmWith([0x16, 0x54, 0xae, 0x6b], [0xae, 0x83, 0xd7, 0x81, 1], 100_000),
  ],
]

test.for(endless)('a WebM of %s is refused as well', async ([, make]) => {
  const answer = await upload(await make(), 'video/webm')
  expect(answer.json()).toMatchObject({ message: clipTexts.damaged })
  await expectNothingStored()
})

describe('a film that lies about itself is refused before anything is read by its numbers', () => {
  test.for(lies)('%s', async ([, make]) => {
    // What tells that it is a film comes first.
    const ftyp = film.subarray(0, film.readUInt32BE())
    const answer = await upload(Buffer.concat([ftyp, make()]), 'video/mp4')
    expect(answer.json()).toMatchObject({ message: clipTexts.damaged })
    expect(answer.statusCode).toBe(422)
    await expectNothingStored()
  })
})
