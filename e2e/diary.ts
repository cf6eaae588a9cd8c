import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDataFolder } from '../test/stores/data-folder.ts'

export const owner = { email: 'owner@example.com', password: 'short-legs-long-stories' }

export interface Diary {
  url: string
  dataDir: string
  output(): string
  /** Kills the process, keeps its data folder and starts the diary again. */
  crash(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '..')

/** The port is below the ephemeral range, so that no connection takes it before the diary does. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}

interface StartOptions {
  /** An empty data folder, to test the very first start. */
  firstStart?: boolean
}

export async function startDiary(
  env: Record<string, string> = {},
  { firstStart = false }: StartOptions = {},
): Promise<Diary> {
  const isFresh = firstStart || env.DATABASE_URL !== undefined
  const dataDir = isFresh
    ? await mkdtemp(join(tmpdir(), 'diary-e2e-'))
    : await makeDataFolder(env.SEED ?? 'demo', async (folder) => {
        const first = await runDiary(folder, { SEED: env.SEED ?? 'demo' })
        await first.end('SIGTERM')
      })
  const port = env.PORT ? Number(env.PORT) : await freePort()
  let running = await runDiary(dataDir, { ...env, PORT: String(port) })

  return {
    url: `http://localhost:${port}`,
    dataDir,
    output: () => running.output(),
    crash: () => running.end('SIGKILL'),
    async restart() {
      await running.end('SIGTERM')
      running = await runDiary(dataDir, { ...env, PORT: String(port) })
    },
    async stop() {
      await running.end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function runDiary(dataDir: string, env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    // The product must find its files from any working directory.
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      LOG_LEVEL: 'warn',
      // The daily backup would run in the middle of a journey; manual backups still work.
      BACKUPS: 'none',
      ...env,
    },
  })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk
      if (printed.includes('The diary is open')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(`the diary did not start:\n${printed}`)))
  })
  return {
    output: () => printed,
    async end(signal: NodeJS.Signals) {
      if (child.exitCode !== null || child.signalCode !== null) return
      const hasEnded = once(child, 'exit')
      child.kill(signal)
      await hasEnded
    },
  }
}
