import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

export interface PublicContent {
  status: number
  type: string
  body: string | Buffer
  cacheControl?: string
  headers?: Record<string, string>
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** One answer, ready to send. Smaller forms are made when first asked for. */
export interface CachedAnswer {
  status: number
  etag: string
  bytes: number
  head(encoding: Encoding): string[]
  body(encoding: Encoding): Buffer
}

const compressInBackground = promisify(brotliCompress)
const brotli = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})
const WORTH_COMPRESSING = 512
const MAX_KNOWN_URLS = 5000

export function packAnswer(content: PublicContent, always: Record<string, string>): CachedAnswer {
  const plain = Buffer.isBuffer(content.body) ? content.body : Buffer.from(content.body)
  const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`
  const bodies = new Map<Encoding, Buffer>([['identity', plain]])
  const heads = new Map<Encoding, string[]>()
  let isPolished = plain.length < WORTH_COMPRESSING

  const body = (encoding: Encoding): Buffer => {
    const ready = bodies.get(encoding)
    if (ready) {
      if (!isPolished && encoding === 'br') polish()
      return ready
    }
    const made =
      encoding === 'br'
        ? brotliCompressSync(plain, brotli(4, plain.length))
        : gzipSync(plain, { level: 6 })
    bodies.set(encoding, made)
    return made
  }

  /** A second reader is worth the best compression, made off the main thread. */
  const polish = () => {
    isPolished = true
    compressInBackground(plain, brotli(plain.length > 1_000_000 ? 9 : 11, plain.length)).then(
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
    const fields: Record<string, string> = {
      ...always,
      'content-type': content.type,
      'cache-control': content.cacheControl ?? 'public, no-cache',
      etag,
      vary: 'accept-encoding',
      ...content.headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body(encoding).length),
    }
    const flat = Object.entries(fields).flat()
    heads.set(encoding, flat)
    return flat
  }

  return { status: content.status, etag, bytes: plain.length, head, body }
}

interface PublicCacheOptions {
  maxBytes: number
  /** Headers that every answer carries. */
  always: Record<string, string>
}

/** Whole answers, kept until the next write. */
export function createPublicCache({ maxBytes, always }: PublicCacheOptions) {
  const answers = new Map<string, CachedAnswer>()
  /** Addresses exactly as they were asked for, so that the front door needs no parsing. */
  const keysByUrl = new Map<string, string>()
  const underWay = new Map<string, Promise<CachedAnswer>>()
  const counts = { hits: 0, misses: 0, purges: 0 }
  let generation = 0
  let heldBytes = 0

  const drop = (key: string) => {
    heldBytes -= answers.get(key)?.bytes ?? 0
    answers.delete(key)
  }
  const keep = (key: string, answer: CachedAnswer) => {
    if (answer.bytes > maxBytes) return
    drop(key)
    answers.set(key, answer)
    heldBytes += answer.bytes
    for (const oldest of answers.keys()) {
      if (heldBytes <= maxBytes) break
      drop(oldest)
    }
  }

  return {
    counts,
    find(key: string): CachedAnswer | undefined {
      const answer = answers.get(key)
      if (!answer) return undefined
      counts.hits += 1
      return answer
    },

    /** Many waiting readers cost one rendering; one begun before a write is not kept after it. */
    async get(key: string, make: () => Promise<PublicContent>): Promise<CachedAnswer> {
      const ready = this.find(key)
      if (ready) return ready
      const flight = `${generation} ${key}`
      const waiting = underWay.get(flight)
      if (waiting) return waiting
      counts.misses += 1
      const begunIn = generation
      const making = make()
        .then((content) => {
          const answer = packAnswer(content, always)
          if (begunIn === generation && content.status < 500) keep(key, answer)
          return answer
        })
        .finally(() => underWay.delete(flight))
      underWay.set(flight, making)
      return making
    },

    findByUrl(url: string): CachedAnswer | undefined {
      const key = keysByUrl.get(url)
      return key === undefined ? undefined : this.find(key)
    },

    /** From now on the front door may answer this address by itself, to anybody. */
    openFrontDoor(url: string, key: string) {
      if (keysByUrl.size >= MAX_KNOWN_URLS) keysByUrl.clear()
      if (answers.has(key)) keysByUrl.set(url, key)
    },

    purge() {
      generation += 1
      keysByUrl.clear()
      counts.purges += 1
      heldBytes = 0
      answers.clear()
    },
  }
}

export type PublicCache = ReturnType<typeof createPublicCache>
