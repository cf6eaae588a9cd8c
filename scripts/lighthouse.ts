/** `npm run lighthouse`: the six public pages as a mid-range phone sees them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { freePort, startDiary } from '../e2e/diary.ts'
import { publicPages } from './weights.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const wanted = { score: 100, lcp: 1400, tbt: 30, cls: 0 }

async function measure(address: string, port: number) {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
  })
  if (!result) throw new Error(`Lighthouse said nothing about ${address}`)
  const { audits, categories: found } = result.lhr
  const scores = categories.map((name) => Math.round((found[name]?.score ?? 0) * 100))
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const complaints = Object.values(audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && isScored(scoreDisplayMode),
    )
    .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id))
  return {
    scores,
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    complaints,
  }
}

const isScored = (mode: string) =>
  mode === 'binary' || mode === 'numeric' || mode === 'metricSavings'

const diary = await startDiary()
const port = await freePort()
const profile = await mkdtemp(join(tmpdir(), 'diary-lighthouse-'))
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
  // Visitors' browsers have it, and Lighthouse asks whether pages may go there.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
})
let isGood = true
try {
  console.log(
    `${'page'.padEnd(34)}${['perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'TBT', 'CLS'].map((name) => name.padStart(7)).join('')}`,
  )
  for (const { path } of await publicPages(diary.url)) {
    // As most visitors find it: in the cache, well compressed.
    for (const _ of [1, 2, 3]) {
      await fetch(diary.url + path, { headers: { 'accept-encoding': 'br' } })
    }
    const { scores, fcp, lcp, tbt, cls, complaints } = await measure(diary.url + path, port)
    const cells = [...scores, fcp.toFixed(0), lcp.toFixed(0), tbt.toFixed(0), cls.toFixed(3)]
    console.log(path.padEnd(34) + cells.map((cell) => String(cell).padStart(7)).join(''))
    if (complaints.length > 0) console.log(`  ${complaints.join(', ')}`)
    isGood &&=
      scores.every((score) => score >= wanted.score) &&
      lcp <= wanted.lcp &&
      tbt <= wanted.tbt &&
      cls <= wanted.cls
  }
} finally {
  await browser.close()
  await rm(profile, { recursive: true, force: true })
  await diary.stop()
}
process.exitCode = isGood ? 0 : 1
