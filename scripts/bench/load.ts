import { Agent } from 'node:http'
import { ask } from '../processes/requests.ts'
import { work } from '../processes/turns.ts'
import { cpuMs } from '../processes/usage.ts'

export interface Target {
  pid: number
  port: number
  path: string
  headers?: Record<string, string>
}

export const compressed = { 'accept-encoding': 'br' }

/** Requests one path repeatedly and returns the CPU time per answer. */
export async function cpuOfAnswer(
  target: Target,
  forMs: number,
  { connections = 1, spent = cpuMs } = {},
): Promise<number> {
  const { pid, port, path } = target
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const headers = { ...compressed, ...target.headers }
  const before = spent(pid)
  const until = performance.now() + forMs
  const isOver = () => performance.now() >= until
  const answers = await work(connections, isOver, async () => {
    const { status } = await ask(port, path, { agent, headers })
    if (status !== 200) throw new Error(`${path}: ${status}`)
  })
  agent.destroy()
  return (spent(pid) - before) / answers
}
