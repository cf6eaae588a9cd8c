/**
 * `npm run bench`: what the diary costs, beside baselines measured in the same run. Prints tables
 * and writes them to docs/performance.md; `--only serving,growth` measures some parts and leaves
 * the other figures as they were, `--only none` only writes the document again.
 */
import { parseArgs } from 'node:util'
import { browser } from './bench/browser.ts'
import { describeMachine, readFigures, writeFigures } from './bench/figures.ts'
import { growth } from './bench/growth-section.ts'
import { memory } from './bench/memory.ts'
import { pace } from './bench/pace.ts'
import { phone } from './bench/phone.ts'
import { goalsOf, printTable, writeReport } from './bench/report.ts'
import type { Section } from './bench/section.ts'
import { serving } from './bench/serving-section.ts'
import { start } from './bench/start.ts'
import { weight } from './bench/weight.ts'
import { buildAll } from './build.ts'
import { isBuildCurrent } from './build-stamp.ts'
import { isInterrupted, undoAll, undoOnSignals } from './ending.ts'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const sections = {
  serving,
  growth,
  memory,
  start,
  weight,
  lighthouse: phone,
  browser,
} as Record<string, Section>

const wanted = values.only?.split(',') ?? Object.keys(sections)
const unknown = wanted.filter((name) => name !== 'none' && !(name in sections))
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}.`,
  )
  process.exit(1)
}

undoOnSignals()
const from = performance.now()
try {
  if (!(await isBuildCurrent())) await buildAll()
  for (const name of wanted) {
    await run(name).catch((error: unknown) => {
      if (isInterrupted()) throw error
      console.error(error)
      process.exitCode = 1
    })
  }
  const figures = await readFigures()
  await writeReport(sections, figures)
  const goals = goalsOf(sections, figures)
  printTable({
    caption: 'Goals',
    head: ['goal', 'wanted', 'measured', ''],
    rows: goals.map((one) => [
      one.goal,
      one.wanted,
      one.measured,
      one.isKept ? 'kept' : 'NOT KEPT',
    ]),
  })
  const minutes = (performance.now() - from) / 60_000
  console.log(`\n${minutes.toFixed(1)} minutes; written to docs/performance.md`)
} catch (error) {
  if (!isInterrupted()) {
    console.error(error)
    process.exitCode = 1
  }
} finally {
  await undoAll()
}
if (!isInterrupted()) process.exit()

/** Its figures are kept at once; a part that fails keeps those of its last run. */
async function run(name: string) {
  const section = sections[name]
  if (!section) return
  console.log(`\n── ${section.title}`)
  const before = pace()
  const found = await section.measure()
  const paceMs: [number, number] = [before, pace()]
  const madeOn = new Date().toISOString().slice(0, 10)
  const figures = await readFigures()
  await writeFigures({ ...figures, [name]: { madeOn, machine: describeMachine(), paceMs, found } })
  for (const table of section.tables(found)) printTable(table)
}
