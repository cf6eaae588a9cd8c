import { freePort } from '../../../e2e/diary.ts'
import { installTools } from '../../../tools/install.ts'
import type { PageRating } from '../../../tools/rate-page.ts'
import { atLeast, atMost, median, type Row, say } from '../../processes/figures.ts'
import { inTurn } from '../../processes/turns.ts'
import { waitUntilStable } from '../serving.ts'
import { launchBrowser, publicPages } from './phone.ts'

const RUNS = 5
type Figure = keyof PageRating

/** Rates every public page on a mid-range phone: the median of five runs, then the worst page. */
export async function measureLighthouse(url: string): Promise<Row[]> {
  installTools()
  const { ratePage } = await import('../../../tools/rate-page.ts')
  const port = await freePort()
  const browser = await launchBrowser(`--remote-debugging-port=${port}`)
  const pages: PageRating[] = []
  for (const path of await publicPages(url)) {
    await waitUntilStable(url + path)
    const runs = await inTurn(RUNS, () => ratePage(url + path, port))
    const figures = Object.keys(runs[0] ?? {}) as Figure[]
    const middle = figures.map((figure) => [figure, median(runs.map((run) => run[figure]))])
    pages.push(Object.fromEntries(middle))
  }
  await browser.close()
  const least = (...figures: Figure[]) =>
    Math.min(...pages.flatMap((page) => figures.map((figure) => page[figure])))
  const most = (figure: Figure) => Math.max(...pages.map((page) => page[figure]))
  return [
    atLeast('Lighthouse, mobile: performance', 97, least('performance'), say.count),
    atLeast(
      'Lighthouse: accessibility, best practices, SEO',
      100,
      least('accessibility', 'best-practices', 'seo'),
      say.count,
    ),
    atMost('Lighthouse: largest contentful paint', 1600, most('lcp'), say.seconds),
    atMost('Lighthouse: total blocking time', 150, most('tbt'), say.ms),
    atMost('Lighthouse: layout shift', 0, Number(most('cls').toFixed(3)), say.count),
  ]
}
