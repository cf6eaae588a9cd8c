import { removeLetterParameter } from '#shared/urls/links.ts'
import './site.css'

const FIRST_USE = ['pointerdown', 'keydown', 'focusin']
/** A slow machine may never be idle. */
const IDLE_WITHIN_MS = 2000

let isStarted = false

/** The page works without script, so its code is loaded once the browser is idle. */
async function start() {
  if (isStarted) return
  isStarted = true
  // If the code cannot be loaded, as offline or after an update, the page stays plain and usable.
  try {
    const { hydrate } = await import('./app/hydrate.tsx')
    await hydrate()
    removeEventListener('popstate', loadOtherPage)
  } catch {}
}

function startWhenIdle() {
  // Safari has no idle callback, so it starts at once.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_WITHIN_MS })
  else start()
}

/**
 * Draws placeholders only near the viewport, while pictures load; placeholders further down are
 * drawn after hydration.
 */
function drawHints() {
  const hints = [...document.querySelectorAll<HTMLCanvasElement>('canvas[data-hash]')].filter(
    (hint) => hint.getBoundingClientRect().top < innerHeight * 1.5,
  )
  if (hints.length > 0) {
    import('#ui/pictures/draw-hint.ts').then(
      ({ drawThumbhash }) => {
        for (const hint of hints) drawThumbhash(hint, hint.dataset.hash ?? '')
      },
      () => {},
    )
  }
}
drawHints()

const ownAddress = removeLetterParameter(location.href)
if (ownAddress !== location.href) history.replaceState(history.state, '', ownAddress)

const address = () => location.pathname + location.search
const drawnAddress = address()

/**
 * After a reload, back and forward may lead to a page of the previous document, which only the
 * server can draw before hydration.
 */
function loadOtherPage() {
  if (address() !== drawnAddress) location.reload()
}

addEventListener('popstate', loadOtherPage)
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
for (const event of FIRST_USE) addEventListener(event, start, { once: true, passive: true })
