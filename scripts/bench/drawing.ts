import { startDiaryProcess } from '../processes/diary-process.ts'
import { atMost, median, type Row, say } from '../processes/figures.ts'
import type { Stores } from '../processes/stores.ts'
import { inTurn } from '../processes/turns.ts'
import { answeringCpuMs } from '../processes/usage.ts'
import { cpuOfAnswer } from './load.ts'

const BUDGET = { cpuMs: 10, growth: 3 }
const SIZES = { small: 100, large: 10_000 }
const TURNS = 7
const TURN_MS = 1000
const WARM_UP_MS = 4000

/**
 * Measures pages that no cache contains, as on the first visit after a write, with few and with
 * many posts.
 */
export async function measureDrawing(stores: Stores): Promise<Row[]> {
  const script = 'scripts/bench/servers/uncached-diary.ts'
  const open = (posts: number) =>
    startDiaryProcess({ ...stores.embedded(), POSTS: String(posts) }, { script })
  const small = await open(SIZES.small)
  const large = await open(SIZES.large)
  const rows: Row[] = []
  for (const path of ['/', '/blog', '/blog/post-7', '/gallery']) {
    for (const diary of [small, large]) await cpuOfAnswer({ ...diary, path }, WARM_UP_MS)
    const turns = await inTurn(TURNS, async () => {
      const cost = await cpuOfAnswer({ ...small, path }, TURN_MS, { spent: answeringCpuMs })
      const whole = await cpuOfAnswer({ ...small, path }, TURN_MS)
      return { cost, whole, ratio: (await cpuOfAnswer({ ...large, path }, TURN_MS)) / whole }
    })
    const cost = median(turns.map((turn) => turn.cost))
    const whole = median(turns.map((turn) => turn.whole))
    const growth = median(turns.map((turn) => turn.ratio))
    rows.push(
      atMost(`CPU of a page drawn anew, answering thread: ${path}`, BUDGET.cpuMs, cost, say.ms),
      { what: '… with the store', figure: say.ms(whole), isWithin: null },
      atMost(`… with 10,000 posts, for that with 100: ${path}`, BUDGET.growth, growth, say.times),
    )
  }
  for (const diary of [small, large]) await diary.end('SIGKILL')
  return rows
}
