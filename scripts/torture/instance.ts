import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { atTheEnd } from '../ending.ts'
import { startFlags } from '../start-flags.ts'
import { waitFor } from './promise.ts'

const root = join(import.meta.dirname, '../..')
export const owner = { email: 'owner@example.com', password: 'short-legs-long-stories' }

export interface Instance {
  url: string
  pid: number
  child: ChildProcess
  /** From start to the first ready answer. */
  readyMs: number
  end(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }>
  output(): string
}

/** The built product in a process of its own, as its owner starts it. */
export async function startInstance(
  port: number,
  env: Record<string, string>,
  nodeArguments: string[] = [],
): Promise<Instance> {
  const begun = performance.now()
  const child = spawn(process.execPath, [...startFlags(), ...nodeArguments, 'scripts/start.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      SEED: 'none',
      LOG_LEVEL: 'warn',
      BACKUPS: 'none',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = atTheEnd(() => child.kill('SIGKILL'))
  child.once('exit', kill)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed = (printed + chunk).slice(-20_000)
    })
  }
  const url = `http://127.0.0.1:${port}`
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error('gone')
    return (await fetch(`${url}/readyz`)).ok
  }
  const waited = await waitFor(isReady, 120_000)
  if (!Number.isFinite(waited)) throw new Error(`the diary did not start:\n${printed}`)
  return {
    url,
    pid: child.pid ?? 0,
    child,
    readyMs: performance.now() - begun,
    output: () => printed,
    async end(signal) {
      const from = performance.now()
      if (child.exitCode !== null || child.signalCode !== null)
        return { code: child.exitCode, ms: 0 }
      const exit = once(child, 'exit')
      child.kill(signal)
      const [code] = (await exit) as [number | null]
      return { code, ms: performance.now() - from }
    },
  }
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

export const postBody = (title: string, more: object = {}) =>
  JSON.stringify({
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    content: `${title} `.repeat(200),
    excerpt: 'A walk and a nap.',
    coverImage: '/media/demo/hero/1600x600.jpg',
    category: 'adventure',
    published: true,
    ...more,
  })
