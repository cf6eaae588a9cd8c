import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onCleanup } from '../processes/cleanup.ts'
import { type DiaryProcess, signIn, startDiaryProcess } from '../processes/diary-process.ts'
import type { Row } from '../processes/figures.ts'
import { ask, writePost } from '../processes/requests.ts'
import type { Stores } from '../processes/stores.ts'
import { work } from '../processes/turns.ts'
import { memoryMb } from '../processes/usage.ts'
import { askMadeUpAddresses } from './floods/made-up-addresses.ts'

const LOAD_MS = 60_000
const CONNECTIONS = 8
const PATHS = ['/', '/blog', '/gallery', '/about', '/contact', '/api/posts', '/rss.xml']
const MADE_UP = 22_000
/** The first start makes the database, which takes more memory than anything later. */
const LIMITS_MB = { firstStart: 768, later: 512 }

export async function liveOnSmallMachine(stores: Stores): Promise<Row[]> {
  const env = stores.embedded()
  const first = await startLimited(env, LIMITS_MB.firstStart)
  const firstPeak = memoryMb(first.diary.pid).peak
  await first.diary.end()
  const later = await startLimited(env, LIMITS_MB.later)
  const startPeak = memoryMb(later.diary.pid).peak
  const load = await putLoadOn(later.diary, LOAD_MS)
  const { peak } = memoryMb(later.diary.pid)
  const statuses = await askMadeUpAddresses(later.diary.port, MADE_UP)
  const flooded = memoryMb(later.diary.pid)
  const { code } = await later.diary.end()
  const by = later.isEnforced ? 'enforced' : 'watched only, limiting needs the rights of root'
  return [
    {
      what: `the first start ever, embedded, needs less than ${LIMITS_MB.firstStart} MB`,
      figure: `peak ${Math.round(firstPeak)} MB, ${by}`,
      isWithin: firstPeak < LIMITS_MB.firstStart,
    },
    {
      what: `an embedded diary serves a minute of load in ${LIMITS_MB.later} MB`,
      figure: `peak ${Math.round(startPeak)} MB at the start, ${Math.round(peak)} MB in all, ${load.served} served, ${load.failed} failed, exit ${code}; ${by}`,
      isWithin: peak < LIMITS_MB.later && load.failed === 0 && load.served > 1000 && code === 0,
    },
    {
      what: `it stays there through ${MADE_UP} made-up addresses`,
      figure: `peak ${Math.round(flooded.peak)} MB, ${Math.round(flooded.now)} MB afterwards, answers ${statuses.join(' ')}; ${by}`,
      isWithin: flooded.peak < LIMITS_MB.later && statuses.every((status) => status !== null),
    },
  ]
}

async function startLimited(env: Record<string, string>, limitMb: number) {
  const group = limitMemory(limitMb)
  const diary = await startDiaryProcess(env, { within: group })
  return { diary, isEnforced: group !== null }
}

/**
 * Supports both versions of Linux control groups; returns null where creating one is not allowed.
 */
function limitMemory(mb: number): string | null {
  for (const [parent, limit] of [
    ['/sys/fs/cgroup', 'memory.max'],
    ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes'],
  ] as const) {
    const group = join(parent, `diary-${process.pid}-${mb}`)
    try {
      mkdirSync(group)
      onCleanup(() => rmdirSync(group))
      writeFileSync(join(group, limit), String(mb * 1024 * 1024), { flag: 'r+' })
      return group
    } catch {}
  }
  return null
}

/**
 * Visitors read cached and new pages while the owner writes. Photos are left out: a separate
 * process prepares them and needs more memory.
 */
async function putLoadOn({ url, port }: DiaryProcess, forMs: number) {
  const headers = await signIn(url)
  const until = performance.now() + forMs
  const isOver = () => performance.now() >= until
  const found = { served: 0, failed: 0 }
  const count = (isGood: boolean) => {
    found[isGood ? 'served' : 'failed'] += 1
  }
  const visiting = work(CONNECTIONS, isOver, async (turn) => {
    const isNew = turn % 10 === 0
    const path = isNew ? `/blog/not-written-${turn}` : PATHS[turn % PATHS.length]!
    const { status } = await ask(port, path)
    // A 503 under load is a promised answer.
    count(status === (isNew ? 404 : 200) || status === 503)
  })
  const writing = work(1, isOver, async (turn) => {
    count((await writePost(url, headers, `Post number ${turn}`)).ok)
  })
  await Promise.all([visiting, writing])
  return found
}
