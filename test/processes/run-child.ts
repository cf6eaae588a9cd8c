import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { TestStore } from '../stores/stores.ts'

const quickly = new URL('start-quickly.ts', import.meta.url).href

export function startChild(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): ChildProcess {
  const program = fileURLToPath(new URL(`../children/${name}.ts`, import.meta.url))
  return spawn(process.execPath, ['--import', quickly, program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
}

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

/** `onOutput` gets the whole output so far, each time more arrives. */
export async function endOf(
  child: ChildProcess,
  onOutput: (stdout: string) => void = () => {},
): Promise<Ended> {
  let stdout = ''
  let stderr = ''
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk
    onOutput(stdout)
  })
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk
  })
  const [code, signal] = await once(child, 'close')
  return { code, signal, stdout, stderr }
}

export function argumentsFor({ options }: TestStore): string[] {
  return options.url ? [options.dataDir, options.url] : [options.dataDir]
}
