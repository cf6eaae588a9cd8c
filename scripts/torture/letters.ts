import { type DiaryProcess, signIn, startDiaryProcess } from '../processes/diary-process.ts'
import { atMost, type Row, say } from '../processes/figures.ts'
import { addReaders, HIGHEST_PACE, openLetterBox, sendLetter } from '../processes/letter-box.ts'
import type { Stores } from '../processes/stores.ts'
import { waitFor } from '../processes/turns.ts'

/** This many mails may be on their way when the process is killed. */
const CONNECTIONS = 5
const PATIENCE_MS = 10 * 60_000

/** Kills the process repeatedly while a letter is sent, and counts the mails of each recipient. */
export async function killUnderLetters(
  stores: Stores,
  readers: number,
  kills: number,
): Promise<Row[]> {
  const box = await openLetterBox()
  const env = { ...stores.embedded(), ...box.env, ...HIGHEST_PACE, SEED: 'none' }
  await addReaders(env, readers)
  let diary = await startDiaryProcess(env)
  const headers = await signIn(diary.url)
  await sendLetter(diary.url, headers)
  let unbalanced = 0
  for (let kill = 1; kill <= kills; kill += 1) {
    const goal = (readers * kill) / (kills + 1)
    await waitFor(async () => box.count() >= goal, PATIENCE_MS)
    await diary.end('SIGKILL')
    diary = await startDiaryProcess(env)
    const { recipients, ...parts } = (await letterOf(diary, headers)).figures
    const sum = Object.values(parts).reduce((all, part) => all + part, 0)
    if (sum !== recipients || recipients !== readers) unbalanced += 1
  }
  const isSent = async () => (await letterOf(diary, headers)).state === 'sent'
  await waitFor(isSent, PATIENCE_MS)
  const { sent } = (await letterOf(diary, headers)).figures
  await diary.end()

  const without = readers - box.ids.size
  const twice = [...box.ids.values()].filter((ids) => ids.length > 1)
  const others = twice.filter((ids) => new Set(ids).size > 1).length
  const most = kills * CONNECTIONS
  return [
    {
      what: `${kills} kills under a letter to ${readers}: nobody goes without`,
      figure: `${without} without, ${sent} sent`,
      isWithin: without === 0 && sent === readers,
    },
    {
      what: `… at most ${CONNECTIONS} get it twice per kill, with one Message-ID`,
      figure: `${twice.length} of at most ${most} twice, ${others} with another Message-ID`,
      isWithin: box.count() - readers <= most && others === 0,
    },
    atMost('… and kills after which its sums do not balance', 0, unbalanced, say.count),
  ]
}

type Figures = Record<'recipients' | 'sent' | 'failed' | 'skipped' | 'waiting', number>

async function letterOf({ url }: DiaryProcess, headers: Record<string, string>) {
  const answer = await fetch(`${url}/api/admin/letters`, { headers })
  const [letter] = (await answer.json()) as { state: string; figures: Figures }[]
  if (!letter) throw new Error('the letter is lost')
  return letter
}
