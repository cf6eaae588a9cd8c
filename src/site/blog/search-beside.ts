import type { BlogPage, BlogQuery } from '#shared/contract/posts.ts'

export type FindPosts = (query: BlogQuery) => Promise<BlogPage>

export interface SearchOrder {
  id: number
  /** Where the whole list is. */
  url: string
  query: BlogQuery
}

export type SearchAnswer = { id: number; found: BlogPage } | { id: number; failed: string }

/** What is needed of a Worker. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'addEventListener'>

interface SearchParts {
  url: string
  openWorker: () => SearchWorker
  /** For browsers without workers, and for a worker whose file cannot be fetched. */
  searchHere: FindPosts
}

interface Waiting extends PromiseWithResolvers<BlogPage> {
  query: BlogQuery
}

/**
 * The whole list can be tens of megabytes. It is fetched, read and searched beside the page, by a worker that
 * is started when first needed, so that the page answers every key and touch meanwhile.
 */
export function searchBeside({ url, openWorker, searchHere }: SearchParts): FindPosts {
  const waiting = new Map<number, Waiting>()
  let worker: SearchWorker | 'none' | undefined
  let asked = 0

  const takeAnswer = ({ data }: MessageEvent<SearchAnswer>) => {
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if ('found' in data) one?.resolve(data.found)
    else one?.reject(new Error(data.failed))
  }
  const doWithout = () => {
    worker = 'none'
    for (const { query, resolve } of waiting.values()) resolve(searchHere(query))
    waiting.clear()
  }
  const open = (): SearchWorker | 'none' => {
    try {
      const made = openWorker()
      made.addEventListener('message', takeAnswer)
      made.addEventListener('error', doWithout)
      return made
    } catch {
      return 'none'
    }
  }

  return (query) => {
    worker ??= open()
    if (worker === 'none') return searchHere(query)
    const one = { ...Promise.withResolvers<BlogPage>(), query }
    asked += 1
    waiting.set(asked, one)
    worker.postMessage({ id: asked, url, query } satisfies SearchOrder)
    return one.promise
  }
}
