import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useState } from 'react'
import { useLocation } from 'wouter'
import { logOut } from '#shared/contract/accounts.ts'
import { logoutToasts, logoutTexts as texts } from '#texts/admin/shell.ts'
import { showToast } from '#ui/overlays/toast.ts'
import type { UnsentMoments } from '../moments/pending-posts.ts'
import { ConfirmDialog } from '../parts/confirm.tsx'
import { hasUnsavedScreens, releaseUnsavedScreens } from '../parts/leave-guard.tsx'
import { removePreference } from '../parts/preferences.ts'
import { dropShell } from '../sync/moment-shell.ts'
import { adminTokenStore, api } from './api.ts'

const LogOutContext = createContext({ logOut: () => {}, isPending: false })

export const useLogOutButton = () => use(LogOutContext)

const loadOutbox = async () => (await import('../moments/pending-posts.ts')).pendingPosts

/**
 * Asks before the session ends with unsaved text on the screen or pending posts on the phone. The
 * dialogs are mounted outside the phone's drawer, which closes.
 */
export function LogOutProvider({ children }: { children: ReactNode }) {
  const { mutate, isPending } = useLogOut()
  const [question, setQuestion] = useState<'unsaved' | 'moments' | 'discard' | null>(null)
  const [left, setLeft] = useState<UnsentMoments | null>(null)
  const close = () => setQuestion(null)

  async function askAboutMoments() {
    const found = await loadOutbox().then((pendingPosts) => pendingPosts.findLeft())
    if (found.count === 0) return end()
    setLeft(found)
    setQuestion('moments')
  }
  async function end({ discardsMoments = false } = {}) {
    close()
    if (hasUnsavedScreens()) await releaseUnsavedScreens()
    mutate({ discardsMoments })
  }
  const logOut = () => (hasUnsavedScreens() ? setQuestion('unsaved') : void askAboutMoments())

  return (
    <LogOutContext value={{ logOut, isPending }}>
      {children}
      <ConfirmDialog
        open={question === 'unsaved'}
        onClose={close}
        title={texts.title}
        description={texts.text}
        cancelLabel={texts.stay}
        confirmLabel={texts.leave}
        onConfirm={askAboutMoments}
      />
      {left && (
        <>
          <ConfirmDialog
            open={question === 'moments'}
            onClose={close}
            title={texts.moments.title}
            description={texts.moments.text(left)}
            cancelLabel={texts.stay}
            confirmLabel={texts.moments.keep}
            onConfirm={() => end()}
            variant="solid"
            more={
              <p>
                <button type="button" className="link-btn" onClick={() => setQuestion('discard')}>
                  {texts.moments.discard(left.count)}
                </button>
              </p>
            }
          />
          <ConfirmDialog
            open={question === 'discard'}
            onClose={() => setQuestion('moments')}
            title={texts.discard.title(left.count)}
            description={texts.discard.text(left.count)}
            cancelLabel={texts.discard.cancel(left.count)}
            confirmLabel={texts.discard.confirm}
            onConfirm={() => end({ discardsMoments: true })}
          />
        </>
      )}
    </LogOutContext>
  )
}

function useLogOut() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    async mutationFn(_: { discardsMoments: boolean }) {
      // A query still running at log-out would fail with a 401.
      await queryClient.cancelQueries()
      return api(logOut)
    },
    async onSuccess(_, { discardsMoments }) {
      adminTokenStore.remove()
      removePreference('account')
      await dropShell()
      // Navigates before clearing the cache, or the guard would add the current screen as `next`.
      navigate('/admin/login', { replace: true })
      queryClient.clear()
      // Discards after the session has ended: if ending it fails, no pending post may be lost.
      if (discardsMoments) await loadOutbox().then((pendingPosts) => pendingPosts.discardAll())
    },
    onError() {
      showToast({ ...logoutToasts.failed, variant: 'destructive' })
      void queryClient.refetchQueries({
        type: 'active',
        predicate: (query) => query.state.data === undefined,
      })
    },
  })
}
