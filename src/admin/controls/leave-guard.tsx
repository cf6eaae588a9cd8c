import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { leaveTexts } from '#shared/texts/saving.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** The parts of the Navigation API we use; not every browser has it. */
interface NavigateEvent extends Event {
  destination: { url: string }
  navigationType: 'push' | 'replace' | 'traverse' | 'reload'
  downloadRequest: string | null
}
const navigation = (globalThis as { navigation?: EventTarget }).navigation

interface LeaveGuardProps {
  isDirty: () => boolean
  /** What is asked; by default what holds for the editor. */
  texts?: Record<'title' | 'text' | 'stay' | 'leave', string>
}

/** Asks before unsaved changes are left behind, by whatever way: link, Back, reload or closing the tab. */
export function LeaveGuard({ isDirty, texts = leaveTexts }: LeaveGuardProps) {
  const [wanted, setWanted] = useState<string | null>(null)
  const [, goTo] = useLocation()
  const mayLeave = useRef(false)
  const latest = useRef(isDirty)
  latest.current = isDirty

  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const mustAsk = (url: string) => {
      const isElsewhere = new URL(url).href.split('#')[0] !== location.href.split('#')[0]
      return isElsewhere && !mayLeave.current && latest.current()
    }
    addEventListener(
      'beforeunload',
      (event) => {
        if (!mayLeave.current && latest.current()) event.preventDefault()
      },
      { signal },
    )
    if (navigation) {
      navigation.addEventListener(
        'navigate',
        (event) => {
          const { destination, navigationType, downloadRequest, cancelable } =
            event as NavigateEvent
          if (navigationType === 'reload' || downloadRequest !== null || !cancelable) return
          if (!mustAsk(destination.url)) return
          event.preventDefault()
          setWanted(destination.url)
        },
        { signal },
      )
    } else {
      const onClick = (event: MouseEvent) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
        if (!link?.href || link.target === '_blank' || !isPlain) return
        if (!mustAsk(link.href)) return
        event.preventDefault()
        event.stopPropagation()
        setWanted(link.href)
      }
      document.addEventListener('click', onClick, { signal, capture: true })
    }
    return () => ended.abort()
  }, [])

  function leave() {
    const url = new URL(wanted ?? '/admin', location.href)
    mayLeave.current = true
    setWanted(null)
    const isAdmin = url.origin === location.origin && /^\/admin(?:\/|$)/.test(url.pathname)
    if (isAdmin) goTo(url.pathname + url.search + url.hash)
    else location.assign(url)
  }

  return (
    <ConfirmDialog
      open={wanted !== null}
      onOpenChange={(open) => {
        if (!open) setWanted(null)
      }}
      title={texts.title}
      description={texts.text}
      cancelLabel={texts.stay}
      confirmLabel={texts.leave}
      onConfirm={leave}
    />
  )
}
