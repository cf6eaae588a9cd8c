import { openPostgresProxy } from '../../test/stores/postgres-proxy.ts'
import { type DiaryProcess, signIn, startDiaryProcess } from '../processes/diary-process.ts'
import { atLeast, atMost, type Row, say } from '../processes/figures.ts'
import { ask, writePost } from '../processes/requests.ts'
import type { Stores } from '../processes/stores.ts'
import { inTurn, waitFor, work } from '../processes/turns.ts'

const ROUNDS = 30
const KILLS = 5
const WRITERS = 4
const isAlive = ({ child }: DiaryProcess) => child.exitCode === null && child.signalCode === null

export async function takeDatabaseAway(stores: Stores): Promise<Row[]> {
  const diary = await startDiaryProcess({ ...(await stores.server()), SEED: 'none' })
  const { url, port } = diary
  const headers = await signIn(url)
  await writePost(url, headers, 'Before the server went')
  for (const path of ['/', '/blog']) await ask(port, path)
  await writePost(url, headers, 'Saved after the pages were drawn')
  await stores.postgres.stop()

  const times: number[] = []
  let fromMemory = 0
  let answered = 0
  for (let round = 0; round < ROUNDS; round++) {
    const page = await ask(port, round % 2 ? '/blog' : '/')
    const other = await ask(port, `/blog/unknown-${round}`)
    const startedAt = performance.now()
    const write = await writePost(url, headers, 'Not now')
    times.push(page.ms, other.ms, performance.now() - startedAt)
    if (page.status === 200) fromMemory += 1
    if (other.status === 503 && other.retryAfter) answered += 1
    if (write.status === 503 && write.headers.get('retry-after')) answered += 1
  }
  await stores.postgres.start()
  const isBack = async () => (await writePost(url, headers, 'After it came back')).ok
  const recovery = await waitFor(isBack, 30_000)
  const worst = Math.max(...times)
  const lives = isAlive(diary)
  await diary.end('SIGKILL')
  return [
    atLeast('PostgreSQL server away: pages that go on from memory', ROUNDS, fromMemory, say.count),
    {
      what: 'PostgreSQL server away: everything else is 503 + Retry-After within 100 ms',
      figure: `${answered} of ${2 * ROUNDS}, worst ${say.ms(worst)}`,
      isWithin: answered === 2 * ROUNDS && worst < 100,
    },
    {
      what: 'PostgreSQL server back: works again by itself within 5 s',
      figure: `${say.ms(recovery)}${lives ? '' : ', but the process had died'}`,
      isWithin: lives && recovery < 5000,
    },
  ]
}

export async function killDatabaseUnderWrites(stores: Stores): Promise<Row[]> {
  const diary = await startDiaryProcess({ ...(await stores.server()), SEED: 'none' })
  const headers = await signIn(diary.url)
  let hasEnded = false
  let written = 0
  const isOver = () => hasEnded || !isAlive(diary)
  const writing = work(WRITERS, isOver, async (number) => {
    const answer = await writePost(diary.url, headers, `Post ${number}`).catch(() => null)
    if (answer?.ok) written += 1
  })
  let recovered = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const before = written
    const isWriting = async () => written >= before + WRITERS
    await waitFor(isWriting, 30_000)
    await stores.postgres.stop()
    await stores.postgres.start()
    if ((await waitFor(isWriting, 30_000)) < 30_000) recovered += 1
  }
  hasEnded = true
  const tried = await writing
  const lives = isAlive(diary)
  await diary.end('SIGKILL')
  return [
    {
      what: `PostgreSQL server killed ${KILLS} times under writes: the diary lives and writes again`,
      figure: `${lives ? 'alive' : 'the process died'}, wrote again ${recovered} times, ${written} written, ${tried - written} refused`,
      isWithin: lives && recovered === KILLS,
    },
  ]
}

/** The server stays connected but does not answer, as behind an unplugged cable. */
export async function silenceDatabase(stores: Stores): Promise<Row[]> {
  const env = await stores.server()
  const proxy = await openPostgresProxy(env.DATABASE_URL)
  const diary = await startDiaryProcess({ ...env, DATABASE_URL: proxy.url, SEED: 'none' })
  const { port } = diary
  await ask(port, '/')
  proxy.silence()
  const waiting = await Promise.all([1, 2, 3].map((number) => ask(port, `/blog/waits-${number}`)))
  const noticed = Math.max(...waiting.map((answer) => answer.ms))
  const later = await inTurn(ROUNDS, (round) => ask(port, `/blog/later-${round}`))
  const worst = Math.max(...later.map((answer) => answer.ms))
  const home = await ask(port, '/')
  await proxy.bringBack()
  const recovery = await waitFor(async () => (await ask(port, '/blog/no')).status === 404, 30_000)
  await diary.end('SIGKILL')
  await proxy.close()
  return [
    {
      what: 'a database that falls silent: those who wait are told so within 5 s',
      figure: `after ${say.ms(noticed)}, ${waiting.map((answer) => answer.status).join(' ')}`,
      isWithin: waiting.every((answer) => answer.status === 503) && noticed < 5000,
    },
    {
      what: 'a database that falls silent: later ones within 100 ms, pages in memory go on',
      figure: `worst of ${later.length}: ${say.ms(worst)}, home ${home.status}`,
      isWithin:
        later.every((answer) => answer.status === 503) && worst < 100 && home.status === 200,
    },
    atMost('a database that speaks again: until it works by itself', 5000, recovery, say.ms),
  ]
}
