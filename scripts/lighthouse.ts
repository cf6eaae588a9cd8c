/**
 * `npm run lighthouse`: the six public pages as a mid-range phone sees them; the median of five runs,
 * or of as many as `-- --runs 1` says, because whatever else the machine does moves a single one.
 */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { freePort, startDiary } from '../e2e/diary.ts'
import { median } from './bench/measure.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { publicPages } from './weights.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const RUNS = 5
const wanted = { score: 100, lcp: 1400, tbt: 30, cls: 0 }

export type Rated = { path: string } & Run

interface Run {
  scores: number[]
  fcp: number
  lcp: number
  tbt: number
  cls: number
  speedIndex: number
  complaints: string[]
}

async function measure(address: string, port: number): Promise<Run> {
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
    speedIndex: number('speed-index'),
    complaints,
  }
}

/** A run now and then loses its trace; the next one has it. */
async function measureWhole(address: string, port: number): Promise<Run> {
  const run = await measure(address, port)
  return Number.isNaN(run.lcp) ? measure(address, port) : run
}

/** Each figure by itself; complaints of the last run. */
function medianOf(runs: Run[]): Run {
  const of = (pick: (run: Run) => number) => median(runs.map(pick))
  return {
    scores: categories.map((_, at) => of((run) => run.scores[at] ?? 0)),
    fcp: of((run) => run.fcp),
    lcp: of((run) => run.lcp),
    tbt: of((run) => run.tbt),
    cls: of((run) => run.cls),
    speedIndex: of((run) => run.speedIndex),
    complaints: runs.at(-1)?.complaints ?? [],
  }
}

const isScored = (mode: string) =>
  mode === 'binary' || mode === 'numeric' || mode === 'metricSavings'

/** Every public page of a running diary, as most visitors find it. */
export async function measureLighthouse(url: string, count = RUNS): Promise<Rated[]> {
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'diary-lighthouse-'))
  const browser = await chromium.launchPersistentContext(profile, {
    // Drawing its own windows, a whole browser takes as much from two cores as the page it shows.
    executablePath: await ensureBrowser(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
    // Visitors' browsers have it, and Lighthouse asks whether pages may go there.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const found: Rated[] = []
  try {
    printRow('page', ['perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'TBT', 'CLS'])
    for (const { path } of await publicPages(url)) {
      // In the cache, well compressed.
      for (const _ of [1, 2, 3]) {
        await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
      }
      const runs: Run[] = []
      while (runs.length < count) runs.push(await measureWhole(url + path, port))
      const rated = medianOf(runs)
      const { scores, fcp, lcp, tbt, cls, complaints } = rated
      printRow(path, [...scores, fcp.toFixed(0), lcp.toFixed(0), tbt.toFixed(0), cls.toFixed(3)])
      if (complaints.length > 0) console.log(`  ${complaints.join(', ')}`)
      found.push({ path, ...rated })
    }
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
  return found
}

const printRow = (name: string, cells: (string | number)[]) =>
  console.log(name.padEnd(34) + cells.map((cell) => String(cell).padStart(7)).join(''))

const isGood = ({ scores, lcp, tbt, cls }: Rated) =>
  scores.every((score) => score >= wanted.score) &&
  lcp <= wanted.lcp &&
  tbt <= wanted.tbt &&
  cls <= wanted.cls

if (import.meta.main) {
  const { values } = parseArgs({ options: { runs: { type: 'string' } } })
  const diary = await startDiary()
  try {
    const found = await measureLighthouse(diary.url, Number(values.runs ?? RUNS))
    process.exitCode = found.every(isGood) ? 0 : 1
  } finally {
    await diary.stop()
  }
}
