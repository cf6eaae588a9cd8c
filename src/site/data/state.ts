import type { QueryCache } from './query-cache.ts'

/** The pairs contain no times, so that equal pages have equal bytes. */
type State = [key: unknown[], data: unknown][]

const isPost = (key: readonly unknown[]) => key[0] === 'post'

export function serializeCache(cache: QueryCache): State {
  return cache.listData().map(({ queryKey, data }) => [
    [...queryKey],
    // The page already contains the HTML of the post.
    isPost(queryKey) && data ? { ...data, html: '' } : data,
  ])
}

export function restoreCache(cache: QueryCache, page: Document) {
  const state = JSON.parse(page.getElementById('state')?.textContent || '[]') as State
  for (const [key, data] of state) {
    const isWritten = isPost(key) && data !== null
    const html = page.querySelector('[data-post-body]')?.innerHTML ?? ''
    cache.setQueryData(key, isWritten ? { ...(data as object), html } : data)
  }
}
