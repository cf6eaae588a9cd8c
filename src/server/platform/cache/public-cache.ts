import type { ContentChange } from '../changes.ts'
import { type CachedAnswer, type PublicContent, packAnswer } from './answer.ts'

const MAX_KNOWN_URLS = 5000
/** A longer URL goes to its route, which knows the parameters that matter. */
const MAX_URL_LENGTH = 512

interface PublicCacheOptions extends AnswerLimits {
  always: Record<string, string>
  /** At 0, no last good answers are kept: for a database that is never away. */
  lastBytes?: number
  isStoreAway?: (error: unknown) => boolean
  /** Answers are for some visitors only: no browser and no proxy may keep them. */
  isPrivate?: boolean
}

/**
 * Caches whole answers until the next write. The last good answers survive additive writes: they
 * are sent while the database is away and no newer answer can be made.
 */
export function createPublicCache(options: PublicCacheOptions) {
  const { always, lastBytes = 0, isStoreAway = () => false, isPrivate, ...limits } = options
  const answers = createAnswerStore(limits)
  const lastAnswers = createAnswerStore({ ...limits, maxBytes: lastBytes })
  /** The keys are URLs exactly as requested, so that the front cache needs no parsing. */
  const keysByUrl = new Map<string, string>()
  const once = createSingleFlight<CachedAnswer>()
  const counts = { hits: 0, misses: 0, purges: 0 }
  let generation = 0

  const find = (key: string): CachedAnswer | undefined => {
    const answer = answers.find(key)
    if (answer) counts.hits += 1
    return answer
  }

  /** The returned function caches the answer only if no write has happened since this call. */
  const begin = () => {
    const startGeneration = generation
    return async (key: string, content: PublicContent): Promise<CachedAnswer> => {
      const answer = await packAnswer(isPrivate ? withPrivateHeaders(content) : content, always)
      if (content.isPage) answer.isPage = true
      const isCacheable = content.status < 500 && (content.isCacheable?.() ?? true)
      if (startGeneration === generation && isCacheable) {
        answers.save(key, answer)
        if (answer.status === 200) lastAnswers.save(key, answer)
      }
      return answer
    }
  }

  const makeNow = async (key: string, make: () => Promise<PublicContent>) => {
    counts.misses += 1
    const storeUnlessChanged = begin()
    try {
      return await storeUnlessChanged(key, await make())
    } catch (error) {
      const last = isStoreAway(error) ? lastAnswers.find(key) : undefined
      if (!last) throw error
      return last
    }
  }

  return {
    counts,
    find,
    begin,

    usage: () => ({ ...answers.usage(), urls: keysByUrl.size }),
    lastUsage: lastAnswers.usage,

    /** Concurrent requests share one rendering; a rendering that a write overtook is not cached. */
    async get(key: string, make: () => Promise<PublicContent>): Promise<CachedAnswer> {
      const ready = find(key)
      if (ready) return ready
      return once(`${generation} ${key}`, () => makeNow(key, make))
    },

    findByUrl(url: string): CachedAnswer | undefined {
      if (url.length > MAX_URL_LENGTH) return undefined
      const key = keysByUrl.get(url)
      return key === undefined ? undefined : find(key)
    },

    /** Lets the front cache send this answer by itself, to any visitor. */
    serveByUrl(url: string, key: string) {
      if (isPrivate) return
      if (url.length > MAX_URL_LENGTH || !answers.find(key)) return
      if (keysByUrl.size >= MAX_KNOWN_URLS) keysByUrl.clear()
      keysByUrl.set(url, key)
    },

    /**
     * Old answers survive an additive change only: after others they may show what is hidden now.
     */
    purge(change: ContentChange = 'any') {
      generation += 1
      counts.purges += 1
      answers.clear()
      if (change !== 'additive') lastAnswers.clear()
      keysByUrl.clear()
    },
  }
}

/** Whatever a route says: an answer for some is kept by nobody between it and them. */
const withPrivateHeaders = (content: PublicContent): PublicContent => ({
  ...content,
  cacheControl: 'private, no-store',
  headers: { ...content.headers, vary: 'accept-encoding, cookie' },
})

export type PublicCache = ReturnType<typeof createPublicCache>

const MAX_ENTRIES = 5000

interface AnswerLimits {
  maxBytes: number
  maxEntries?: number | undefined
}

/**
 * The oldest answers are evicted first. Everything that an entry uses counts against the limits, so
 * that no number of addresses can fill the memory.
 */
function createAnswerStore({ maxBytes, maxEntries = MAX_ENTRIES }: AnswerLimits) {
  const answers = new Map<string, CachedAnswer>()
  let usedBytes = 0

  const costOf = (key: string, answer: CachedAnswer) => key.length * 2 + answer.bytes
  const drop = (key: string) => {
    const answer = answers.get(key)
    if (!answer) return
    usedBytes -= costOf(key, answer)
    answers.delete(key)
  }

  return {
    find: (key: string) => answers.get(key),
    usage: () => ({ entries: answers.size, bytes: usedBytes }),
    save(key: string, answer: CachedAnswer) {
      if (costOf(key, answer) > maxBytes) return
      drop(key)
      answers.set(key, answer)
      usedBytes += costOf(key, answer)
      for (const oldest of answers.keys()) {
        if (usedBytes <= maxBytes && answers.size <= maxEntries) break
        drop(oldest)
      }
    },
    clear() {
      answers.clear()
      usedBytes = 0
    },
  }
}

/** Single flight: concurrent requests for one key share one piece of work. */
function createSingleFlight<T>() {
  const underWay = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const pending = underWay.get(key)
    if (pending) return pending
    const working = work().finally(() => underWay.delete(key))
    underWay.set(key, working)
    return working
  }
}
