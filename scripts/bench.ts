/**
 * `npm run bench`: every budget of docs/performance.md measured on this machine, as one table.
 * `npm run bench -- --only serving,weight` measures some parts. Needs Linux, Chromium and the
 * programs of PostgreSQL; run it on a machine that does nothing else.
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
import { printTable, type Row } from './bench/row.ts'
import { measureServing } from './bench/serving.ts'
import { measureStarting } from './bench/starting.ts'
import { measureStatistics } from './bench/statistics.ts'
import { buildAll } from './build/build-all.ts'
import { isBuildCurrent } from './build/build-stamp.ts'
import { withCleanup } from './processes/cleanup.ts'
import { startDiaryProcess } from './processes/diary-process.ts'
import { openStores } from './processes/stores.ts'

const { values } = parseArgs({ options: { only: { type: 'string' } } })

async function bench() {
  if (!(await isBuildCurrent())) await buildAll()
  const stores = await openStores()
  const onDiary = (measure: (url: string) => Promise<Row[]>) => async () => {
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
  const parts: Record<string, () => Promise<Row[]>> = {
    weight: inBrowser(measureWeight),
    lighthouse: onDiary(measureLighthouse),
    touching: inBrowser(measureTouching),
    moving: inBrowser(measureMoving),
    typing: inBrowser(measureTyping),
    serving: () => measureServing(stores),
    drawing: measureDrawing,
    starting: () => measureStarting(stores),
    letters: () => measureLetters(stores),
    statistics: () => measureStatistics(stores),
    life: () => measureLife(stores),
  }
  const wanted = values.only?.split(',') ?? Object.keys(parts)
  const rows: Row[] = []
  for (const name of wanted) {
    const part = parts[name]
    if (!part)
      throw new Error(
        `There’s no part called ${name}. The parts are ${Object.keys(parts).join(', ')}.`,
      )
    console.log(`measuring: ${name}`)
    rows.push(...(await part()))
  }
  printTable(rows)
  process.exitCode = rows.every((row) => row.isOk) ? 0 : 1
}

await withCleanup(bench)
process.exit()
