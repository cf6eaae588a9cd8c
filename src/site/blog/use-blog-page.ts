import { useState } from 'react'
import type { BlogQuery } from '#shared/contract/posts.ts'
import { POST_LIST_IS_HERE, useSiteQueries } from '../data/data.ts'
import { useQuery, useQueryCache } from '../data/use-query.ts'

/**
 * What an address asks of the list. Once the list is here, an answer takes a blink:
 * until it comes the last one stays, whole, instead of skeletons that would only flicker.
 */
export function useBlogPage(asked: BlogQuery) {
  const cache = useQueryCache()
  const { data, isError } = useQuery(useSiteQueries().blogPage(asked))
  const [shown, setShown] = useState({ query: asked, data, isError })
  const isAnswered = data !== undefined || isError
  const isLooking =
    !isAnswered && shown.data !== undefined && cache.getQueryData({ queryKey: POST_LIST_IS_HERE })
  if (isLooking) return { ...shown, isLooking: true }
  const isShown = shown.query === asked && shown.data === data && shown.isError === isError
  if (!isShown) setShown({ query: asked, data, isError })
  return { query: asked, data, isError, isLooking: false }
}
