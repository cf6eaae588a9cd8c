import { defaultProfile } from '#shared/dog/default-profile.ts'
import type { Platform } from '../platform/platform.ts'
import { createDiaryDay } from './diary-day.ts'
import { createSettingsRepository } from './settings.repository.ts'
import { createSettingsService } from './settings.service.ts'

/** What the owner chose for the whole diary, and the calendar that follows from it. */
export function createSettings({ config, db, changes, clock }: Platform) {
  const defaults = { ...defaultProfile, ownerEmail: config.admin?.email ?? '' }
  const settings = createSettingsService(createSettingsRepository(db, defaults), changes)
  return { settings, diaryDay: createDiaryDay(settings, clock) }
}

export type Settings = ReturnType<typeof createSettings>
