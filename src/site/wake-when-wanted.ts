import { keepTyped, type TypedEarly } from './typed-early.ts'

const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
const IDLE_AT_LATEST_MS = 4000
/** Links, fields and `<details>` do their work without us; these do not. */
const NEEDS_US = 'button, [role="button"], input[type="submit"]'

/**
 * Starts the site when the browser is idle or somebody touches the page. Until it listens, clicks on
 * buttons are kept and done afterwards, and what was typed is typed again: nothing is lost.
 */
export function wakeWhenWanted(start: (typed: TypedEarly) => Promise<void>) {
  const typed = keepTyped(document)
  const clicked: HTMLElement[] = []
  let isWaking = false

  const keepClick = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(NEEDS_US)
    if (!button || !event.isTrusted) return
    event.preventDefault()
    event.stopPropagation()
    clicked.push(button)
    wake()
  }
  const wake = async () => {
    if (isWaking) return
    isWaking = true
    for (const sign of FIRST_TOUCH) document.removeEventListener(sign, wake, true)
    try {
      await start(typed)
    } finally {
      // Also when the code could not be fetched: forms then go to the server by themselves.
      document.removeEventListener('click', keepClick, true)
      for (const button of clicked) button.click()
    }
  }

  document.addEventListener('click', keepClick, true)
  for (const sign of FIRST_TOUCH) document.addEventListener(sign, wake, true)
  const whenIdle = () => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(wake, { timeout: IDLE_AT_LATEST_MS })
    else setTimeout(wake, 200)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
