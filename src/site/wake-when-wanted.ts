import { keepTyped } from './typed-early.ts'
import { buttonOfEnter } from './waking/pressed-enter.ts'

const SIGNS_OF_LIFE = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']
/** Links, fields and `<details>` do their work without us; these do not. */
const NEEDS_US = 'button, [role="button"], input[type="submit"], a[aria-haspopup]'

/** Nobody has stirred since the page was whole, and its files have come: starting now disturbs nothing. */
const QUIET_MS = 1500

/** A page without pictures is loaded before it is drawn; by now it has been. */
const SEEN_MS = 500

/**
 * Starts the site when somebody moves, scrolls, touches or types, or when the browser is idle; its files
 * are there by then. Until it listens, clicks on buttons are kept and done afterwards, and what was typed is
 * typed again: nothing is lost.
 */
export function wakeWhenWanted(start: () => Promise<void>) {
  const clicked: HTMLElement[] = []
  let isWaking = false
  /** Browsers tell of a pointer that lies still, too: each time something is drawn beneath it. */
  let pointerAt: string | null = null

  const keepClick = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(NEEDS_US)
    if (!button || !event.isTrusted) return
    event.preventDefault()
    event.stopPropagation()
    clicked.push(button)
    wake()
  }
  const keepEnter = (event: KeyboardEvent) => {
    const button = buttonOfEnter(event)
    if (button) clicked.push(button)
  }
  const noticeMove = (event: PointerEvent) => {
    const place = `${event.screenX} ${event.screenY}`
    if (pointerAt !== null && place !== pointerAt) wake()
    pointerAt = place
  }
  const wake = async () => {
    if (isWaking) return
    isWaking = true
    performance.mark('waking')
    for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, wake, true)
    document.removeEventListener('pointermove', noticeMove, true)
    try {
      await start()
    } finally {
      // Also when the code could not be fetched: forms then go to the server by themselves.
      document.removeEventListener('click', keepClick, true)
      document.removeEventListener('keydown', keepEnter, true)
      for (const button of clicked) button.click()
      document.documentElement.dataset.awake = 'true'
    }
  }

  keepTyped(document)
  addEventListener('load', () => setTimeout(() => whenIdle(fetchAhead), SEEN_MS), { once: true })
  document.addEventListener('click', keepClick, true)
  document.addEventListener('keydown', keepEnter, true)
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, wake, true)
  document.addEventListener('pointermove', noticeMove, true)
  // An address that names a place may want something opened there; the server drew the switch for light.
  if (location.hash || document.documentElement.dataset.theme === 'dark') wake()
  else addEventListener('load', () => setTimeout(() => whenIdle(wake), QUIET_MS), { once: true })
}

/** The site's files, once everything that is seen has come. */
function fetchAhead() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
    link.rel = 'prefetch'
  }
}

/** A slow machine may never be idle. */
const IDLE_WITHIN_MS = 2000

/** Safari has no idle callback. */
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_WITHIN_MS })
  else work()
}
