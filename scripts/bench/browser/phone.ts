import { type Browser, chromium, type Page } from 'playwright-core'
import { onCleanup } from '../../processes/cleanup.ts'
import { ensureBrowser } from '../../test/ensure-browser.ts'
import { newestPost } from '../serving.ts'

const SLOWDOWN = 4
const PATIENCE_MS = 30_000
/** The phone that Lighthouse emulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

export interface Shown {
  /** From the input to the frame that shows its result. */
  ms: number
  /** Frames in between in which the page showed nothing. */
  emptyFrames: number
}

export async function launchBrowser(...args: string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  })
  onCleanup(() => browser.close())
  return browser
}

export async function publicPages(url: string): Promise<string[]> {
  return ['/', '/blog', await newestPost(url), '/gallery', '/about', '/contact']
}

/** Each visitor has a new browser context with an empty cache. */
export async function newVisitor<T>(browser: Browser, visit: (page: Page) => Promise<T>) {
  const context = await browser.newContext(phone)
  try {
    return await visit(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Waits until the page has finished its idle work, too. */
export async function openUntilIdle(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  await page.waitForLoadState('networkidle')
}

export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

export async function timeUntil(
  page: Page,
  isShown: (before: { heading: string; background: string }) => boolean,
  act: () => Promise<unknown>,
): Promise<Shown> {
  await page.evaluate(`window.shown = (${track})(${isShown}, ${PATIENCE_MS}); 0`)
  await act()
  return page.evaluate<Shown>('window.shown')
}

/** Runs in the page. */
function track(isShown: (before: object) => boolean, patienceMs: number) {
  const dialog = 'dialog[open], [role=dialog]'
  const hasDialog = document.querySelector(dialog) !== null
  const before = {
    heading: document.querySelector(hasDialog ? `:is(${dialog}) h2` : 'main h1')?.textContent,
    background: getComputedStyle(document.body).backgroundColor,
  }
  return new Promise((resolve, reject) => {
    let from: number | null = null
    let emptyFrames = 0
    const checkFrame = () => {
      const ms = () => performance.now() - (from ?? 0)
      if (ms() > patienceMs) return reject(new Error('it was never shown'))
      if (!isShown(before)) {
        if (document.querySelector('main')?.textContent?.trim() === '') emptyFrames += 1
        return requestAnimationFrame(checkFrame)
      }
      // A task after the frame callback runs when the frame has been submitted.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve({ ms: ms(), emptyFrames })
      port2.postMessage(null)
    }
    const startTimer = ({ timeStamp }: Event) => {
      if (from !== null) return
      from = timeStamp
      requestAnimationFrame(checkFrame)
    }
    for (const name of ['pointerdown', 'keydown', 'popstate'])
      addEventListener(name, startTimer, true)
  })
}
