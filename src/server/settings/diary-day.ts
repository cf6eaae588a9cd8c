import { dayInZone } from '#shared/days.ts'
import type { Clock } from '../platform/process/clock.ts'

export type DayOf = (instant: Date) => string

/** The server's zone is used until the owner's first sign-in sends a better one. */
const serverTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

export function createDiaryDay(
  settings: { get(): Promise<{ timeZone: string | null }> },
  clock: Clock,
) {
  const zone = async () => (await settings.get()).timeZone ?? serverTimeZone
  return {
    zone,
    async dayWriter(): Promise<DayOf> {
      const name = await zone()
      return (instant) => dayInZone(name, instant)
    },
    today: async () => dayInZone(await zone(), clock.now()),
  }
}

export type DiaryDay = ReturnType<typeof createDiaryDay>

/** A check costs next to nothing, and pages show the new day within a second. */
const CHECK_EVERY_MS = 1000

/** The timer does not keep the process alive. */
export function watchDayChange({ today }: Pick<DiaryDay, 'today'>, callBack: () => void) {
  let last: string | null = null
  const check = async () => {
    const now = await today()
    if (last !== null && now !== last) callBack()
    last = now
  }
  // While the settings cannot be read the day is unknown, and the next check tries again.
  const checkOrWait = () => void check().catch(() => {})
  checkOrWait()
  const timer = setInterval(checkOrWait, CHECK_EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
