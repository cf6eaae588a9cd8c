import { withoutFromLetter } from '#shared/urls/links.ts'
import './site.css'

const FIRST_USE = ['pointerdown', 'keydown', 'focusin']
/** A slow machine may never be idle. */
const IDLE_WITHIN_MS = 2000

let isStarted = false

/** The page is complete as it came: its code is fetched and run when nothing else is waited for. */
async function start() {
  if (isStarted) return
  isStarted = true
  // Without its code, as after an update or without a network, the page stays what it is: plain and usable.
  try {
    const { hydrate } = await import('./app/hydrate.tsx')
    await hydrate()
    removeEventListener('popstate', loadOtherPage)
  } catch {}
}

function startWhenIdle() {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_WITHIN_MS })
  else start()
}

/** A hint is for the time until the pictures are there; the code that draws those further down comes after them. */
function drawHints() {
  const hints = [...document.querySelectorAll<HTMLCanvasElement>('canvas[data-hash]')].filter(
    (hint) => hint.getBoundingClientRect().top < innerHeight * 1.5,
  )
  if (hints.length > 0) {
    import('#ui/pictures/draw-hint.ts').then(
      ({ drawHint }) => {
        for (const hint of hints) drawHint(hint, hint.dataset.hash ?? '')
      },
      () => {},
    )
  }
}
drawHints()

const ownAddress = withoutFromLetter(location.href)
if (ownAddress !== location.href) history.replaceState(history.state, '', ownAddress)

const address = () => location.pathname + location.search
const drawnAddress = address()

/** Back or forward, within what was one document before a reload: nobody here can draw that page yet. */
function loadOtherPage() {
  if (address() !== drawnAddress) location.reload()
}

addEventListener('popstate', loadOtherPage)
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, { once: true })
for (const event of FIRST_USE) addEventListener(event, start, { once: true, passive: true })
