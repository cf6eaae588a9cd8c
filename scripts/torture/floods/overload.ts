import { Agent } from 'node:http'
import { startDiaryProcess } from '../../processes/diary-process.ts'
import { type Asked, ask } from '../../processes/requests.ts'
import type { Stores } from '../../processes/stores.ts'
import { milliseconds, type Promised, percentile } from '../promise.ts'

const MEASURE_MS = 4000
const PRESS_MS = 10_000
const WORKERS = 16

/** Asks for pages that nobody has asked for before, first as fast as they come, then twice as fast. */
export async function pressTwiceAsHard(stores: Stores): Promise<Promised[]> {
  const diary = await startDiaryProcess({ ...(await stores.server()), SEED: 'none' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 })
  let number = 0
  const askNew = () => ask(diary.port, `/blog/not-written-${number++}`, agent)
  for (let warm = 0; warm < 50; warm++) await askNew()
  const capacity = await measureCapacity(askNew)
  const answers = await press(askNew, capacity * 2)
  agent.destroy()
  await diary.end('SIGKILL')

  const refused = answers.filter(({ status }) => status === 503).length
  const reset = answers.filter(({ status }) => !status).length
  const accepted = answers.filter(({ status }) => status && status !== 503).map(({ ms }) => ms)
  const p99 = percentile(accepted, 0.99)
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
}

/** Answers a second. */
async function measureCapacity(askNew: () => Promise<Asked>): Promise<number> {
  const begun = performance.now()
  let count = 0
  const worker = async () => {
    for (; performance.now() - begun < MEASURE_MS; count += 1) await askNew()
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  return count / ((performance.now() - begun) / 1000)
}

/** So many a second, whether earlier ones were answered or not. */
async function press(askNew: () => Promise<Asked>, perSecond: number): Promise<Asked[]> {
  const asked: Promise<Asked>[] = []
  const begun = performance.now()
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = Math.min(performance.now() - begun, PRESS_MS)
      while (asked.length < Math.floor((elapsed / 1000) * perSecond)) asked.push(askNew())
      if (elapsed < PRESS_MS) return
      clearInterval(timer)
      resolve()
    }, 5)
  })
  return Promise.all(asked)
}
