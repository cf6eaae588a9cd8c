import { setTimeout } from 'node:timers/promises'
import { type DiaryProcess, startDiaryProcess } from '../processes/diary-process.ts'
import { atMost, median, type Row, say } from '../processes/figures.ts'
import type { Stores } from '../processes/stores.ts'
import { inTurn } from '../processes/turns.ts'
import { compressed, cpuOfAnswer } from './load.ts'

const BUDGET = 1.6
/** Both servers run in turn, so that other load on the machine affects both. */
const TURNS = 7
/** These turns let V8 compile the code. */
export const WARM_UP_TURNS = 2
const TURN_MS = 800
const CONNECTIONS = 8

/** Compares cached answers with a bare `node:http` server that sends the same bytes. */
export async function measureServing(stores: Stores): Promise<Row[]> {
  const diary = await startDiaryProcess(stores.embedded())
  const post = await newestPost(diary.url)
  const rows: Row[] = []
  for (const path of ['/', '/blog', post, '/api/posts']) {
    const what = `CPU of a cached answer, beside a bare server: ${path === post ? 'a post' : path}`
    rows.push(atMost(what, BUDGET, await compare(diary, path), say.times))
  }
  await diary.end()
  return rows
}

async function compare(diary: DiaryProcess, path: string): Promise<number> {
  await waitUntilStable(diary.url + path)
  const bare = await startDiaryProcess(
    { SOURCE_URL: diary.url + path },
    { script: 'scripts/bench/servers/bare-server.ts' },
  )
  const ratios = await inTurn(WARM_UP_TURNS + TURNS, async () => {
    const ours = await cpuOfAnswer({ ...diary, path }, TURN_MS, { connections: CONNECTIONS })
    return ours / (await cpuOfAnswer({ ...bare, path }, TURN_MS, { connections: CONNECTIONS }))
  })
  await bare.end('SIGKILL')
  return median(ratios.slice(WARM_UP_TURNS))
}

export async function newestPost(url: string): Promise<string> {
  const posts = (await (await fetch(`${url}/api/posts/recent`)).json()) as { slug: string }[]
  return `/blog/${posts[0]?.slug}`
}

/** A page may be compressed better after its first visits, so this waits for a stable size. */
export async function waitUntilStable(address: string) {
  const sizes: number[] = []
  while (new Set(sizes.slice(-5)).size !== 1 || sizes.length < 5) {
    const answer = await fetch(address, { headers: compressed })
    await answer.bytes()
    sizes.push(Number(answer.headers.get('content-length')))
    await setTimeout(100)
  }
}
