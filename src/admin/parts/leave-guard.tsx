import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ConfirmDialog } from './confirm.tsx'

interface LeaveGuardProps extends GuardedScreen {
  texts: Record<'title' | 'text' | 'stay' | 'leave', string>
}

/** Asks before unsaved changes are left behind, by whatever way: link, Back, reload or closing the tab. */
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

/** The parts of the Navigation API we use; not every browser has it. */
interface NavigateEvent extends Event {
  destination: { url: string }
  navigationType: 'push' | 'replace' | 'traverse' | 'reload'
  downloadRequest: string | null
}
const navigation = (globalThis as { navigation?: EventTarget }).navigation

/** Told where a navigation leads; true cancels it. */
type Intercept = (url: string) => boolean

/** Links, Back and Forward, and navigation by script. */
function interceptNavigation(intercept: Intercept, signal: AbortSignal) {
  const onNavigate = (event: Event) => {
    const { destination, navigationType, downloadRequest, cancelable } = event as NavigateEvent
    if (navigationType === 'reload' || downloadRequest !== null || !cancelable) return
    if (intercept(destination.url)) event.preventDefault()
  }
  navigation?.addEventListener('navigate', onNavigate, { signal })
}

/** For browsers without the Navigation API: links only. */
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
  /** Whether an address is one of this screen's own: going there leaves nothing. */
  isOwnAddress?: (path: string) => boolean
  /** Before the session ends with the owner's consent. */
  putAway?: () => Promise<unknown>
}

/** Cancels a navigation that would lose unsaved changes and asks first; for closing the tab the browser asks. */
function useLeaveGuard({ isDirty, isOwnAddress, putAway }: GuardedScreen) {
  const [wanted, setWanted] = useState<string | null>(null)
  const [, goTo] = useLocation()
  const mayLeave = useRef(false)
  const mustAsk = useEffectEvent(() => !mayLeave.current && isDirty())
  const letGo = useEffectEvent(() => {
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
      const isHeld = isLeaving(url) && mustAsk()
      if (isHeld) setWanted(url)
      return isHeld
    }
    const onUnload = (event: Event) => mustAsk() && event.preventDefault()
    addEventListener('beforeunload', onUnload, { signal })
    watchUnsaved({ isDirty: mustAsk, letGo }, signal)
    if (navigation) interceptNavigation(intercept, signal)
    else interceptLinks(intercept, signal)
    return () => ended.abort()
  }, [])

  return {
    isAsking: wanted !== null,
    stay: () => setWanted(null),
    leave() {
      const url = new URL(wanted ?? '/admin', location.href)
      mayLeave.current = true
      setWanted(null)
      const isAdmin = url.origin === location.origin && /^\/admin(?:\/|$)/.test(url.pathname)
      if (isAdmin) goTo(url.pathname + url.search + url.hash)
      else location.assign(url)
    },
  }
}

interface UnsavedScreen {
  isDirty: () => boolean
  /** The owner has agreed: it no longer asks, and may put away what it can first. */
  letGo: () => Promise<unknown> | undefined
}

const screens = new Set<UnsavedScreen>()

/** Until the signal fires, whoever ends the session asks this screen first. */
function watchUnsaved(screen: UnsavedScreen, signal: AbortSignal) {
  screens.add(screen)
  signal.addEventListener('abort', () => screens.delete(screen), { once: true })
}

export const isAnythingUnsaved = () => [...screens].some((screen) => screen.isDirty())

export const letUnsavedGo = () => Promise.all([...screens].map((screen) => screen.letGo()))
