import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, gzipSync } from 'node:zlib'
import { answerHead, brotli } from './answer-head.ts'
import { type LargeAnswer, packLarge } from './large-answer.ts'

export interface PublicContent {
  status: number
  type: string
  /** In pieces where it may be large: then it is never held whole. Bytes go out as they are. */
  body: string | Buffer | AsyncIterable<string>
  cacheControl?: string
  headers?: Record<string, string>
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** One answer, ready to send. Smaller forms are made when first asked for. */
export interface SmallAnswer {
  status: number
  etag: string
  /** What it takes of the memory. */
  bytes: number
  head(encoding: Encoding): string[]
  body(encoding: Encoding): Buffer
}

export type CachedAnswer = SmallAnswer | LargeAnswer

const compressInBackground = promisify(brotliCompress)
const WORTH_COMPRESSING = 512
/** For the first reader, who waits: a quarter of the time of the usual middle way for a sixth more bytes. */
const QUICK = 0
const LARGE = 1_000_000
/** Beyond this the best compression takes seconds for a few hundredths. */
const WORTH_THE_BEST = 200_000

export async function packAnswer(
  content: PublicContent,
  always: Record<string, string>,
): Promise<CachedAnswer> {
  if (Buffer.isBuffer(content.body)) return packAsIs(content, content.body, always)
  if (typeof content.body === 'string') {
    return content.body.length > LARGE
      ? packLarge(content, always, [content.body])
      : packSmall(content, content.body, always)
  }
  let begun = ''
  const pieces = content.body[Symbol.asyncIterator]()
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) return packSmall(content, begun, always)
    begun += value
    if (begun.length > LARGE) return packLarge(content, always, goOn(begun, pieces))
  }
}

async function* goOn(begun: string, pieces: AsyncIterator<string>) {
  yield begun
  yield* { [Symbol.asyncIterator]: () => pieces }
}

const etagOf = (bytes: Buffer) => `W/"${hash('sha1', bytes, 'base64url')}"`

/** For what is compressed in itself. */
function packAsIs(
  content: Omit<PublicContent, 'body'>,
  bytes: Buffer,
  always: Record<string, string>,
): SmallAnswer {
  const etag = etagOf(bytes)
  const { length } = bytes
  const head = answerHead({ content, always, etag, length, encoding: 'identity', hasForms: false })
  return { status: content.status, etag, bytes: length, head: () => head, body: () => bytes }
}

export function packSmall(
  content: Omit<PublicContent, 'body'>,
  text: string,
  always: Record<string, string>,
): SmallAnswer {
  const plain = Buffer.from(text)
  const etag = etagOf(plain)
  const bodies = new Map<Encoding, Buffer>([['identity', plain]])
  const heads = new Map<Encoding, string[]>()
  let isPolished = plain.length < WORTH_COMPRESSING

  let hasReader = false

  const make = (encoding: Encoding): Buffer => {
    const ready = bodies.get(encoding)
    if (ready) return ready
    const made =
      encoding === 'br'
        ? brotliCompressSync(plain, brotli(QUICK, plain.length))
        : gzipSync(plain, { level: 6 })
    bodies.set(encoding, made)
    return made
  }

  const body = (encoding: Encoding): Buffer => {
    const ready = make(encoding)
    if (encoding === 'br') {
      if (hasReader && !isPolished) polish()
      hasReader = true
    }
    return ready
  }

  /** A second reader is worth the best compression, made off the main thread. */
  const polish = () => {
    isPolished = true
    compressInBackground(plain, brotli(plain.length > WORTH_THE_BEST ? 9 : 11, plain.length)).then(
      (best) => {
        bodies.set('br', best)
        heads.delete('br')
      },
      () => {
        isPolished = false
      },
    )
  }

  const head = (encoding: Encoding): string[] => {
    const ready = heads.get(encoding)
    if (ready) return ready
    const made = answerHead({ content, always, etag, encoding, length: make(encoding).length })
    heads.set(encoding, made)
    return made
  }

  return { status: content.status, etag, bytes: plain.length, head, body }
}
