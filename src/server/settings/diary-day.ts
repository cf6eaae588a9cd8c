import { dayIn } from '#shared/days.ts'
import type { Clock } from '../platform/process/clock.ts'

/** The calendar day of an instant. */
export type DayOf = (instant: Date) => string

/** Used until the owner has signed in once: nothing better is known. */
const serverTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Days as the owner's calendar has them. */
export function createDiaryDay(
  settings: { get(): Promise<{ timeZone: string | null }> },
  clock: Clock,
) {
  const zone = async () => (await settings.get()).timeZone ?? serverTimeZone
  return {
    zone,
    /** For many instants at once. */
    async dayWriter(): Promise<DayOf> {
      const name = await zone()
      return (instant) => dayIn(name, instant)
    },
    today: async () => dayIn(await zone(), clock.now()),
  }
}

export type DiaryDay = ReturnType<typeof createDiaryDay>

/** What pages say of today is right within a second; each check costs next to nothing. */
const CHECK_EVERY_MS = 1000

/** Calls back when another day begins in the diary's time zone, until stopped. Keeps no process alive. */
export function whenDayBegins({ today }: Pick<DiaryDay, 'today'>, callBack: () => void) {
  let last: string | null = null
  const check = async () => {
    const now = await today()
    if (last !== null && now !== last) callBack()
    last = now
  }
  // While the settings cannot be read the day is not known; the next check asks again.
  const checkOrWait = () => void check().catch(() => {})
  checkOrWait()
  const timer = setInterval(checkOrWait, CHECK_EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
