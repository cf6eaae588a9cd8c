/**
 * `npm run bench` measures every budget of docs/performance.md on this machine and prints one
 * table. `npm run bench -- --only serving,weight` measures some parts. Needs Linux, Chromium and
 * PostgreSQL's programs, on an otherwise idle machine.
 */
import { parseArgs } from 'node:util'
import { measureLighthouse } from './bench/browser/lighthouse.ts'
import { measureMoving } from './bench/browser/moving.ts'
import { launchBrowser } from './bench/browser/phone.ts'
import { measureTouching } from './bench/browser/touching.ts'
import { measureTyping } from './bench/browser/typing.ts'
import { measureWeight } from './bench/browser/weight.ts'
import { measureDrawing } from './bench/drawing.ts'
import { measureLetters } from './bench/letters.ts'
import { measureLife } from './bench/life.ts'
import { measureServing } from './bench/serving.ts'
import { measureStarting } from './bench/starting.ts'
import { measureStatistics } from './bench/statistics.ts'
import { startDiaryProcess } from './processes/diary-process.ts'
import type { Row } from './processes/figures.ts'
import { runParts } from './processes/parts.ts'
import type { Stores } from './processes/stores.ts'

const onDiary = (measure: (url: string) => Promise<Row[]>) => async (stores: Stores) => {
  const diary = await startDiaryProcess(stores.embedded())
  const rows = await measure(diary.url)
  await diary.end()
  return rows
}
const inBrowser = (measure: typeof measureWeight) =>
  onDiary(async (url) => {
    const browser = await launchBrowser()
    const rows = await measure(browser, url)
    await browser.close()
    return rows
  })

const parts = {
  weight: inBrowser(measureWeight),
  lighthouse: onDiary(measureLighthouse),
  touching: inBrowser(measureTouching),
  moving: inBrowser(measureMoving),
  typing: inBrowser(measureTyping),
  serving: measureServing,
  drawing: measureDrawing,
  starting: measureStarting,
  letters: measureLetters,
  statistics: measureStatistics,
  life: measureLife,
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
await runParts(parts, values.only)
