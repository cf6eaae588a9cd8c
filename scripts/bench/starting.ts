import { setTimeout } from 'node:timers/promises'
import { startDiaryProcess } from '../processes/diary-process.ts'
import { atMost, median, type Row, say } from '../processes/figures.ts'
import type { Stores } from '../processes/stores.ts'
import { inTurn } from '../processes/turns.ts'
import { memoryMb } from '../processes/usage.ts'

const STARTS = 5
const QUIET_MS = 4000
const PAGES = ['/', '/blog', '/gallery', '/about', '/contact', '/api/posts']

/**
 * Measures from starting the built program to the first complete home page, then memory after
 * visits to all pages.
 */
async function start(env: Record<string, string>) {
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
  const later = await inTurn(STARTS, () => start(env))
  const of = (name: keyof typeof first) => median(later.map((run) => run[name]))
  return { first, ms: of('ms'), peakMb: of('peakMb'), idleMb: of('idleMb') }
}

export async function measureStarting(stores: Stores): Promise<Row[]> {
  const server = await startOften(await stores.server())
  const embedded = await startOften(stores.embedded())
  const { first } = embedded
  return [
    atMost('Start to the first page, PostgreSQL server', 1500, server.ms, say.seconds),
    atMost('Start to the first page, embedded', 2500, embedded.ms, say.seconds),
    atMost('First start ever, embedded', 15_000, first.ms, say.seconds),
    atMost('Memory, idle, PostgreSQL server', 160, server.idleMb, say.mb),
    atMost('Memory, idle, embedded', 250, embedded.idleMb, say.mb),
    atMost('Memory, peak of a start, embedded', 320, embedded.peakMb, say.mb),
    atMost('Memory, peak of the first start ever, embedded', 700, first.peakMb, say.mb),
  ]
}
