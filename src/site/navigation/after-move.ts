import { applyHead } from '../head/apply-head.ts'
import { pageHead } from '../head/page-head.ts'
import { sendPageView } from './page-view-beacon.ts'

/** In a file of its own: the first page comes with its head and is counted as it leaves, so only those who move on need this. */
export function afterMove(page: Parameters<typeof pageHead>[0]) {
  applyHead(pageHead(page))
  const settings = page.cache.getQueryData(page.queries.settings())
  if (settings?.features.analytics) sendPageView(page.path + page.search)
}
