import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../e2e/diary.ts'
import { type DiaryProcess, signIn, startDiaryProcess } from '../processes/diary-process.ts'
import { ask, writePost } from '../processes/requests.ts'
import type { Stores } from '../processes/stores.ts'
import { milliseconds, type Promised } from './promise.ts'

const RESTARTS = 4
const STEADY_MS = 3000
const PATHS = ['/', '/blog', '/api/posts', '/gallery']

/** A polite end while pages are under way. */
export async function endPolitely(stores: Stores): Promise<Promised[]> {
  const diary = await startDiaryProcess({ ...stores.embedded(), DRAIN_SECONDS: '1' })
  const asking = Array.from({ length: 40 }, (_, number) =>
    ask(diary.port, `/blog/unknown-${number}`),
  )
  await Promise.race(asking)
  const { code, ms } = await diary.end('SIGTERM')
  const answers = await Promise.all(asking)
  const failed = answers.map(({ status }) => status).filter((status) => status !== 404)
  return [
    {
      promise: 'SIGTERM: requests in flight finish, exit 0 within 10 s',
      figure: `${failed.length} of ${answers.length} failed ${failed.slice(0, 5).join(' ')}, exit ${code} after ${milliseconds(ms)}`,
      isKept: failed.length === 0 && code === 0 && ms < 10_000,
    },
  ]
}

/** Two instances on one server: started at once, restarted in turn under load, never stale. */
export async function restartInTurn(stores: Stores): Promise<Promised[]> {
  const env = { ...(await stores.server()), DRAIN_SECONDS: '1', SEED: 'none' }
  const ports = [await freePort(), await freePort()]
  const open = (port: number) => startDiaryProcess(env, { port })
  const instances: (DiaryProcess | null)[] = await Promise.all(ports.map(open))
  const migrations = await countMigrations(env.DATABASE_URL)
  const headers = await signIn(instances[0]!.url)
  const agent = new Agent({ keepAlive: true })
  let isOver = false
  let answered = 0
  const failures: (number | null)[] = []
  const stale: number[] = []
  const exitCodes: (number | null)[] = []

  /** No answer at all: then a load balancer asks the next one, as nginx does. */
  const askEither = async (path: string, turn: number) => {
    const { status } = await ask(ports[turn % 2]!, path, agent)
    return status ?? (await ask(ports[(turn + 1) % 2]!, path, agent)).status
  }
  const load = async (worker: number) => {
    for (let turn = worker; !isOver; turn++) {
      const status = await askEither(PATHS[turn % PATHS.length]!, turn)
      if (status === 200) answered += 1
      else failures.push(status)
    }
  }
  const write = async () => {
    for (let number = 0; !isOver; number++) {
      const [one, other] = instances.filter((instance) => instance !== null)
      const title = `Fresh ${number}`
      const written = await writePost(one!.url, headers, title).catch(() => null)
      if (written?.ok && other) stale.push(await timeUntilSeen(other.url, title))
      await setTimeout(200)
    }
  }
  const working = [load(0), load(1), load(2), load(3), write()]
  for (let restart = 0; restart < RESTARTS; restart++) {
    const at = restart % 2
    const leaving = instances[at]!
    instances[at] = null
    exitCodes.push((await leaving.end('SIGTERM')).code)
    instances[at] = await open(ports[at]!)
    // Both are up: time for writes to be seen on the other one.
    await setTimeout(STEADY_MS)
  }
  isOver = true
  await Promise.all(working)
  agent.destroy()
  for (const instance of instances) await instance?.end('SIGKILL')
  const slowest = Math.max(...stale)
  return [
    {
      promise: 'two instances start at once on an empty database: one migration',
      figure: `${migrations.applied} applied of ${migrations.distinct}`,
      isKept: migrations.applied === migrations.distinct && migrations.applied > 0,
    },
    {
      promise: `${RESTARTS} rolling restarts of two instances under load: no request fails`,
      figure: `${failures.length} of ${answered + failures.length} failed ${failures.slice(0, 5).join(' ')}, exit codes ${exitCodes.join(' ')}`,
      isKept: failures.length === 0 && answered > 100 && exitCodes.every((code) => code === 0),
    },
    {
      promise: 'a write shows on the other instance within 1 s',
      figure: `worst of ${stale.length}: ${milliseconds(slowest)}`,
      isKept: stale.length > 5 && slowest < 1000,
    },
  ]
}

async function timeUntilSeen(url: string, title: string): Promise<number> {
  const begun = performance.now()
  for (;;) {
    // An instance that is leaving is nobody's to ask.
    const posts = await fetch(`${url}/api/posts`).then(
      (answer) => answer.text(),
      () => null,
    )
    const waited = performance.now() - begun
    if (posts === null || posts.includes(`"${title}"`) || waited > 5000) return waited
  }
}

async function countMigrations(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ applied: number; distinct: number }>(
    'select count(*)::int as applied, count(distinct hash)::int as distinct from drizzle.__drizzle_migrations',
  )
  await client.end()
  return rows[0]!
}
