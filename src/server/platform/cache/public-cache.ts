import type { CachedAnswer, PublicContent } from './cached-answer.ts'
import { packAnswer } from './pack-answer.ts'

const MAX_ENTRIES = 5000
const MAX_KNOWN_URLS = 5000
/** Longer ones are read by their route, which knows what in them matters. */
const MAX_URL_LENGTH = 512

interface PublicCacheOptions {
  maxBytes: number
  maxEntries?: number
  /** Headers that every answer carries. */
  always: Record<string, string>
}

/**
 * Whole answers, kept until the next write. Everything that an entry holds counts against the limits, so that
 * no number of addresses can fill the memory; the oldest leave first.
 */
export function createPublicCache(options: PublicCacheOptions) {
  const { maxBytes, maxEntries = MAX_ENTRIES, always } = options
  const answers = new Map<string, CachedAnswer>()
  /** Addresses exactly as they were asked for, so that the front door needs no parsing. */
  const keysByUrl = new Map<string, string>()
  const underWay = new Map<string, Promise<CachedAnswer>>()
  const counts = { hits: 0, misses: 0, purges: 0 }
  let generation = 0
  let heldBytes = 0

  const costOf = (key: string, answer: CachedAnswer) => key.length * 2 + answer.bytes
  const drop = (key: string) => {
    const answer = answers.get(key)
    if (!answer) return
    heldBytes -= costOf(key, answer)
    answers.delete(key)
  }
  const keep = (key: string, answer: CachedAnswer) => {
    if (costOf(key, answer) > maxBytes) return
    drop(key)
    answers.set(key, answer)
    heldBytes += costOf(key, answer)
    for (const oldest of answers.keys()) {
      if (heldBytes <= maxBytes && answers.size <= maxEntries) break
      drop(oldest)
    }
  }

  /** What is put together from now on is kept only if no write happens until it is ready. */
  const begin = () => {
    const begunIn = generation
    return async (key: string, content: PublicContent): Promise<CachedAnswer> => {
      const answer = await packAnswer(content, always)
      const isKept = content.status < 500 && (content.isKept?.() ?? true)
      if (begunIn === generation && isKept) keep(key, answer)
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

    /** What is held now, as counted against the limits. */
    held: () => ({ entries: answers.size, bytes: heldBytes, urls: keysByUrl.size }),

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
      if (url.length > MAX_URL_LENGTH) return undefined
      const key = keysByUrl.get(url)
      return key === undefined ? undefined : this.find(key)
    },

    /** From now on the front door may answer this address by itself, to anybody. */
    openFrontDoor(url: string, key: string) {
      if (url.length > MAX_URL_LENGTH || !answers.has(key)) return
      if (keysByUrl.size >= MAX_KNOWN_URLS) keysByUrl.clear()
      keysByUrl.set(url, key)
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
