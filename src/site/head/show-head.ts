import { applyHead } from './apply-head.ts'
import { pageHead } from './page-head.ts'

/** In a file of its own: the first page comes with its head, so only those who move on need this. */
export const showHead = (page: Parameters<typeof pageHead>[0]) => applyHead(pageHead(page))
