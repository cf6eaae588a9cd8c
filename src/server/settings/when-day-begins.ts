import type { DiaryDay } from './diary-day.ts'

/** What pages say of today is right within a second; looking costs next to nothing. */
const LOOK_EVERY_MS = 1000

/** Calls back when another day begins in the diary's time zone, until stopped. Keeps no process alive. */
export function whenDayBegins({ today }: Pick<DiaryDay, 'today'>, callBack: () => void) {
  let last: string | null = null
  const look = async () => {
    const now = await today()
    if (last !== null && now !== last) callBack()
    last = now
  }
  // Without its settings the diary does not know the day; it looks again.
  const lookOrWait = () => void look().catch(() => {})
  lookOrWait()
  const timer = setInterval(lookOrWait, LOOK_EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
