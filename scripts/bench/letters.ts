import { setTimeout } from 'node:timers/promises'
import { letterLimits } from '../../src/shared/limits.ts'
import { signIn, startDiaryProcess } from '../processes/diary-process.ts'
import { atLeast, percentile, type Row, say } from '../processes/figures.ts'
import { addReaders, HIGHEST_PACE, openLetterBox, sendLetter } from '../processes/letter-box.ts'
import { ask } from '../processes/requests.ts'
import type { Stores } from '../processes/stores.ts'
import { waitFor } from '../processes/turns.ts'
import { cpuMs } from '../processes/usage.ts'

const BUDGET = { mailsPerCpuSecond: 40, slower: 1.5 }
const MANY = 1_000
const LIST = 10_000
/** Sending to the whole list at the usual rate takes hours, so only this part is measured. */
const WATCH_MS = 2 * 60_000
const PAUSE_MS = 20
/** A new process and a new post have work to do once. */
const WARM_UP_MS = 5_000
const PATIENCE_MS = 10 * 60_000

export async function measureLetters(stores: Stores): Promise<Row[]> {
  const mails = await mailsPerCpuSecond(stores)
  const usual = await pagesBeside(stores, {}, WATCH_MS)
  const highest = await pagesBeside(stores, HIGHEST_PACE, PATIENCE_MS)
  const count = (value: number) => String(Math.round(value))
  return [
    atLeast('mails of a letter for a second of CPU', BUDGET.mailsPerCpuSecond, mails, count),
    ...slower('at the usual pace', usual),
    ...slower('as quickly as it can', highest),
  ]
}

interface PageTimes {
  before: number[]
  during: number[]
  mails: number
}

function slower(how: string, { before, during, mails }: PageTimes): Row[] {
  return [0.95, 0.99].map((share) => {
    const [idle, busy] = [percentile(before, share), percentile(during, share)]
    return {
      what: `p${share * 100} of a page while a letter to ${LIST} goes out ${how} (${mails} mails)`,
      budget: `≤ ${say.times(BUDGET.slower)}`,
      figure: `${say.times(busy / idle)} (${say.ms(busy)}, ${say.ms(idle)} before)`,
      isWithin: busy / idle <= BUDGET.slower,
    }
  })
}

async function startLetter(stores: Stores, readers: number, env: Record<string, string>) {
  const box = await openLetterBox()
  const place = { ...stores.embedded(), ...box.env }
  await addReaders(place, readers)
  const diary = await startDiaryProcess({ ...place, ...env })
  await sendLetter(diary.url, await signIn(diary.url))
  return { diary, got: box.count }
}

async function mailsPerCpuSecond(stores: Stores): Promise<number> {
  const { diary, got } = await startLetter(stores, MANY, HIGHEST_PACE)
  await waitFor(async () => got() > 0, PATIENCE_MS)
  const [before, from] = [cpuMs(diary.pid), got()]
  await waitFor(async () => got() >= MANY, PATIENCE_MS)
  const seconds = (cpuMs(diary.pid) - before) / 1000
  await diary.end()
  return (MANY - from) / seconds
}

/**
 * Compares with the minute before sending, in which the letter can still be stopped; the list is
 * fixed at its end.
 */
async function pagesBeside(
  stores: Stores,
  env: Record<string, string>,
  maxMs: number,
): Promise<PageTimes> {
  const { diary, got } = await startLetter(stores, LIST, env)
  const leavesAt = performance.now() + letterLimits.stopSeconds * 1000
  await setTimeout(WARM_UP_MS)
  const before = await timePages(diary.port, () => performance.now() < leavesAt - WARM_UP_MS)
  await setTimeout(leavesAt - performance.now())
  const end = performance.now() + maxMs
  const during = await timePages(diary.port, () => got() < LIST && performance.now() < end)
  await diary.end()
  return { before, during, mails: got() }
}

async function timePages(port: number, isSo: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (isSo()) {
    times.push((await ask(port, '/')).ms)
    await setTimeout(PAUSE_MS)
  }
  return times
}
