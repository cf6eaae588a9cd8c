import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { changeMyEmail, getMyEmailChange, hasNoMailbox } from '#shared/contract/accounts.admin.ts'
import { accountToasts, accountTexts as texts } from '#texts/admin/accounts.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { sessionQuery, useSession } from './session.ts'

export const myEmailQuery = queryOptions({
  queryKey: [getMyEmailChange.path],
  queryFn: ({ signal }) => api(getMyEmailChange, { signal }),
  // The mailed link is often opened in another tab or on a phone, so a returning window asks again.
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** Refreshes the session when the mailed link has changed the address elsewhere. */
export function useMyEmailQuery({ enabled = true } = {}) {
  const queryClient = useQueryClient()
  const query = useQuery({ ...myEmailQuery, enabled })
  const known = useSession()?.user?.email
  const email = query.data?.email
  useEffect(() => {
    if (email && known && email !== known) void queryClient.invalidateQueries(sessionQuery)
  }, [email, known, queryClient])
  return query
}

export function useChangeEmail() {
  const queryClient = useQueryClient()
  return async (email: string) => {
    const changed = await api(changeMyEmail, { body: { email } })
    showToast(
      (changed.status === 'mailed' ? accountToasts.emailMailed : accountToasts.emailChanged)(
        changed.email,
      ),
    )
    await queryClient.invalidateQueries(myEmailQuery)
    await queryClient.invalidateQueries(sessionQuery)
  }
}

/**
 * Shown while the sign-in address is a made-up one without a mailbox; `children` links to its form.
 */
export function MissingMailboxNotice({ children }: { children?: ReactNode }) {
  const email = useSession()?.user?.email ?? ''
  const isMadeUp = hasNoMailbox(email)
  const { data } = useMyEmailQuery({ enabled: isMadeUp })
  if (!isMadeUp) return null
  return (
    <div className="banner is-note no-mailbox">
      <p>
        {data?.waiting ? texts.emailWaiting(data.waiting.email) : texts.noMailbox(email)} {children}
      </p>
    </div>
  )
}
