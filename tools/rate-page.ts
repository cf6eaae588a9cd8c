import lighthouse from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const
type Figure = (typeof categories)[number] | keyof typeof audits
export type PageRating = Record<Figure, number>

/** Rates the page with Lighthouse, in the browser that listens on this debugging port. */
export async function ratePage(address: string, port: number): Promise<PageRating> {
  const options = { port, output: 'json' as const, logLevel: 'error' as const }
  const result = await lighthouse(address, { ...options, onlyCategories: [...categories] })
  if (!result) throw new Error(`Lighthouse said nothing about ${address}`)
  const { categories: scores, audits: found } = result.lhr
  const rating = Object.fromEntries([
    ...categories.map((name) => [name, Math.round((scores[name]?.score ?? 0) * 100)]),
    ...Object.entries(audits).map(([name, id]) => [name, found[id]?.numericValue ?? Number.NaN]),
  ]) as PageRating
  // A run sometimes loses its trace, so it is repeated.
  return Number.isNaN(rating.lcp) ? ratePage(address, port) : rating
}
