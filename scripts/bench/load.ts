import { Agent, request } from 'node:http'
import { cpuMs } from '../processes/usage.ts'

export interface Target {
  pid: number
  port: number
  path: string
  headers?: Record<string, string>
}

/** As browsers ask for it. */
export const compressed = { 'accept-encoding': 'br' }

function get(agent: Agent, { port, path, headers }: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, agent, headers: { ...compressed, ...headers } },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`))
        answer.on('end', resolve).on('error', reject).resume()
      },
    )
    asked.on('error', reject).end()
  })
}

/** Asks for one thing again and again, and says what the server's process spent on an answer. */
export async function cpuOfAnswer(target: Target, forMs: number, connections = 1): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const before = cpuMs(target.pid)
  const until = performance.now() + forMs
  let answers = 0
  const ask = async () => {
    while (performance.now() < until) {
      await get(agent, target)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  agent.destroy()
  return (cpuMs(target.pid) - before) / answers
}
