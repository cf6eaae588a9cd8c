import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { listMySessions } from '#shared/contract/accounts.admin.ts'
import { getSession, getSetupStatus, logOut, type SignIn } from '#shared/contract/accounts.ts'
import { adminTokenStore, api } from '../app/api.ts'

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => api(getSession),
})

export const mySessionsQuery = queryOptions({
  queryKey: [listMySessions.path],
  queryFn: ({ signal }) => api(listMySessions, { signal }),
  // Never fresh: other browsers sign in and out, too.
  staleTime: 0,
})

export function useSession() {
  const { data, isPending } = useQuery(sessionQuery)
  return isPending ? undefined : data?.user && data.isAdmin ? data : null
}

/** Whether nobody can say who is signed in, because the diary cannot be reached; a refusal is an answer. */
export const useIsSessionUnreachable = () => useQuery(sessionQuery).error instanceof TypeError

/** The sign-in methods the diary offers, with or without a session; undefined while loading. */
export function useSignInMethods() {
  return useQuery(sessionQuery).data
}

/** Writes the signed-in user into the query cache, so that the whole admin updates at once. */
export function useSessionActions() {
  const queryClient = useQueryClient()
  const setUser = (user: SignIn['user'] | null, provider: 'password' | 'google' | null) =>
    queryClient.setQueryData(sessionQuery.queryKey, (known) => ({
      google: known?.google ?? ('off' as const),
      passkeys: known?.passkeys ?? false,
      sendsMail: known?.sendsMail ?? false,
      user,
      provider,
      isAdmin: user !== null,
    }))
  return {
    enter: (user: SignIn['user'], provider: 'password' | 'google') => setUser(user, provider),
    /** A refused sign-in must leave neither a server session nor a stored token behind. */
    async leave() {
      await api(logOut).catch(() => {})
      adminTokenStore.remove()
      setUser(null, null)
    },
  }
}

export const setupStatusQuery = queryOptions({
  queryKey: [getSetupStatus.path],
  queryFn: () => api(getSetupStatus),
})
