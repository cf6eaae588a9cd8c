import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { listMySessions } from '#shared/contract/accounts.admin.ts'
import { getSession, getSetupStatus, logOut, type SignIn } from '#shared/contract/accounts.ts'
import { adminToken, api } from '../app/api.ts'

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => api(getSession),
})

export const mySessionsQuery = queryOptions({
  queryKey: [listMySessions.path],
  queryFn: ({ signal }) => api(listMySessions, { signal }),
  // Other browsers sign in without us.
  staleTime: 0,
})

/** Undefined while checking, null when signed out. */
export function useSession() {
  const { data, isPending } = useQuery(sessionQuery)
  return isPending ? undefined : data?.user && data.isAdmin ? data : null
}

/** Which ways in the diary offers, with or without a session; undefined until known. */
export function useSignInFacts() {
  return useQuery(sessionQuery).data
}

/** Tells the whole admin at once who is signed in from now on. */
export function useSignedIn() {
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
    /** Nothing of a refused sign-in stays behind, on either side. */
    async leave() {
      await api(logOut).catch(() => {})
      adminToken.remove()
      setUser(null, null)
    },
  }
}

export const setupStatusQuery = queryOptions({
  queryKey: [getSetupStatus.path],
  queryFn: () => api(getSetupStatus),
})
