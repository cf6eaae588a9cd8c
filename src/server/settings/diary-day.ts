import { dayIn } from '#shared/time-zone.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { SettingsService } from './settings.service.ts'

/** Days as the owner's calendar has them. */
export function createDiaryDay(settings: SettingsService, clock: Clock) {
  const zone = async () => (await settings.get()).timeZone ?? serverTimeZone()
  return {
    zone,
    dayOf: async (instant: Date) => dayIn(await zone(), instant),
    today: async () => dayIn(await zone(), clock.now()),
  }
}

/** Until the owner has signed in once, nobody knows better. */
export const serverTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export type DiaryDay = ReturnType<typeof createDiaryDay>
