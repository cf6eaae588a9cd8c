import { useQuery } from '@tanstack/react-query'
import { dogCardQuery } from './queries.ts'

/** Before it is known, and without a connection, any dog will do. */
export function useDogName(): string {
  return useQuery(dogCardQuery).data?.name ?? 'your dog'
}
