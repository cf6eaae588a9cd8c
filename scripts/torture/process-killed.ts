import { type DiaryProcess, signIn, startDiaryProcess } from '../processes/diary-process.ts'
import { median, type Row, say } from '../processes/figures.ts'
import { writePost } from '../processes/requests.ts'
import { work } from '../processes/turns.ts'

const WRITERS = 3

export async function killUnderWrites(
  store: string,
  env: Record<string, string>,
  cycles: number,
): Promise<Row[]> {
  const acknowledged = new Set<string>()
  const readyTimes: number[] = []
  let lost = 0
  let headers: Record<string, string> | null = null
  for (let cycle = 0; cycle <= cycles; cycle++) {
    const diary = await startDiaryProcess({ ...env, SEED: 'none' })
    if (cycle > 0) readyTimes.push(diary.readyMs)
    // The session itself must survive the kill.
    headers ??= await signIn(diary.url)
    const found = await titlesOf(diary.url)
    lost = [...acknowledged].filter((title) => !found.has(title)).length
    if (lost === 0 && cycle < cycles) await writeUntilKilled(diary, headers, cycle, acknowledged)
    await diary.end('SIGKILL')
    if (lost > 0) break
  }
  return [
    {
      what: `${cycles} kills under writes, ${store} store: no acknowledged write is lost`,
      figure: `${lost} of ${acknowledged.size} lost in ${readyTimes.length} kills`,
      isWithin: lost === 0 && acknowledged.size > cycles && readyTimes.length === cycles,
    },
    {
      what: `ready again after a kill, ${store} store: within 10 s`,
      figure: `worst ${say.ms(Math.max(...readyTimes))}, median ${say.ms(median(readyTimes))}`,
      isWithin: Math.max(...readyTimes) < 10_000,
    },
  ]
}

async function titlesOf(url: string): Promise<Set<string>> {
  const posts = (await (await fetch(`${url}/api/posts`)).json()) as { title: string }[]
  return new Set(posts.map((post) => post.title))
}

async function writeUntilKilled(
  diary: DiaryProcess,
  headers: Record<string, string>,
  cycle: number,
  acknowledged: Set<string>,
) {
  const killAfter = 2 + ((cycle * 7) % 13)
  let written = 0
  let isOver = false
  const write = async (number: number) => {
    const title = `Cycle ${cycle} number ${number}`
    const answer = await writePost(diary.url, headers, title).catch(() => null)
    isOver ||= !answer?.ok
    if (!answer?.ok) return
    acknowledged.add(title)
    written += 1
    if (written === killAfter) diary.child.kill('SIGKILL')
  }
  await work(WRITERS, () => isOver, write)
}
