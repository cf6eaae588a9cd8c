import type { Settings } from '#shared/contract/settings.ts'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery } from '../data/use-query.ts'

/** Every page brings its settings along, so they are always there. */
export function useSettings(): Settings {
  const { data } = useQuery(useSiteQueries().settings())
  if (!data) throw new Error('Failed to fetch settings')
  return data
}
