import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ensurePostgres } from '../../scripts/test/ensure-postgres.ts'
import { waitUntil } from '../wait-until.ts'

interface Account {
  uid?: number
  gid?: number
}

const password = 'only-for-tests'

export async function startPostgres() {
  const programs = await ensurePostgres()
  const account = unprivilegedAccount()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-server-'))
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  for (const path of [folder, passwordFile]) {
    if (account.uid !== undefined) chownSync(path, account.uid, account.gid ?? account.uid)
  }

  const cluster = join(folder, 'cluster')
  const initdb = ['-D', cluster, '-U', 'postgres', '-A', 'scram-sha-256', '--no-sync']
  execFileSync(
    join(programs, 'initdb'),
    [...initdb, '--pwfile', passwordFile, '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )

  const port = await freePort()
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  // These tests kill only our own processes, never the machine, so the server may skip fsync.
  const options = ['listen_addresses=127.0.0.1', 'fsync=off', `unix_socket_directories=${folder}`]
  let server: ChildProcess
  const start = async () => {
    server = spawn(
      join(programs, 'postgres'),
      ['-D', cluster, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
      { ...account, cwd: folder, stdio: 'ignore' },
    )
    await waitUntil(() => answers(url, server))
  }
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(server, 'exit')
    if (server.exitCode === null && server.signalCode === null && server.kill(signal)) await gone
  }

  await start()
  return {
    url,
    start,
    /** Stops the server at once and breaks its connections. */
    stop: () => end('SIGQUIT'),
    remove: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs one statement on a connection of its own. */
export async function askPostgres(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** PostgreSQL refuses to run as root, so root starts it under another account. */
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) }
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody.')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function answers(url: string, server: ChildProcess): Promise<boolean> {
  if (server.exitCode !== null)
    throw new Error('The PostgreSQL server for the tests did not start.')
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
