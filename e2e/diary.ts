import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const owner = { email: 'owner@example.com', password: 'short-legs-long-stories' }

export interface Diary {
  url: string
  dataDir: string
  /** Everything the process has printed so far. */
  output(): string
  /** Ends the process as a crash would, keeps its data, and starts it again. */
  crash(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '..')

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** The built product, as its owner starts it, on a data folder of its own. */
export async function startDiary(env: Record<string, string> = {}): Promise<Diary> {
  const dataDir = await mkdtemp(join(tmpdir(), 'diary-e2e-'))
  const port = await freePort()
  let child: ChildProcess
  let printed = ''

  const start = async () => {
    child = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        DATA_DIR: dataDir,
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
        LOG_LEVEL: 'warn',
        ...env,
      },
    })
    const isOpen = new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        printed += chunk
        if (printed.includes('The diary is open')) resolve()
      }
      child.stdout?.on('data', read)
      child.stderr?.on('data', read)
      child.once('exit', () => reject(new Error(`the diary did not start:\n${printed}`)))
    })
    await isOpen
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const hasEnded = once(child, 'exit')
    child.kill(signal)
    await hasEnded
  }

  await start()
  return {
    url: `http://localhost:${port}`,
    dataDir,
    output: () => printed,
    crash: () => end('SIGKILL'),
    async restart() {
      await end('SIGTERM')
      printed = ''
      await start()
    },
    async stop() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
