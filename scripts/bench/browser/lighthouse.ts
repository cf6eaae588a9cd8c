import lighthouse from 'lighthouse'
import { freePort } from '../../../e2e/diary.ts'
import { atLeast, atMost, median, type Row, say } from '../../processes/figures.ts'
import { inTurn } from '../../processes/turns.ts'
import { waitUntilStable } from '../serving.ts'
import { launchBrowser, publicPages } from './phone.ts'

const RUNS = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const
type Figure = (typeof categories)[number] | keyof typeof audits
const figures = [...categories, ...(Object.keys(audits) as (keyof typeof audits)[])]
type Run = Record<Figure, number>

/** Rates every public page on a mid-range phone: the median of five runs, then the worst page. */
export async function measureLighthouse(url: string): Promise<Row[]> {
  const port = await freePort()
  const browser = await launchBrowser(`--remote-debugging-port=${port}`)
  const pages: Run[] = []
  for (const path of await publicPages(url)) {
    await waitUntilStable(url + path)
    const runs = await inTurn(RUNS, () => rate(url + path, port))
    const middle = figures.map((name) => [name, median(runs.map((run) => run[name]))])
    pages.push(Object.fromEntries(middle) as Run)
  }
  await browser.close()
  const least = (...figures: Figure[]) =>
    Math.min(...pages.flatMap((page) => figures.map((figure) => page[figure])))
  const most = (figure: Figure) => Math.max(...pages.map((page) => page[figure]))
  const [, ...others] = categories
  return [
    atLeast('Lighthouse, mobile: performance', 97, least('performance'), say.count),
    atLeast('Lighthouse: accessibility, best practices, SEO', 100, least(...others), say.count),
    atMost('Lighthouse: largest contentful paint', 1600, most('lcp'), say.seconds),
    atMost('Lighthouse: total blocking time', 150, most('tbt'), say.ms),
    atMost('Lighthouse: layout shift', 0, Number(most('cls').toFixed(3)), say.count),
  ]
}

async function rate(address: string, port: number): Promise<Run> {
  const options = { port, output: 'json' as const, logLevel: 'error' as const }
  const result = await lighthouse(address, { ...options, onlyCategories: [...categories] })
  if (!result) throw new Error(`Lighthouse said nothing about ${address}`)
  const { categories: scores, audits: found } = result.lhr
  const run = Object.fromEntries([
    ...categories.map((name) => [name, Math.round((scores[name]?.score ?? 0) * 100)]),
    ...Object.entries(audits).map(([name, id]) => [name, found[id]?.numericValue ?? Number.NaN]),
  ]) as Run
  // A run sometimes loses its trace, so it is repeated.
  return Number.isNaN(run.lcp) ? rate(address, port) : run
}
