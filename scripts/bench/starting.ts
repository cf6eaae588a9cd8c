import { setTimeout } from 'node:timers/promises'
import { startDiaryProcess } from '../processes/diary-process.ts'
import type { Stores } from '../processes/stores.ts'
import { memoryMb } from '../processes/usage.ts'
import { atMost, median, type Row, say } from './row.ts'

const STARTS = 5
const QUIET_MS = 4000
const PAGES = ['/', '/blog', '/gallery', '/about', '/contact', '/api/posts']
const budgets = {
  server: { startMs: 1500, idleMb: 140 },
  embedded: { startMs: 3000, idleMb: 300, peakMb: 320, firstPeakMb: 700 },
  firstMs: 15_000,
}

interface Start {
  ms: number
  peakMb: number
  idleMb: number
}

/** From calling the program, built already, to the first whole home page; then a visit to each page. */
async function start(env: Record<string, string>): Promise<Start> {
  const diary = await startDiaryProcess(env, { readyPath: '/' })
  const { peak } = memoryMb(diary.pid)
  for (const path of [...PAGES, ...PAGES, ...PAGES]) await (await fetch(diary.url + path)).text()
  await setTimeout(QUIET_MS)
  const { now } = memoryMb(diary.pid)
  await diary.end()
  return { ms: diary.readyMs, peakMb: peak, idleMb: now }
}

async function startOften(env: Record<string, string>) {
  const first = await start(env)
  const later: Start[] = []
  while (later.length < STARTS) later.push(await start(env))
  const of = (pick: (one: Start) => number) => median(later.map(pick))
  return {
    first,
    ms: of((one) => one.ms),
    peakMb: of((one) => one.peakMb),
    idleMb: of((one) => one.idleMb),
  }
}

export async function measureStarting(stores: Stores): Promise<Row[]> {
  const server = await startOften(await stores.server())
  const embedded = await startOften(stores.embedded())
  const { firstMs } = budgets
  return [
    atMost(
      'Start to the first page, PostgreSQL server',
      budgets.server.startMs,
      server.ms,
      say.seconds,
    ),
    atMost('Start to the first page, embedded', budgets.embedded.startMs, embedded.ms, say.seconds),
    atMost('First start ever, embedded', firstMs, embedded.first.ms, say.seconds),
    atMost('Memory, idle, PostgreSQL server', budgets.server.idleMb, server.idleMb, say.mb),
    atMost('Memory, idle, embedded', budgets.embedded.idleMb, embedded.idleMb, say.mb),
    atMost('Memory, peak of a start, embedded', budgets.embedded.peakMb, embedded.peakMb, say.mb),
    atMost(
      'Memory, peak of the first start ever, embedded',
      budgets.embedded.firstPeakMb,
      embedded.first.peakMb,
      say.mb,
    ),
  ]
}
