import type { Post } from '#shared/contract/posts.ts'
import { blogPageOf } from './blog-page-of.ts'
import type { SearchAnswer, SearchOrder } from './search-beside.ts'

let list: Promise<Post[]> | null = null

async function fetchList(url: string): Promise<Post[]> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json()
}

async function answer({ id, url, query }: SearchOrder): Promise<SearchAnswer> {
  try {
    list ??= fetchList(url)
    return { id, found: blogPageOf(await list, query) }
  } catch (error) {
    // The next one who asks tries again.
    list = null
    return { id, failed: String(error) }
  }
}

addEventListener('message', async ({ data }: MessageEvent<SearchOrder>) => {
  postMessage(await answer(data))
})
