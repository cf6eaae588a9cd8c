import { readFile } from 'node:fs/promises'

export const readClipFixture = (name: string) =>
  readFile(new URL(`../fixtures/clips/${name}`, import.meta.url))

interface Box {
  type: string
  content: Buffer
}

/** Lists sibling boxes only. */
function* boxesOf(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at) || bytes.length - at
    yield {
      type: bytes.toString('latin1', at + 4, at + 8),
      content: bytes.subarray(at + 8, at + size),
    }
    at += size
  }
}

function* find(bytes: Buffer, [type, ...rest]: string[]): Generator<Buffer> {
  for (const box of boxesOf(bytes)) {
    if (box.type !== type) continue
    if (rest.length === 0) yield box.content
    else yield* find(box.content, rest)
  }
}

export function readClip(file: Buffer) {
  const [header] = find(file, ['moov', 'trak', 'tkhd'])
  const [a, b] = [header!.readInt32BE(40), header!.readInt32BE(44)].map((part) => part / 65536)
  const stsd = [...find(file, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'])]
  return {
    boxes: [...boxesOf(file)].map(({ type }) => type),
    codecs: stsd.map((table) => table.toString('latin1', 12, 16)),
    rotation: (Math.round((Math.atan2(b!, a!) * 180) / Math.PI) + 360) % 360,
  }
}

/** Makes a film whose first frame alone has 13 MB. */
export function makeHeavyFilm(film: Buffer): Buffer {
  const heavy = Buffer.concat([film, Buffer.alloc(14 * 1024 ** 2)])
  heavy.writeUInt32BE(14 * 1024 ** 2, film.length)
  heavy.write('free', film.length + 4, 'latin1')
  heavy.writeUInt32BE(13 * 1024 ** 2, heavy.indexOf('stsz') + 16)
  return heavy
}
