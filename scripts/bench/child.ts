import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** Linux counts CPU in hundredths of a second. */
const TICK_MS = 10

export interface Measured {
  child: ChildProcess
  cpuMs(): number
  rssMb(): number
  stop(): Promise<void>
}

/** Starts a program and waits until it prints that it is ready. */
export async function startChild(
  args: string[],
  env: Record<string, string>,
  ready: string,
): Promise<Measured> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      printed += chunk
      if (printed.includes(ready)) resolve()
    })
    child.once('exit', () => reject(new Error(`${args.join(' ')} ended:\n${printed}`)))
  })
  return {
    child,
    cpuMs: () => cpuMsOf(child.pid!),
    rssMb: () => rssMbOf(child.pid!),
    async stop() {
      const gone = once(child, 'exit')
      if (child.kill('SIGTERM')) await gone
    },
  }
}

function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

function rssMbOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
