import type { Browser, Page, Request } from 'playwright-core'
import { atMost, type Row, say } from '../../processes/figures.ts'
import { waitUntilStable } from '../serving.ts'
import { newVisitor, openUntilIdle, publicPages } from './phone.ts'

const KB = 1024
const kinds = ['document', 'script', 'stylesheet', 'font'] as const
type Weights = Record<(typeof kinds)[number] | 'all' | 'fontFiles', number>

/** Measures the bytes of a first visit on a phone, before any interaction. */
export async function measureWeight(browser: Browser, url: string): Promise<Row[]> {
  const found = new Map<string, Weights>()
  for (const path of await publicPages(url)) {
    await waitUntilStable(url + path)
    found.set(path, await newVisitor(browser, (page) => weigh(page, url + path)))
  }
  const [home, ...others] = [...found.values()] as [Weights, ...Weights[]]
  const most = (kind: keyof Weights, pages = [home, ...others]) =>
    Math.max(...pages.map((page) => page[kind]))
  return [
    atMost('Scripts before anybody touches the page: home', 82 * KB, home.script, say.kb),
    atMost('Scripts: the heaviest other page', 80 * KB, most('script', others), say.kb),
    atMost('Styles', 14 * KB, most('stylesheet'), say.kb),
    atMost('HTML of home', 12 * KB, home.document, say.kb),
    atMost('Fonts', 75 * KB, most('font'), say.kb),
    atMost('Font files', 2, most('fontFiles'), say.count),
    atMost('First visit in all: home', 216 * KB, home.all, say.kb),
    atMost('First visit in all: a post', 195 * KB, others[1]?.all ?? Number.NaN, say.kb),
  ]
}

async function weigh(page: Page, address: string): Promise<Weights> {
  const weights = { document: 0, script: 0, stylesheet: 0, font: 0, fontFiles: 0, all: 0 }
  const sizes: Promise<void>[] = []
  // A file that is prefetched and then used counts once.
  const known = new Set<string>()
  page.on('requestfinished', (request) => {
    const weighed = request.sizes().then(({ responseBodySize }) => {
      if (known.has(request.url())) return
      known.add(request.url())
      const kind = kindOf(request)
      if (kind) weights[kind] += responseBodySize
      if (kind === 'font') weights.fontFiles += 1
      weights.all += responseBodySize
    })
    sizes.push(weighed)
  })
  await openUntilIdle(page, address)
  await Promise.all(sizes)
  return weights
}

/** A prefetched script has another resource type. */
function kindOf(request: Request) {
  if (/\.js$/.test(request.url())) return 'script'
  return kinds.find((kind) => kind === request.resourceType())
}
