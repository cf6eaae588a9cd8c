/** What visitors feel, in a real Chromium: waking, typing, opening a photo, switching the theme. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { startDiary } from '../../e2e/diary.ts'
import { publicPages } from '../weights.ts'
import { longestTask } from './longest-task.ts'
import { manyPosts } from './many-posts.ts'
import { median } from './measure.ts'

const ROUNDS = 5
const SLOWDOWN = 4
const MANY = 10_000
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true }

export interface BrowserFigure {
  what: string
  /** From the first sign of life to listening; or from a key or click to the next frame. */
  ms: number
  /** On a processor four times as slow. */
  longestTaskSlowedMs: number
}

interface Deed {
  what: string
  path: string
  /** Before the clock runs. */
  prepare?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<number>
}

export async function measureBrowser(url: string): Promise<BrowserFigure[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const figures: BrowserFigure[] = []
    for (const { path } of await publicPages(url)) {
      figures.push(
        await measure(browser, url, {
          what: `wake ${path}`,
          path: '',
          act: loadAndWake(url + path),
        }),
      )
    }
    for (const deed of deeds) figures.push(await measure(browser, url, deed))
    return figures
  } finally {
    await browser.close()
  }
}

async function measure(browser: Browser, url: string, deed: Deed): Promise<BrowserFigure> {
  const asIs: number[] = []
  const longest: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    asIs.push(await visit(browser, url, deed, 1, async (_, act) => act()))
    longest.push(
      await visit(browser, url, deed, SLOWDOWN, (page, act) =>
        longestTask(browser, page, async () => void (await act())),
      ),
    )
  }
  return { what: deed.what, ms: median(asIs), longestTaskSlowedMs: median(longest) }
}

/** A new visitor each time, with nothing in the cache. */
async function visit(
  browser: Browser,
  url: string,
  { path, prepare, act }: Deed,
  slowdown: number,
  watch: (page: Page, act: () => Promise<number>) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.addInitScript(keepTimes)
    await page.goto(path ? url + path : 'about:blank')
    await prepare?.(page)
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await watch(page, () => act(page))
  } finally {
    await context.close()
  }
}

interface Times {
  stirred?: number
  awake?: number
  /** Of each key and click: how long until a frame showed what it did. */
  answers: number[]
}
declare global {
  interface Window {
    benchTimes: Times
  }
}

/** Runs in the page, before anything else. */
function keepTimes() {
  const times: Times = { answers: [] }
  window.benchTimes = times
  const stir = ({ timeStamp }: Event) => {
    times.stirred ??= timeStamp
  }
  addEventListener('pointermove', stir, true)
  for (const deed of ['keydown', 'click']) {
    addEventListener(
      deed,
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.answers.push(performance.now() - timeStamp)
          port2.postMessage(null)
        })
      },
      true,
    )
  }
  new MutationObserver(() => {
    if (document.documentElement?.dataset.awake) times.awake ??= performance.now()
  }).observe(document, { attributes: true, attributeFilter: ['data-awake'], subtree: true })
}

async function wake(page: Page): Promise<number> {
  await page.mouse.move(100, 100)
  await page.waitForFunction(() => window.benchTimes.awake !== undefined)
  const { stirred = 0, awake = 0 } = await page.evaluate(() => window.benchTimes)
  return awake - stirred
}

const loadAndWake = (address: string) => async (page: Page) => {
  await page.goto(address, { waitUntil: 'networkidle' })
  const ms = await wake(page)
  // What wakes by itself afterwards belongs to it.
  await page.waitForLoadState('networkidle')
  return ms
}

async function wakeWhole(page: Page) {
  await page.waitForLoadState('networkidle')
  await wake(page)
  await page.mouse.move(120, 120)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    window.benchTimes.answers = []
  })
}

async function slowestAnswer(page: Page, count: number): Promise<number> {
  await page.waitForFunction((wanted) => window.benchTimes.answers.length >= wanted, count)
  return Math.max(...(await page.evaluate(() => window.benchTimes.answers)))
}

const TERM = 'slipper'
const field = (page: Page) => page.getByPlaceholder('Search blog posts...')

const deeds: Deed[] = [
  {
    what: 'switch the theme',
    path: '/',
    prepare: wakeWhole,
    async act(page) {
      await page.getByRole('banner').getByRole('button', { name: /theme/i }).first().click()
      return slowestAnswer(page, 1)
    },
  },
  {
    what: 'open the viewer',
    path: '/gallery',
    prepare: wakeWhole,
    async act(page) {
      await page.locator('.photo-open').first().click()
      await page.getByRole('dialog').waitFor()
      return slowestAnswer(page, 1)
    },
  },
  {
    what: 'type into search',
    path: '/blog',
    prepare: wakeWhole,
    async act(page) {
      await field(page).pressSequentially(TERM)
      return slowestAnswer(page, TERM.length)
    },
  },
  {
    what: `type while ${MANY} posts are searched`,
    path: '/blog',
    async prepare(page) {
      const list = JSON.stringify(manyPosts(MANY))
      await page
        .context()
        .route('**/api/posts', (route) =>
          route.fulfill({ contentType: 'application/json', body: list }),
        )
      await wakeWhole(page)
    },
    async act(page) {
      await field(page).fill(TERM)
      await field(page).press('Enter')
      const waiting = page.locator('[data-skeleton]')
      await waiting.first().waitFor()
      let typed = 1
      while ((await waiting.count()) > 0) {
        await field(page).press('x')
        typed += 1
      }
      await page.getByRole('article').first().waitFor()
      return slowestAnswer(page, typed)
    },
  },
]

if (import.meta.main) {
  const diary = await startDiary()
  try {
    const figures = await measureBrowser(diary.url)
    console.table(
      Object.fromEntries(
        figures.map(({ what, ms, longestTaskSlowedMs }) => [
          what,
          { ms: Math.round(ms), [`longest task at ${SLOWDOWN}x`]: Math.round(longestTaskSlowedMs) },
        ]),
      ),
    )
  } finally {
    await diary.stop()
  }
}
