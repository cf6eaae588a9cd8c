import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../e2e/diary.ts'
import { type DiaryProcess, signIn, startDiaryProcess } from '../processes/diary-process.ts'
import { type Row, say } from '../processes/figures.ts'
import { ask, writePost } from '../processes/requests.ts'
import { query, type Stores } from '../processes/stores.ts'
import { waitFor, work } from '../processes/turns.ts'

const RESTARTS = 4
const STEADY_MS = 3000
const PATHS = ['/', '/blog', '/api/posts', '/gallery']

export async function endPolitely(stores: Stores): Promise<Row[]> {
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
      what: 'SIGTERM: requests in flight finish, exit 0 within 10 s',
      figure: `${failed.length} of ${answers.length} failed ${failed.slice(0, 5).join(' ')}, exit ${code} after ${say.ms(ms)}`,
      isWithin: failed.length === 0 && code === 0 && ms < 10_000,
    },
  ]
}

/**
 * Two instances on one server start at once and restart in turn under load; their answers must
 * never be stale.
 */
export async function restartInTurn(stores: Stores): Promise<Row[]> {
  const env = { ...(await stores.server()), DRAIN_SECONDS: '1', SEED: 'none' }
  const ports = [await freePort(), await freePort()]
  const open = (port: number) => startDiaryProcess(env, { port })
  const instances: (DiaryProcess | null)[] = await Promise.all(ports.map(open))
  const migrated = await checkMigrations(env.DATABASE_URL)
  const headers = await signIn(instances[0]!.url)
  const agent = new Agent({ keepAlive: true })
  let isOver = false
  const failures: (number | null)[] = []
  const stale: number[] = []
  const exitCodes: (number | null)[] = []

  /** If an instance does not answer, a load balancer such as nginx asks the next one. */
  const askEither = async (path: string, turn: number) => {
    const { status } = await ask(ports[turn % 2]!, path, { agent })
    return status ?? (await ask(ports[(turn + 1) % 2]!, path, { agent })).status
  }
  const load = async (turn: number) => {
    const status = await askEither(PATHS[turn % PATHS.length]!, turn)
    if (status !== 200) failures.push(status)
  }
  const write = async (turn: number) => {
    const [one, other] = instances.filter((instance) => instance !== null)
    const title = `Fresh ${turn}`
    const written = await writePost(one!.url, headers, title).catch(() => null)
    if (written?.ok && other) stale.push(await timeUntilSeen(other.url, title))
    await setTimeout(200)
  }
  const loading = work(4, () => isOver, load)
  const writing = work(1, () => isOver, write)
  for (let restart = 0; restart < RESTARTS; restart++) {
    const at = restart % 2
    const leaving = instances[at]!
    instances[at] = null
    exitCodes.push((await leaving.end('SIGTERM')).code)
    instances[at] = await open(ports[at]!)
    // Both instances run; this leaves time for writes to reach the other one.
    await setTimeout(STEADY_MS)
  }
  isOver = true
  const [requestCount] = await Promise.all([loading, writing])
  agent.destroy()
  for (const instance of instances) await instance?.end('SIGKILL')
  const slowest = Math.max(...stale)
  return [
    migrated,
    {
      what: `${RESTARTS} rolling restarts of two instances under load: no request fails`,
      figure: `${failures.length} of ${requestCount} failed ${failures.slice(0, 5).join(' ')}, exit codes ${exitCodes.join(' ')}`,
      isWithin:
        failures.length === 0 && requestCount > 100 && exitCodes.every((code) => code === 0),
    },
    {
      what: 'a write shows on the other instance within 1 s',
      figure: `worst of ${stale.length}: ${say.ms(slowest)}`,
      isWithin: stale.length > 5 && slowest < 1000,
    },
  ]
}

function timeUntilSeen(url: string, title: string): Promise<number> {
  const isSeen = async () => {
    // An instance that shuts down counts as seen, because no visitor reaches it.
    const answer = await fetch(`${url}/api/posts`).catch(() => null)
    return answer === null || (await answer.text()).includes(`"${title}"`)
  }
  return waitFor(isSeen, 5000)
}

async function checkMigrations(databaseUrl: string): Promise<Row> {
  const sql = 'select hash from drizzle.__drizzle_migrations'
  const applied = await query<{ hash: string }>(databaseUrl, sql)
  const distinct = new Set(applied.map(({ hash }) => hash)).size
  return {
    what: 'two instances start at once on an empty database: one migration',
    figure: `${applied.length} applied of ${distinct}`,
    isWithin: applied.length === distinct && distinct > 0,
  }
}
