import { type DiaryProcess, signIn, startDiaryProcess } from '../processes/diary-process.ts'
import { atMost, median, type Row, say } from '../processes/figures.ts'
import type { Stores } from '../processes/stores.ts'
import { inTurn } from '../processes/turns.ts'
import { countYears, YEARS } from '../processes/visited-years.ts'
import { cpuOfAnswer } from './load.ts'
import { WARM_UP_TURNS, waitUntilStable } from './serving.ts'

const BUDGET = { counting: 1.03, bytesAYear: 5 * 1024 * 1024, screenMs: 200 }
const TURNS = 15
const TURN_MS = 800
const CONNECTIONS = 8
const LOOKS = 9

/** Without the headers of a browser, a visit is not counted. */
const reader = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  accept: 'text/html,application/xhtml+xml',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'cross-site',
  referer: 'https://www.google.com/',
}

export async function measureStatistics(stores: Stores): Promise<Row[]> {
  const place = stores.embedded()
  // The first start creates the store with its demo content.
  const first = await startDiaryProcess(place)
  const counting = await countingCost(first)
  await first.end()
  const { bytesAYear } = await countYears(place)
  const diary = await startDiaryProcess(place)
  const screenMs = await timeScreen(diary.url)
  await diary.end()
  return [
    atMost('CPU of a cached page, counted, beside not', BUDGET.counting, counting, say.exactTimes),
    atMost('totals of a year of a million views a day', BUDGET.bytesAYear, bytesAYear, say.kb),
    atMost(`statistics of 365 days, of ${YEARS} years`, BUDGET.screenMs, screenMs, say.ms),
  ]
}

/**
 * Counting is switched on and off in one process, because two processes differ by more than its
 * cost.
 */
async function countingCost({ url, pid, port }: DiaryProcess): Promise<number> {
  const headers = await signIn(url)
  const turn = async (analytics: boolean) => {
    const { features } = (await (await fetch(`${url}/api/settings`)).json()) as { features: object }
    const body = JSON.stringify({ features: { ...features, analytics } })
    await fetch(`${url}/api/admin/settings`, { method: 'PUT', headers, body })
    await waitUntilStable(`${url}/`)
    return cpuOfAnswer({ pid, port, path: '/', headers: reader }, TURN_MS, {
      connections: CONNECTIONS,
    })
  }
  const ratios = await inTurn(WARM_UP_TURNS + TURNS, async (at) => {
    // The order alternates, so that a slowdown affects both.
    const isOnFirst = at % 2 === 0
    const one = await turn(isOnFirst)
    const other = await turn(!isOnFirst)
    return isOnFirst ? one / other : other / one
  })
  return median(ratios.slice(WARM_UP_TURNS))
}

async function timeScreen(url: string): Promise<number> {
  const headers = await signIn(url)
  const times = await inTurn(LOOKS, async () => {
    const startedAt = performance.now()
    const answer = await fetch(`${url}/api/admin/statistics?days=365`, { headers })
    await answer.text()
    if (!answer.ok) throw new Error(`no statistics: ${answer.status}`)
    return performance.now() - startedAt
  })
  return median(times)
}
