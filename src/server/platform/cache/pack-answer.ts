import { hash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { answerHead, headBytes } from './answer-head.ts'
import type { CachedAnswer, ContentHead, Encoding, PublicContent } from './cached-answer.ts'
import { brotliOptions, gzipOptions } from './compress.ts'
import { packLarge } from './large-answer.ts'

const LARGE = 1_000_000
/** Both compressed forms together are hardly ever larger than the text itself. */
const WITH_ALL_FORMS = 2

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
  let begun = ''
  const pieces = content.body[Symbol.asyncIterator]()
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) return packText(content, begun, always)
    begun += value
    if (begun.length > LARGE) return packLarge(content, always, goOn(begun, pieces))
  }
}

async function* goOn(begun: string, pieces: AsyncIterator<string>) {
  yield begun
  yield* { [Symbol.asyncIterator]: () => pieces }
}

/** For what is compressed in itself. */
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

/** Each form is made when it is first asked for, and once. */
export function packText(content: ContentHead, text: string, always: Record<string, string>) {
  const plain = ownCopy(Buffer.from(text))
  const etag = `W/"${hash('sha1', plain, 'base64url')}"`
  const forms = new Map<Encoding, { head: Record<string, string>; body: Buffer }>()

  const form = (encoding: Encoding) => {
    const ready = forms.get(encoding)
    if (ready) return ready
    const body = encode(plain, encoding)
    const head = answerHead({ content, always, etag, encoding, length: body.length })
    const made = { head, body }
    forms.set(encoding, made)
    return made
  }

  return {
    status: content.status,
    etag,
    bytes: plain.length * WITH_ALL_FORMS + headBytes(content),
    head: (encoding: Encoding) => form(encoding).head,
    body: (encoding: Encoding) => form(encoding).body,
  } satisfies CachedAnswer
}

function encode(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return ownCopy(brotliCompressSync(plain, brotliOptions))
  return encoding === 'gzip' ? ownCopy(gzipSync(plain, gzipOptions)) : plain
}

/** Small buffers share a block of 64 KB, and one that is kept would keep all of it. */
function ownCopy(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}
