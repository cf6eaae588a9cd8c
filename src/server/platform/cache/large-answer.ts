import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createBrotliCompress, createBrotliDecompress, createGzip } from 'node:zlib'
import { answerHead, brotli } from './answer-head.ts'
import type { Encoding, PublicContent } from './pack-answer.ts'

/**
 * An answer of megabytes: every post there is, with all its words. It is compressed as it is made,
 * off the main thread, and kept in that form alone; other forms are made from it when asked for.
 */
export interface LargeAnswer {
  status: number
  etag: string
  bytes: number
  open(encoding: Encoding): Promise<{ head: string[]; body: Buffer | Readable }>
}

/** Twice as fast as what small answers get at last, and nearly as small on so much text. */
const QUALITY = 5
/** Most readers take brotli; room is counted as if both forms were there. */
const ROOM = 2.5

export async function packLarge(
  content: Omit<PublicContent, 'body'>,
  always: Record<string, string>,
  pieces: Iterable<string> | AsyncIterable<string>,
): Promise<LargeAnswer> {
  const hash = createHash('sha1')
  let length = 0
  const bytes = async function* () {
    for await (const piece of pieces) {
      const chunk = Buffer.from(piece)
      hash.update(chunk)
      length += chunk.length
      yield chunk
    }
  }
  let compressed: Buffer = Buffer.alloc(0)
  await pipeline(bytes, createBrotliCompress(brotli(QUALITY)), async (source) => {
    compressed = await buffer(source)
  })
  const etag = `W/"${hash.digest('base64url')}"`
  const head = (encoding: Encoding, size: number) =>
    answerHead({ content, always, etag, encoding, length: size })

  const unpacked = () => {
    const plain = createBrotliDecompress()
    plain.end(compressed)
    return plain
  }
  let zipping: Promise<Buffer> | null = null
  const zipped = () => {
    zipping ??= pipeline(unpacked(), createGzip({ level: 6 }), buffer).catch((error: unknown) => {
      zipping = null
      throw error
    })
    return zipping
  }

  return {
    status: content.status,
    etag,
    bytes: Math.ceil(compressed.length * ROOM),
    async open(encoding) {
      if (encoding === 'identity') return { head: head(encoding, length), body: unpacked() }
      const body = encoding === 'br' ? compressed : await zipped()
      return { head: head(encoding, body.length), body }
    },
  }
}
