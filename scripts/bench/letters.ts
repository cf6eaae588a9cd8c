import { setTimeout } from 'node:timers/promises'
import { signIn, startDiaryProcess } from '../processes/diary-process.ts'
import { addReaders, openLetterBox, sendLetter } from '../processes/letter-box.ts'
import type { Stores } from '../processes/stores.ts'
import { cpuMs } from '../processes/usage.ts'
import { percentile, waitFor } from '../torture/promise.ts'
import { ask } from '../torture/requests.ts'
import { atLeast, atMost, type Row, say } from './row.ts'

const BUDGET = { mailsPerCpuSecond: 40, slower: 1.5 }
const READERS = 2_000
/** Between two looks at a page: a visitor, not a load. */
const PAUSE_MS = 20

/** What a letter costs, and what visitors notice of it. */
export async function measureLetters(stores: Stores): Promise<Row[]> {
  const box = await openLetterBox()
  const env = {
    ...{ ...stores.embedded(), SMTP_URL: box.url, MAIL_FROM: 'diary@example.com' },
    LETTERS_PER_MINUTE: '3000',
  }
  await addReaders(env, READERS)
  const diary = await startDiaryProcess(env)
  await sendLetter(diary.url, await signIn(diary.url))
  // The minute in which it can be stopped.
  const idle = await lookAround(diary.port, () => box.count() === 0)
  const before = cpuMs(diary.pid)
  const from = box.count()
  const busy = await lookAround(diary.port, () => box.count() < READERS)
  await waitFor(async () => box.count() >= READERS, 60_000)
  const seconds = (cpuMs(diary.pid) - before) / 1000
  await diary.end()
  const mails = (READERS - from) / seconds
  return [
    atLeast('mails of a letter for a second of CPU', BUDGET.mailsPerCpuSecond, mails, (value) =>
      String(Math.round(value)),
    ),
    atMost(
      'p99 of a page while a letter goes out, for that without',
      BUDGET.slower,
      busy / idle,
      say.times,
    ),
  ]
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
