import { dayIn } from '#shared/time-zone.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { SettingsService } from './settings.service.ts'

/** The calendar day of an instant. */
export type DayOf = (instant: Date) => string

/** Until the owner has signed in once, nobody knows better. */
export const serverTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Days as the owner's calendar has them. */
export function createDiaryDay(settings: SettingsService, clock: Clock) {
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
