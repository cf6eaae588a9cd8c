import type { CachedAnswer, PublicContent } from './cached-answer.ts'
import { packAnswer } from './pack-answer.ts'

const MAX_KNOWN_URLS = 5000

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

  /** What is put together from now on is kept only if no write happens until it is ready. */
  const begin = () => {
    const begunIn = generation
    return async (key: string, content: PublicContent): Promise<CachedAnswer> => {
      const answer = await packAnswer(content, always)
      if (begunIn === generation && content.status < 500) keep(key, answer)
      return answer
    }
  }

  return {
    counts,
    begin,
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
      const keepUnlessChanged = begin()
      const making = make()
        .then((content) => keepUnlessChanged(key, content))
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
      counts.purges += 1
      heldBytes = 0
      answers.clear()
      keysByUrl.clear()
    },
  }
}

export type PublicCache = ReturnType<typeof createPublicCache>
