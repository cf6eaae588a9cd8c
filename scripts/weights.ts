/** What a visit on a phone downloads before anyone touches the page, in bytes as sent: the first, and a second one. */

import { type Browser, chromium, type Page, type Request } from 'playwright-core'
import { startDiary } from '../e2e/diary.ts'
import { ensureBrowser } from './ensure-browser.ts'

const KB = 1024
const kinds = ['document', 'script', 'stylesheet', 'font', 'image'] as const
type Kind = (typeof kinds)[number]
export type Weights = Record<Kind | 'all' | 'again', number>
const columns = [...kinds, 'all', 'again'] as const

/** The one Lighthouse imagines. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

interface Budget extends Partial<Weights> {
  path: string
}

export async function publicPages(url: string): Promise<Budget[]> {
  const posts = (await (await fetch(`${url}/api/posts`)).json()) as { slug: string }[]
  const always = { script: 80 * KB, stylesheet: 12 * KB, font: 75 * KB, again: 10 * KB }
  return [
    { path: '/', ...always, script: 82 * KB, document: 12 * KB, all: 216 * KB },
    { path: '/blog', ...always },
    { path: `/blog/${posts[0]?.slug}`, ...always, all: 195 * KB },
    { path: '/gallery', ...always },
    { path: '/about', ...always },
    { path: '/contact', ...always },
  ]
}

export async function weighPage(browser: Browser, address: string): Promise<Weights> {
  await becomeSmallest(address)
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const first = await weighVisit(page, address)
  // Away, and back from a link: a reload would ask for everything again.
  await page.goto('about:blank')
  const second = await weighVisit(page, address)
  await context.close()
  return { ...first, again: second.all }
}

const STEADY_FOR_MS = 600

/** The second reader of a page asks for its best compression; it is there when the answer no longer changes. */
async function becomeSmallest(address: string) {
  let bytes = ''
  let since = 0
  while (bytes === '' || performance.now() - since < STEADY_FOR_MS) {
    const page = await fetch(address, { headers: { 'accept-encoding': 'br' } })
    await page.text()
    const now = page.headers.get('content-length') ?? ''
    if (now !== bytes) since = performance.now()
    bytes = now
    await new Promise((resolve) => setTimeout(resolve, STEADY_FOR_MS / 10))
  }
}

async function weighVisit(page: Page, address: string): Promise<Omit<Weights, 'again'>> {
  const weights = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, all: 0 }
  const sizes: Promise<void>[] = []
  const bytesByUrl = new Map<string, number>()
  const weigh = (request: Request) => {
    const weighed = request.sizes().then(({ responseBodySize }) => {
      // What was fetched ahead and is then used counts once, as what it weighed on the way.
      const known = bytesByUrl.get(request.url()) ?? 0
      const added = Math.max(0, responseBodySize - known)
      bytesByUrl.set(request.url(), known + added)
      const kind = kindOf(request)
      if (kind) weights[kind] += added
      weights.all += added
    })
    sizes.push(weighed)
  }
  page.on('requestfinished', weigh)
  await page.goto(address, { waitUntil: 'networkidle' })
  // It wakes by itself when the browser is idle, and may fetch something for that.
  await page.waitForFunction(() => document.documentElement.dataset.awake === 'true')
  await page.waitForLoadState('networkidle')
  await Promise.all(sizes)
  page.off('requestfinished', weigh)
  if (process.env.VERBOSE) {
    for (const [url, bytes] of bytesByUrl) console.log(`  ${(bytes / KB).toFixed(1)} ${url}`)
  }
  return weights
}

/** A script that is fetched ahead is a script all the same. */
function kindOf(request: Request): Kind | undefined {
  if (/\.js$/.test(request.url())) return 'script'
  return kinds.find((kind) => kind === request.resourceType())
}

function row(budget: Budget, weights: Weights): string {
  const cells = columns.map((kind) => {
    const limit = budget[kind]
    const isOver = limit !== undefined && weights[kind] > limit
    const shown = (weights[kind] / KB).toFixed(1)
    const wanted = limit === undefined ? '' : `/${limit / KB}`
    return `${isOver ? '!' : ''}${shown}${wanted}`.padStart(13)
  })
  return budget.path.padEnd(34) + cells.join('')
}

if (import.meta.main) {
  const diary = await startDiary()
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    console.log(
      `KB, as sent (wanted)`.padEnd(34) + columns.map((name) => name.padStart(13)).join(''),
    )
    for (const budget of await publicPages(diary.url)) {
      console.log(row(budget, await weighPage(browser, diary.url + budget.path)))
    }
  } finally {
    await browser.close()
    await diary.stop()
  }
}
