import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../test/start-postgres.ts'
import { atTheEnd } from '../ending.ts'
import { findPostgres } from '../ensure-postgres.ts'
import { startFlags } from '../start-flags.ts'
import { startProgram } from './program.ts'

export type StoreKind = 'embedded' | 'server'
/** An empty place for a diary: the settings that make it live there. */
export interface Store {
  kind: StoreKind
  env: Record<string, string>
  remove(): Promise<unknown>
}

export const owner = { email: 'owner@example.com', password: 'short-legs-long-stories' }
let postgres: Promise<string> | null = null
let lastDatabase = 0

/** A private server with its data in a folder of its own; nothing where PostgreSQL is not installed. */
function postgresUrl(): Promise<string> | null {
  if (!findPostgres()) return null
  postgres ??= startPostgres().then(({ url, remove }) => {
    atTheEnd(remove)
    return url
  })
  return postgres
}

export async function freshStore(kind: StoreKind): Promise<Store | null> {
  const url = kind === 'server' ? await postgresUrl() : undefined
  if (url === null) return null
  const folder = await mkdtemp(join(tmpdir(), 'diary-bench-'))
  const remove = atTheEnd(() => rm(folder, { recursive: true, force: true }))
  const env = {
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    BACKUPS: 'none',
    NODE_ENV: 'local',
    // Load is the point here: nobody shall be sent away.
    MAX_REQUESTS: '200',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    ...(url && { DATABASE_URL: await newDatabase(url) }),
  }
  return { kind, env, remove: async () => remove() }
}

async function newDatabase(serverUrl: string): Promise<string> {
  lastDatabase += 1
  const name = `bench_${lastDatabase}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}

export async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address() as { port: number }
    probe.close(() => resolve(port))
  })
  return promise
}

/** `child` can be asked to fill itself and to forget; `real` is `npm start` to the letter. */
export async function openDiary(
  store: Store,
  kind: 'child' | 'real',
  env: Record<string, string> = {},
  port?: number,
) {
  port ??= await freePort()
  const script = kind === 'child' ? 'scripts/bench/diary-child.ts' : 'scripts/start.ts'
  const program = await startProgram(script, {
    flags: startFlags(),
    env: { ...store.env, ...env, PORT: String(port) },
    ready: 'The diary is open',
  })
  return { ...program, port, url: `http://127.0.0.1:${port}` }
}

export type OpenDiary = Awaited<ReturnType<typeof openDiary>>
