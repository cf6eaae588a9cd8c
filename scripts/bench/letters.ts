import { setTimeout } from 'node:timers/promises'
import { signIn, startDiaryProcess } from '../processes/diary-process.ts'
import { addReaders, openLetterBox, sendLetter } from '../processes/letter-box.ts'
import { ask } from '../processes/requests.ts'
import type { Stores } from '../processes/stores.ts'
import { cpuMs } from '../processes/usage.ts'
import { percentile, waitFor } from '../torture/promise.ts'
import { atLeast, atMost, type Row, say } from './row.ts'

const BUDGET = { mailsPerCpuSecond: 40, slower: 1.5 }
const MANY = 1_000
/** At the usual pace most of a minute's. */
const FEW = 50
/** Between two looks at a page: a visitor, not a load. */
const PAUSE_MS = 20
const PATIENCE_MS = 5 * 60_000

/** What a letter costs, and what visitors notice of it. */
export async function measureLetters(stores: Stores): Promise<Row[]> {
  const mails = await mailsPerCpuSecond(stores)
  const slower = await slowerPages(stores)
  const count = (value: number) => String(Math.round(value))
  return [
    atLeast('mails of a letter for a second of CPU', BUDGET.mailsPerCpuSecond, mails, count),
    atMost('p99 of a page while a letter goes out', BUDGET.slower, slower, say.times),
  ]
}

async function beginLetter(stores: Stores, readers: number, env: Record<string, string>) {
  const box = await openLetterBox()
  const place = { ...stores.embedded(), SMTP_URL: box.url, MAIL_FROM: 'diary@example.com' }
  await addReaders(place, readers)
  const diary = await startDiaryProcess({ ...place, ...env })
  await sendLetter(diary.url, await signIn(diary.url))
  return { diary, got: box.count }
}

async function mailsPerCpuSecond(stores: Stores): Promise<number> {
  const { diary, got } = await beginLetter(stores, MANY, { LETTERS_PER_MINUTE: '6000' })
  await waitFor(async () => got() > 0, PATIENCE_MS)
  const [before, from] = [cpuMs(diary.pid), got()]
  await waitFor(async () => got() >= MANY, PATIENCE_MS)
  const seconds = (cpuMs(diary.pid) - before) / 1000
  await diary.end()
  return (MANY - from) / seconds
}

/** At the pace that is usual, beside the minute before in which the letter could be stopped. */
async function slowerPages(stores: Stores): Promise<number> {
  const { diary, got } = await beginLetter(stores, FEW, {})
  const idle = await lookAround(diary.port, () => got() === 0)
  const busy = await lookAround(diary.port, () => got() < FEW)
  await diary.end()
  return busy / idle
}

/** The p99 of a page while something is so. */
async function lookAround(port: number, isSo: () => boolean): Promise<number> {
  const times: number[] = []
  while (isSo()) {
    times.push((await ask(port, '/')).ms)
    await setTimeout(PAUSE_MS)
  }
  return percentile(times, 0.99)
}
