import { Agent, request } from 'node:http'
import { startInstance } from './instance.ts'
import { milliseconds, type Promised, percentile } from './promise.ts'

const MEASURE_MS = 4000
const PRESS_MS = 10_000

interface Seen {
  status: number
  ms: number
}

/** Asks for pages that nobody has asked for before, first as fast as they come, then twice as fast. */
export async function pressTwiceAsHard(
  port: number,
  env: Record<string, string>,
): Promise<Promised[]> {
  const instance = await startInstance(port, env)
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 })
  let number = 0
  const ask = () => get(port, `/blog/not-written-${number++}`, agent)
  try {
    for (let warm = 0; warm < 50; warm++) await ask()
    const capacity = await measureCapacity(ask)
    const seen: Promise<Seen>[] = []
    const begun = performance.now()
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        const elapsed = performance.now() - begun
        const due = Math.floor((Math.min(elapsed, PRESS_MS) / 1000) * capacity * 2)
        while (seen.length < due) seen.push(ask())
        if (elapsed < PRESS_MS) return
        clearInterval(timer)
        resolve()
      }, 5)
    })
    const answers = await Promise.all(seen)
    const accepted = answers.filter((answer) => answer.status !== 503 && answer.status !== 0)
    const refused = answers.filter((answer) => answer.status === 503).length
    const reset = answers.filter((answer) => answer.status === 0).length
    const p99 = percentile(
      accepted.map((answer) => answer.ms),
      0.99,
    )
    return [
      {
        promise: 'twice the load it can bear: accepted requests stay under 1 s (p99)',
        figure: `${milliseconds(p99)} at ${Math.round(2 * capacity)} requests/s; ${accepted.length} served, ${refused} sent away`,
        isKept: p99 < 1000 && accepted.length > 0,
      },
      {
        promise: 'twice the load it can bear: no connection is reset',
        figure: `${reset} reset`,
        isKept: reset === 0,
      },
    ]
  } finally {
    agent.destroy()
    await instance.end('SIGKILL')
  }
}

async function measureCapacity(ask: () => Promise<Seen>): Promise<number> {
  const begun = performance.now()
  let count = 0
  const worker = async () => {
    while (performance.now() - begun < MEASURE_MS) {
      await ask()
      count += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  return count / ((performance.now() - begun) / 1000)
}

function get(port: number, path: string, agent: Agent): Promise<Seen> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - begun })
    const asked = request({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode ?? 0))
      response.on('error', () => done(0))
    })
    asked.on('error', () => done(0))
    asked.end()
  })
}
