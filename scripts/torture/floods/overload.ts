import { Agent } from 'node:http'
import { startDiaryProcess } from '../../processes/diary-process.ts'
import { atMost, percentile, type Row, say } from '../../processes/figures.ts'
import { ask } from '../../processes/requests.ts'
import type { Stores } from '../../processes/stores.ts'
import { inTurn, work } from '../../processes/turns.ts'
import { atPace } from './at-pace.ts'

const MEASURE_MS = 4000
const PRESS_MS = 10_000
const WORKERS = 16

/** Requests uncached pages at the full rate of the server, then at twice that rate. */
export async function pressTwiceAsHard(stores: Stores): Promise<Row[]> {
  const diary = await startDiaryProcess({ ...(await stores.server()), SEED: 'none' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 })
  let number = 0
  const askNew = () => ask(diary.port, `/blog/not-written-${number++}`, { agent })
  await inTurn(50, askNew)
  const startedAt = performance.now()
  const elapsed = () => performance.now() - startedAt
  const perMs = (await work(WORKERS, () => elapsed() >= MEASURE_MS, askNew)) / elapsed()
  const answers = await atPace(Math.round(2 * perMs * PRESS_MS), PRESS_MS, askNew)
  agent.destroy()
  await diary.end('SIGKILL')

  const refused = answers.filter(({ status }) => status === 503).length
  const reset = answers.filter(({ status }) => !status).length
  const accepted = answers.filter(({ status }) => status && status !== 503).map(({ ms }) => ms)
  const p99 = percentile(accepted, 0.99)
  return [
    {
      what: 'twice the load it can bear: accepted requests stay under 1 s (p99)',
      figure: `${say.ms(p99)} at ${Math.round(2000 * perMs)} requests/s; ${accepted.length} served, ${refused} sent away`,
      isWithin: p99 < 1000 && accepted.length > 0,
    },
    atMost('twice the load it can bear: connections that are reset', 0, reset, say.count),
  ]
}
