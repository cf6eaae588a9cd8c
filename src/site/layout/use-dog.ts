import type { DogCard } from '#shared/contract/dog.ts'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery } from '../data/use-query.ts'

/** Every page brings the card of the dog along, so it is always there. */
export function useDog(): DogCard {
  const { data } = useQuery(useSiteQueries().dogCard())
  if (!data) throw new Error('Failed to fetch the dog')
  return data
}
