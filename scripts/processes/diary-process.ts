import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort, owner } from '../../e2e/diary.ts'
import { onCleanup } from './cleanup.ts'

export const root = join(import.meta.dirname, '../..')
const PATIENCE_MS = 120_000

export interface DiaryProcess {
  url: string
  port: number
  pid: number
  child: ChildProcess
  readyMs: number
  end(signal?: NodeJS.Signals): Promise<{ code: number | null; ms: number }>
}

interface Options {
  port?: number
  nodeArguments?: string[]
  script?: string
  /** A Linux control group to start in. */
  within?: string | null
  /** The process counts as started once this path answers 200. */
  readyPath?: string
}

/** Runs the built diary in a process of its own. */
export async function startDiaryProcess(
  env: Record<string, string>,
  { port, within, nodeArguments = [], script = 'scripts/start.ts', ...more }: Options = {},
): Promise<DiaryProcess> {
  port ??= await freePort()
  const startedAt = performance.now()
  const command = [process.execPath, ...nodeArguments, script]
  // The shell joins the control group before it becomes the diary.
  const joining = ['sh', '-c', 'echo $$ > "$0/cgroup.procs" && exec "$@"', within ?? '']
  const [program = '', ...args] = within ? [...joining, ...command] : command
  const child = spawn(program, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      PORT: String(port),
      HOST: '127.0.0.1',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      LOG_LEVEL: 'warn',
      BACKUPS: 'none',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A detached process gets no Ctrl-C from the terminal; the cleanup ends it in order.
    detached: true,
  })
  const end = endOf(child)
  child.once(
    'exit',
    onCleanup(() => end('SIGKILL')),
  )
  const printed = outputOf(child)
  const url = `http://127.0.0.1:${port}`
  while (!(await isAnswered(url + (more.readyPath ?? '/readyz')))) {
    if (hasEnded(child) || performance.now() - startedAt > PATIENCE_MS) {
      throw new Error(`the diary did not start:\n${printed()}`)
    }
    await setTimeout(10)
  }
  return { url, port, pid: child.pid ?? 0, child, readyMs: performance.now() - startedAt, end }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function isAnswered(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => null)
  await answer?.text()
  return answer?.status === 200
}

function outputOf(child: ChildProcess) {
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed = (printed + chunk).slice(-20_000)
    })
  }
  return () => printed
}

const endOf =
  (child: ChildProcess) =>
  async (signal: NodeJS.Signals = 'SIGTERM') => {
    const from = performance.now()
    if (hasEnded(child)) return { code: child.exitCode, ms: 0 }
    const exit = once(child, 'exit')
    child.kill(signal)
    const [code] = (await exit) as [number | null]
    return { code, ms: performance.now() - from }
  }

export async function signIn(url: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(owner),
  })
  if (!answer.ok) throw new Error(`cannot sign in: ${await answer.text()}`)
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json', origin: url }
}
