import { createHash, hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createBrotliDecompress,
  gzipSync,
} from 'node:zlib'

export interface PublicContent {
  status: number
  type: string
  /** A large body comes in pieces, so that it is never in memory as a whole. */
  body: string | Buffer | AsyncIterable<string>
  cacheControl?: string
  /** Used for a Buffer alone: the etag of a text is always a hash of it. */
  etag?: string
  headers?: Record<string, string>
  isPage?: boolean
  /** Called with the body complete; false for a URL that a visitor can make up. */
  isCacheable?: () => boolean
}

export type ContentHead = Omit<PublicContent, 'body' | 'isCacheable'>

export type Encoding = 'br' | 'gzip' | 'identity'

export interface CachedAnswer {
  status: number
  etag: string
  isPage?: boolean
  bytes: number
  head(encoding: Encoding): Record<string, string>
  body(encoding: Encoding): Buffer | Readable
  /** Set where the body is sent uncompressed: byte ranges are served from it. */
  bytesAsTheyAre?: Buffer
}

const LARGE = 1_000_000
/** Weight of a text in the cache: its compressed forms together are hardly ever larger than the text itself. */
const FORMS_FACTOR = 2

export async function packAnswer(
  content: PublicContent,
  always: Record<string, string>,
): Promise<CachedAnswer> {
  if (Buffer.isBuffer(content.body)) return packBytes(content, content.body, always)
  if (typeof content.body === 'string') {
    return content.body.length > LARGE
      ? packLarge(content, always, [content.body])
      : packText(content, content.body, always)
  }
  let started = ''
  const pieces = content.body[Symbol.asyncIterator]()
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) return packText(content, started, always)
    started += value
    if (started.length > LARGE) return packLarge(content, always, joinPieces(started, pieces))
  }
}

async function* joinPieces(first: string, pieces: AsyncIterator<string>) {
  yield first
  yield* { [Symbol.asyncIterator]: () => pieces }
}

/** Buffers hold formats that are compressed in themselves, so they have only one form. */
function packBytes(
  content: ContentHead,
  bytes: Buffer,
  always: Record<string, string>,
): CachedAnswer {
  const { etag = `"${hash('sha1', bytes, 'base64url')}"` } = content
  const { length } = bytes
  const head = {
    ...answerHead({ content, always, etag, length, encoding: 'identity', hasForms: false }),
    'accept-ranges': 'bytes',
  }
  return {
    status: content.status,
    etag,
    bytes: length + headBytes(content),
    head: () => head,
    body: () => bytes,
    bytesAsTheyAre: bytes,
  }
}

/** Each form is compressed when a client first requests it, and then cached. */
export function packText(content: ContentHead, text: string, always: Record<string, string>) {
  const plain = ownCopy(Buffer.from(text))
  const etag = `W/"${hash('sha1', plain, 'base64url')}"`
  const forms = new Map<Encoding, { head: Record<string, string>; body: Buffer }>()

  const form = (encoding: Encoding) => {
    const ready = forms.get(encoding)
    if (ready) return ready
    const body = encode(plain, encoding)
    const head = answerHead({ content, always, etag, encoding, length: body.length })
    const newForm = { head, body }
    forms.set(encoding, newForm)
    return newForm
  }

  return {
    status: content.status,
    etag,
    bytes: plain.length * FORMS_FACTOR + headBytes(content),
    head: (encoding: Encoding) => form(encoding).head,
    body: (encoding: Encoding) => form(encoding).body,
  } satisfies CachedAnswer
}

function encode(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return ownCopy(brotliCompressSync(plain, brotliOptions))
  return encoding === 'gzip' ? ownCopy(gzipSync(plain, gzipOptions)) : plain
}

/** Small buffers share a block of 64 KB, and a cached one would keep the whole block in memory. */
function ownCopy(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}

/**
 * Packs answers of megabytes, such as all posts with their texts. They are compressed while they
 * are made, off the main thread, and cached in that form alone; a client that does not accept
 * brotli gets the answer uncompressed, unpacked while it is sent.
 */
async function packLarge(
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

interface HeadOptions {
  content: ContentHead
  always: Record<string, string>
  etag: string
  encoding: Encoding
  length: number
  /** False for a body with only one form, which needs no `vary` header. */
  hasForms?: boolean
}

function answerHead(options: HeadOptions): Record<string, string> {
  const { content, always, etag, encoding, length, hasForms = true } = options
  return {
    ...always,
    'content-type': content.type,
    'cache-control': content.cacheControl ?? 'public, no-cache',
    etag,
    ...(hasForms && { vary: 'accept-encoding' }),
    ...content.headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(length),
  }
}

/** Map entries, objects and closures of one answer: about 1.5 KB measured with all three forms. */
const ENTRY_OVERHEAD_BYTES = 2048

function headBytes({ headers = {}, type }: ContentHead): number {
  const own = Object.entries(headers).map(([name, value]) => name.length + value.length)
  return ENTRY_OVERHEAD_BYTES + type.length + own.reduce((sum, length) => sum + length, 0)
}

/** A page of 50 KB takes 2 ms at quality 5; the best quality takes 100 ms for a tenth less. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const gzipOptions = { level: 6 }
