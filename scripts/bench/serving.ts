import { setTimeout } from 'node:timers/promises'
import { type DiaryProcess, startDiaryProcess } from '../processes/diary-process.ts'
import type { Stores } from '../processes/stores.ts'
import { compressed, cpuOfAnswer } from './load.ts'
import { atMost, median, type Row, say } from './row.ts'

const BUDGET = 1.6
/** Both servers in turn, so that whatever else the machine does falls on both. */
const TURNS = 7
const TURN_MS = 800
const CONNECTIONS = 8

/** Answers that are in the cache, beside a bare `node:http` server that sends the same bytes. */
export async function measureServing(stores: Stores): Promise<Row[]> {
  const diary = await startDiaryProcess(stores.embedded())
  const [newest] = (await (await fetch(`${diary.url}/api/posts/recent`)).json()) as {
    slug: string
  }[]
  const rows: Row[] = []
  for (const path of ['/', '/blog', `/blog/${newest?.slug}`, '/api/posts']) {
    const name = path === `/blog/${newest?.slug}` ? 'a post' : path
    const ratio = await compare(diary, path)
    rows.push(
      atMost(`CPU of a cached answer, beside a bare server: ${name}`, BUDGET, ratio, say.times),
    )
  }
  await diary.end()
  return rows
}

async function compare(diary: DiaryProcess, path: string): Promise<number> {
  await settle(diary.url + path)
  const bare = await startDiaryProcess(
    { SOURCE_URL: diary.url + path },
    { script: 'scripts/bench/servers/bare-server.ts' },
  )
  const ratios: number[] = []
  // The first turns are for V8 to compile what it will.
  for (let turn = -2; turn < TURNS; turn += 1) {
    const ours = await cpuOfAnswer({ ...diary, path }, TURN_MS, CONNECTIONS)
    const theirs = await cpuOfAnswer({ ...bare, path }, TURN_MS, CONNECTIONS)
    if (turn >= 0) ratios.push(ours / theirs)
  }
  await bare.end('SIGKILL')
  return median(ratios)
}

/** A page may be compressed better after its first visits; this waits until it no longer changes. */
export async function settle(address: string) {
  const sizes: number[] = []
  while (new Set(sizes.slice(-5)).size !== 1 || sizes.length < 5) {
    const answer = await fetch(address, { headers: compressed })
    await answer.bytes()
    sizes.push(Number(answer.headers.get('content-length')))
    await setTimeout(100)
  }
}
