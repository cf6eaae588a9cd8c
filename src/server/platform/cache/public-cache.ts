import { type AnswerLimits, createAnswerStore } from './answer-store.ts'
import type { CachedAnswer, PublicContent } from './cached-answer.ts'
import { packAnswer } from './pack-answer.ts'
import { createSharedWork } from './share-work.ts'

const MAX_KNOWN_URLS = 5000
/** Longer ones are read by their route, which knows what in them matters. */
const MAX_URL_LENGTH = 512

interface PublicCacheOptions extends AnswerLimits {
  /** Headers that every answer carries. */
  always: Record<string, string>
}

/** Whole answers, kept until the next write. */
export function createPublicCache({ always, ...limits }: PublicCacheOptions) {
  const answers = createAnswerStore(limits)
  /** Addresses exactly as they were asked for, so that the front cache needs no parsing. */
  const keysByUrl = new Map<string, string>()
  const share = createSharedWork<CachedAnswer>()
  const counts = { hits: 0, misses: 0, purges: 0 }
  let generation = 0

  const find = (key: string): CachedAnswer | undefined => {
    const answer = answers.find(key)
    if (answer) counts.hits += 1
    return answer
  }

  /** What is put together from now on is kept only if no write happens until it is ready. */
  const begin = () => {
    const begunIn = generation
    return async (key: string, content: PublicContent): Promise<CachedAnswer> => {
      const answer = await packAnswer(content, always)
      if (content.isPage) answer.isPage = true
      const isKept = content.status < 500 && (content.isKept?.() ?? true)
      if (begunIn === generation && isKept) answers.keep(key, answer)
      return answer
    }
  }

  return {
    counts,
    find,
    begin,

    /** What is held now, as counted against the limits. */
    held: () => ({ ...answers.held(), urls: keysByUrl.size }),

    /** Many waiting readers cost one rendering; one begun before a write is not kept after it. */
    async get(key: string, make: () => Promise<PublicContent>): Promise<CachedAnswer> {
      const ready = find(key)
      if (ready) return ready
      return share(`${generation} ${key}`, async () => {
        counts.misses += 1
        const keepUnlessChanged = begin()
        return keepUnlessChanged(key, await make())
      })
    },

    findByUrl(url: string): CachedAnswer | undefined {
      if (url.length > MAX_URL_LENGTH) return undefined
      const key = keysByUrl.get(url)
      return key === undefined ? undefined : find(key)
    },

    /** From now on the front cache may answer this address by itself, to any visitor. */
    serveByUrl(url: string, key: string) {
      if (url.length > MAX_URL_LENGTH || !answers.find(key)) return
      if (keysByUrl.size >= MAX_KNOWN_URLS) keysByUrl.clear()
      keysByUrl.set(url, key)
    },

    purge() {
      generation += 1
      counts.purges += 1
      answers.clear()
      keysByUrl.clear()
    },
  }
}

export type PublicCache = ReturnType<typeof createPublicCache>
