import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { atTheEnd } from '../ending.ts'
import type { Usage } from './line.ts'

export const root = join(import.meta.dirname, '../..')
const LINE = './scripts/bench/line.ts'

export interface Program {
  usage(): Promise<Usage>
  ask<T>(name: string, given?: unknown): Promise<T>
  stop(): Promise<unknown>
}

interface Options {
  flags?: string[]
  args?: string[]
  env?: Record<string, string>
  /** What it prints when it can be asked. */
  ready: string
}

/** Runs one of our scripts with a line to it, and waits until it says that it is ready. */
export async function startProgram(script: string, options: Options): Promise<Program> {
  const { flags = [], args = [], env = {}, ready } = options
  const child = spawn(process.execPath, [...flags, '--import', LINE, script, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // A Ctrl-C in the terminal is ours to pass on, in our order.
    detached: true,
  })
  const stop = atTheEnd(() => end(child))
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      printed += chunk
      if (printed.includes(ready)) resolve()
    })
    child.once('exit', () => reject(new Error(`${script} ended:\n${printed}`)))
  })
  const ask = createLine(child, script)
  return { ask, usage: () => ask<Usage>('usage'), stop: async () => stop() }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await gone
  clearTimeout(force)
}

function createLine(child: ChildProcess, script: string) {
  type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void }
  const waiting = new Map<number, Waiting>()
  let last = 0
  child.on('message', ({ id, answer, error }: { id: number; answer: never; error?: string }) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (error) one?.reject(new Error(`${script}: ${error}`))
    else one?.resolve(answer)
  })
  child.once('exit', () => {
    for (const one of waiting.values()) one.reject(new Error(`${script} ended unasked`))
  })
  return <T>(ask: string, given?: unknown) =>
    new Promise<T>((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve: resolve as (answer: never) => void, reject })
      child.send({ id: last, ask, given })
    })
}
