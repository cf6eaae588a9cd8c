import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { signIn, startDiaryProcess } from '../processes/diary-process.ts'
import type { Row } from '../processes/figures.ts'
import { ask, writePost } from '../processes/requests.ts'
import type { Stores } from '../processes/stores.ts'

export async function moveTheClock(stores: Stores): Promise<Row[]> {
  const nodeArguments = ['--import', join(import.meta.dirname, '../processes/clock-jump.ts')]
  const diary = await startDiaryProcess(stores.embedded(), { nodeArguments })
  const headers = await signIn(diary.url)
  const figures: string[] = []
  let isWithin = true
  for (const title of ['Ten years on', 'Ten years back']) {
    diary.child.kill('SIGUSR2')
    await setTimeout(200)
    const read = await ask(diary.port, '/')
    const written = await writePost(diary.url, headers, title)
    // The session may have expired by then; only a server error is a failure.
    isWithin &&= read.status === 200 && [200, 201, 401].includes(written.status)
    figures.push(`page ${read.status}, write ${written.status}`)
  }
  isWithin &&= (await ask(diary.port, '/readyz')).status === 200
  await diary.end('SIGKILL')
  return [
    { what: 'the clock jumps by ten years: it goes on', figure: figures.join('; '), isWithin },
  ]
}
