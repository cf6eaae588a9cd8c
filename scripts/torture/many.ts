import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Instance, postBody, signIn, startInstance } from './instance.ts'
import { milliseconds, type Promised } from './promise.ts'

const RESTARTS = 4
const STEADY_MS = 3000

/** Two instances on one server: started at once, restarted in turn under load, never stale. */
export async function restartInTurn(databaseUrl: string, ports: number[]): Promise<Promised[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'torture-many-'))
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DRAIN_SECONDS: '1' }
  const instances: (Instance | null)[] = await Promise.all(
    ports.map((port) => startInstance(port, env)),
  )
  const agent = new Agent({ keepAlive: true })
  let isOver = false
  let answered = 0
  const failures: number[] = []
  const stale: number[] = []
  const exitCodes: (number | null)[] = []
  try {
    const migrations = await countMigrations(databaseUrl)
    const headers = await signIn(instances[0]!.url)
    const ask = async (path: string, turn: number): Promise<number> => {
      for (let attempt = 0; attempt < ports.length; attempt++) {
        const port = ports[(turn + attempt) % ports.length]!
        const status = await get(port, path, agent)
        if (status !== null) return status
      }
      return 0
    }
    const load = async (worker: number) => {
      for (let turn = worker; !isOver; turn++) {
        const status = await ask(['/', '/blog', '/api/posts', '/gallery'][turn % 4]!, turn)
        if (status === 200) answered += 1
        else failures.push(status)
      }
    }
    const write = async () => {
      for (let number = 0; !isOver; number++) {
        const alive = instances.filter((one) => one !== null)
        const title = `Fresh ${number}`
        const written = await fetch(`${alive[0]!.url}/api/admin/posts`, {
          method: 'POST',
          headers: { ...headers, origin: alive[0]!.url },
          body: postBody(title),
        }).catch(() => null)
        if (written?.ok && alive[1]) stale.push(await timeUntilSeen(alive[1].url, title))
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }
    const working = [load(0), load(1), load(2), load(3), write()]
    for (let restart = 0; restart < RESTARTS; restart++) {
      const at = restart % ports.length
      const leaving = instances[at]!
      instances[at] = null
      exitCodes.push((await leaving.end('SIGTERM')).code)
      instances[at] = await startInstance(ports[at]!, env)
      // Both are up: time for writes to be seen on the other one.
      await new Promise((resolve) => setTimeout(resolve, STEADY_MS))
    }
    isOver = true
    await Promise.all(working)
    const slowest = Math.max(...stale)
    return [
      {
        promise: 'two instances start at once on an empty database: one migration',
        figure: `${migrations.applied} applied of ${migrations.distinct}`,
        isKept: migrations.applied === migrations.distinct && migrations.applied > 0,
      },
      {
        promise: `${RESTARTS} rolling restarts of two instances under load: no request fails`,
        figure: `${failures.length} of ${answered + failures.length} failed${failures.length > 0 ? ` (${failures.slice(0, 5).join(' ')})` : ''}, exit codes ${exitCodes.join(' ')}`,
        isKept: failures.length === 0 && answered > 100 && exitCodes.every((code) => code === 0),
      },
      {
        promise: 'a write shows on the other instance within 1 s',
        figure: `worst of ${stale.length}: ${milliseconds(slowest)}`,
        isKept: stale.length > 5 && slowest < 1000,
      },
    ]
  } finally {
    isOver = true
    agent.destroy()
    for (const instance of instances) await instance?.end('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Null when there was no answer at all: then a load balancer asks the next one, as nginx does. */
function get(port: number, path: string, agent: Agent): Promise<number | null> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    })
    asked.on('error', () => resolve(null))
    asked.end()
  })
}

async function timeUntilSeen(url: string, title: string): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const text = await fetch(`${url}/api/posts`).then(
      (answer) => answer.text(),
      () => title,
    )
    const waited = performance.now() - begun
    if (text.includes(`"${title}"`) || text === title) return waited
    if (waited > 5000) return waited
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
