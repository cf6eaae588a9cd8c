import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ConfirmDialog } from './confirm.tsx'

interface LeaveGuardProps extends GuardedScreen {
  texts: Record<'title' | 'text' | 'stay' | 'leave', string>
}

/** Asks before unsaved changes are lost by a link, the Back button, a reload or closing the tab. */
export function LeaveGuard({ texts, ...screen }: LeaveGuardProps) {
  const guard = useLeaveGuard(screen)
  return (
    <ConfirmDialog
      open={guard.isAsking}
      onClose={guard.stay}
      title={texts.title}
      description={texts.text}
      cancelLabel={texts.stay}
      confirmLabel={texts.leave}
      onConfirm={guard.leave}
    />
  )
}

/** The parts of the Navigation API used here; not every browser has it. */
interface NavigateEvent extends Event {
  destination: { url: string }
  navigationType: 'push' | 'replace' | 'traverse' | 'reload'
  downloadRequest: string | null
}
const navigation = (globalThis as { navigation?: EventTarget }).navigation

/** Receives the target of a navigation; returning true cancels the navigation. */
type Intercept = (url: string) => boolean

function interceptNavigation(intercept: Intercept, signal: AbortSignal) {
  const onNavigate = (event: Event) => {
    const { destination, navigationType, downloadRequest, cancelable } = event as NavigateEvent
    if (navigationType === 'reload' || downloadRequest !== null || !cancelable) return
    if (intercept(destination.url)) event.preventDefault()
  }
  navigation?.addEventListener('navigate', onNavigate, { signal })
}

/** For browsers without the Navigation API: covers links only. */
function interceptLinks(intercept: Intercept, signal: AbortSignal) {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!link?.href || link.target === '_blank' || !isPlain || !intercept(link.href)) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', onClick, { signal, capture: true })
}

const withoutHash = (url: string) => new URL(url).href.split('#')[0]

interface GuardedScreen {
  isDirty: () => boolean
  isOwnAddress?: (path: string) => boolean
  /** Called once the owner has agreed to lose the changes, before the session ends. */
  putAway?: () => Promise<unknown>
}

/**
 * Cancels a navigation that would lose unsaved changes and opens the dialog. Closing the tab opens
 * the browser's own one.
 */
function useLeaveGuard({ isDirty, isOwnAddress, putAway }: GuardedScreen) {
  const [targetUrl, setTargetUrl] = useState<string | null>(null)
  const [, goTo] = useLocation()
  const mayLeave = useRef(false)
  const mustAsk = useEffectEvent(() => !mayLeave.current && isDirty())
  const release = useEffectEvent(() => {
    mayLeave.current = true
    return putAway?.()
  })
  const isLeaving = useEffectEvent(
    (url: string) =>
      withoutHash(url) !== withoutHash(location.href) && !isOwnAddress?.(new URL(url).pathname),
  )

  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const intercept: Intercept = (url) => {
      const isBlocked = isLeaving(url) && mustAsk()
      if (isBlocked) setTargetUrl(url)
      return isBlocked
    }
    const onUnload = (event: Event) => mustAsk() && event.preventDefault()
    addEventListener('beforeunload', onUnload, { signal })
    watchUnsaved({ isDirty: mustAsk, release }, signal)
    if (navigation) interceptNavigation(intercept, signal)
    else interceptLinks(intercept, signal)
    return () => ended.abort()
  }, [])

  return {
    isAsking: targetUrl !== null,
    stay: () => setTargetUrl(null),
    leave() {
      const url = new URL(targetUrl ?? '/admin', location.href)
      mayLeave.current = true
      setTargetUrl(null)
      const isAdmin = url.origin === location.origin && /^\/admin(?:\/|$)/.test(url.pathname)
      if (isAdmin) goTo(url.pathname + url.search + url.hash)
      else location.assign(url)
    },
  }
}

interface UnsavedScreen {
  isDirty: () => boolean
  /** Called once the owner has agreed: the screen stops asking, and may first save what it can. */
  release: () => Promise<unknown> | undefined
}

const screens = new Set<UnsavedScreen>()

/** Registers the screen for the log-out's question until the signal fires. */
function watchUnsaved(screen: UnsavedScreen, signal: AbortSignal) {
  screens.add(screen)
  signal.addEventListener('abort', () => screens.delete(screen), { once: true })
}

export const hasUnsavedScreens = () => [...screens].some((screen) => screen.isDirty())

export const releaseUnsavedScreens = () =>
  Promise.all([...screens].map((screen) => screen.release()))
