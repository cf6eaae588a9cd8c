import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { installPackage } from '../../test/processes/installed-package.ts'
import { cloneProject } from '../processes/clone.ts'
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

/** Both begin in an empty folder. The clone builds what its first page needs. */
async function measureFirstStarts(stores: Stores): Promise<Row[]> {
  const startOnce = async (script: string) => {
    const diary = await startDiaryProcess(stores.embedded(), { script, readyPath: '/' })
    await diary.end()
    return diary.readyMs
  }
  const clone = await cloneProject()
  const cloneMs = await startOnce(join(clone.folder, 'scripts/start.ts')).finally(clone.remove)
  const installed = await installPackage()
  const packageMs = await startOnce(installed.program).finally(installed.remove)
  return [
    atMost('First start ever, a clone that is not built', 15_000, cloneMs, say.seconds),
    atMost('First start ever, the package', 5000, packageMs, say.seconds),
  ]
}

export async function measureStarting(stores: Stores): Promise<Row[]> {
  const server = await startOften(await stores.server())
  const embedded = await startOften(stores.embedded())
  const { first } = embedded
  return [
    atMost('Start to the first page, PostgreSQL server', 1500, server.ms, say.seconds),
    atMost('Start to the first page, embedded', 2500, embedded.ms, say.seconds),
    atMost('First start ever, embedded', 15_000, first.ms, say.seconds),
    ...(await measureFirstStarts(stores)),
    atMost('Memory, idle, PostgreSQL server', 160, server.idleMb, say.mb),
    atMost('Memory, idle, embedded', 250, embedded.idleMb, say.mb),
    atMost('Memory, peak of a start, embedded', 320, embedded.peakMb, say.mb),
    atMost('Memory, peak of the first start ever, embedded', 700, first.peakMb, say.mb),
  ]
}
