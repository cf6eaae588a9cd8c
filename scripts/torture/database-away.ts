import { openPostgresProxy } from '../../test/stores/postgres-proxy.ts'
import { type DiaryProcess, signIn, startDiaryProcess } from '../processes/diary-process.ts'
import { ask, writePost } from '../processes/requests.ts'
import type { Stores } from '../processes/stores.ts'
import { milliseconds, type Promised, waitFor } from './promise.ts'

const ROUNDS = 30
const KILLS = 5
const WRITERS = 4
const isAlive = ({ child }: DiaryProcess) => child.exitCode === null && child.signalCode === null

/** Takes the PostgreSQL server away under a running diary and brings it back. */
export async function takeDatabaseAway(stores: Stores): Promise<Promised[]> {
  const diary = await startDiaryProcess({ ...(await stores.server()), SEED: 'none' })
  const { url, port } = diary
  const headers = await signIn(url)
  await writePost(url, headers, 'Before the server went')
  for (const path of ['/', '/blog']) await ask(port, path)
  await stores.postgres.stop()

  const times: number[] = []
  let kept = 0
  let told = 0
  for (let round = 0; round < ROUNDS; round++) {
    const page = await ask(port, round % 2 ? '/blog' : '/')
    const other = await ask(port, `/blog/unknown-${round}`)
    const begun = performance.now()
    const write = await writePost(url, headers, 'Not now')
    times.push(page.ms, other.ms, performance.now() - begun)
    if (page.status === 200) kept += 1
    if (other.status === 503 && other.retryAfter) told += 1
    if (write.status === 503 && write.headers.get('retry-after')) told += 1
  }
  await stores.postgres.start()
  const recovery = await waitFor(
    async () => (await writePost(url, headers, 'After it came back')).ok,
    30_000,
  )
  const worst = Math.max(...times)
  const lives = isAlive(diary)
  await diary.end('SIGKILL')
  return [
    {
      promise: 'PostgreSQL server away: pages go on from memory',
      figure: `${kept} of ${ROUNDS} answered`,
      isKept: kept === ROUNDS,
    },
    {
      promise: 'PostgreSQL server away: everything else is 503 + Retry-After within 100 ms',
      figure: `${told} of ${2 * ROUNDS}, worst ${milliseconds(worst)}`,
      isKept: told === 2 * ROUNDS && worst < 100,
    },
    {
      promise: 'PostgreSQL server back: works again by itself within 5 s',
      figure: `${milliseconds(recovery)}${lives ? '' : ', but the process had died'}`,
      isKept: lives && recovery < 5000,
    },
  ]
}

/** Kills the PostgreSQL server in the middle of writes, again and again. */
export async function killDatabaseUnderWrites(stores: Stores): Promise<Promised[]> {
  const diary = await startDiaryProcess({ ...(await stores.server()), SEED: 'none' })
  const headers = await signIn(diary.url)
  let isOver = false
  let written = 0
  let refused = 0
  const write = async (writer: number) => {
    for (let number = 0; !isOver && isAlive(diary); number++) {
      const answer = await writePost(diary.url, headers, `Post ${writer} of ${number}`).catch(
        () => null,
      )
      if (answer?.ok) written += 1
      else refused += 1
    }
  }
  const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer))
  let recovered = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const before = written
    const isWriting = async () => written >= before + WRITERS
    await waitFor(isWriting, 30_000)
    await stores.postgres.stop()
    await stores.postgres.start()
    if ((await waitFor(isWriting, 30_000)) < 30_000) recovered += 1
  }
  isOver = true
  await Promise.all(writing)
  const lives = isAlive(diary)
  await diary.end('SIGKILL')
  return [
    {
      promise: `PostgreSQL server killed ${KILLS} times under writes: the diary lives and writes again`,
      figure: `${lives ? 'alive' : 'the process died'}, wrote again ${recovered} times, ${written} written, ${refused} refused`,
      isKept: lives && recovered === KILLS,
    },
  ]
}

/** The server stays connected but says nothing any more, as behind a cable that was pulled. */
export async function silenceDatabase(stores: Stores): Promise<Promised[]> {
  const env = await stores.server()
  const proxy = await openPostgresProxy(env.DATABASE_URL)
  const diary = await startDiaryProcess({ ...env, DATABASE_URL: proxy.url, SEED: 'none' })
  const { port } = diary
  await ask(port, '/')
  proxy.silence()
  const waiting = await Promise.all([1, 2, 3].map((number) => ask(port, `/blog/waits-${number}`)))
  const noticed = Math.max(...waiting.map((one) => one.ms))
  const later = []
  for (let round = 0; round < ROUNDS; round++) later.push(await ask(port, `/blog/later-${round}`))
  const worst = Math.max(...later.map((one) => one.ms))
  const home = await ask(port, '/')
  await proxy.bringBack()
  const recovery = await waitFor(async () => (await ask(port, '/blog/no')).status === 404, 30_000)
  await diary.end('SIGKILL')
  await proxy.close()
  return [
    {
      promise: 'a database that falls silent: those who wait are told so within 5 s',
      figure: `after ${milliseconds(noticed)}, ${waiting.map((one) => one.status).join(' ')}`,
      isKept: waiting.every((one) => one.status === 503) && noticed < 5000,
    },
    {
      promise: 'a database that falls silent: later ones within 100 ms, pages in memory go on',
      figure: `worst of ${later.length}: ${milliseconds(worst)}, home ${home.status}`,
      isKept: later.every((one) => one.status === 503) && worst < 100 && home.status === 200,
    },
    {
      promise: 'a database that speaks again: works again by itself within 5 s',
      figure: milliseconds(recovery),
      isKept: recovery < 5000,
    },
  ]
}
