import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { leaveTexts } from '#shared/texts/admin.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

/** Asks before unsaved changes are left behind: by a link, by the back button, by closing the page. */
export function LeaveGuard({ when }: { when: boolean }) {
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const mayLeave = useRef(false)
  const [, navigate] = useLocation()

  useEffect(() => {
    if (!when) return
    const ask = (then: () => void) => setLeave(() => then)
    const here = location.href

    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !leadsAway(link, event)) return
      event.preventDefault()
      event.stopPropagation()
      const { pathname, search, href } = link
      ask(() =>
        pathname.startsWith('/admin') ? navigate(pathname + search) : location.assign(href),
      )
    }
    const onPopState = (event: PopStateEvent) => {
      if (mayLeave.current || location.pathname === new URL(here).pathname) return
      // The router must not see it: the page stays until the owner has answered.
      event.stopImmediatePropagation()
      history.pushState(null, '', here)
      ask(() => history.back())
    }
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault()
    }
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('popstate', onPopState, { capture: true })
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('popstate', onPopState, { capture: true })
      window.removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [when, navigate])

  return (
    <ConfirmDialog
      open={leave !== null}
      onOpenChange={(open) => !open && setLeave(null)}
      title={leaveTexts.title}
      description={leaveTexts.description}
      cancelLabel={leaveTexts.stay}
      confirmLabel={leaveTexts.leave}
      onConfirm={() => {
        // From here on the way is open.
        mayLeave.current = true
        setLeave(null)
        leave?.()
      }}
    />
  )
}

function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const opensElsewhere =
    link.target === '_blank' || event.metaKey || event.ctrlKey || event.shiftKey
  return !opensElsewhere && event.button === 0 && link.pathname !== location.pathname
}
