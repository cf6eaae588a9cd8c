import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSession } from '#shared/contract/auth.ts'
import { api } from '../api.ts'

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => api(getSession),
})

/** Undefined while checking, null when signed out. */
export function useSession() {
  const { data, isPending } = useQuery(sessionQuery)
  return isPending ? undefined : data?.user && data.isAdmin ? data : null
}
