import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createBrotliCompress, createBrotliDecompress } from 'node:zlib'
import { answerHead, headBytes } from './answer-head.ts'
import type { CachedAnswer, ContentHead } from './cached-answer.ts'
import { brotliOptions } from './compress.ts'

/**
 * An answer of megabytes: every post there is, with all its words. It is compressed while it is
 * made, off the main thread, and kept in that form alone; whoever does not take brotli gets it
 * uncompressed, unpacked while it is sent.
 */
export async function packLarge(
  content: ContentHead,
  always: Record<string, string>,
  pieces: Iterable<string> | AsyncIterable<string>,
): Promise<CachedAnswer> {
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
  await pipeline(bytes, createBrotliCompress(brotliOptions), async (source) => {
    compressed = await buffer(source)
  })
  const etag = `W/"${hash.digest('base64url')}"`
  const unpack = () => {
    const plain = createBrotliDecompress()
    plain.end(compressed)
    return plain
  }
  const heads = {
    br: answerHead({ content, always, etag, encoding: 'br', length: compressed.length }),
    identity: answerHead({ content, always, etag, encoding: 'identity', length }),
  }
  return {
    status: content.status,
    etag,
    bytes: compressed.length + headBytes(content),
    head: (encoding) => (encoding === 'br' ? heads.br : heads.identity),
    body: (encoding) => (encoding === 'br' ? compressed : unpack()),
  }
}
