import {
  type Categories,
  type CategoryKind,
  type OwnCategory,
  readCategories,
} from '#shared/categories/own-categories.ts'
import type { SettingsChange } from '#shared/contract/settings.ts'
import type { SettingsRepository, SettingsRow } from './settings.repository.ts'

export function createSettingsService(settings: SettingsRepository) {
  /** Every page needs the row, so it is read once per change. */
  let current: Promise<SettingsRow> | null = null

  return {
    get(): Promise<SettingsRow> {
      if (!current) {
        const reading = settings.get()
        current = reading
        reading.catch(() => {
          if (current === reading) current = null
        })
      }
      return current
    },
    /** Past what is remembered here: another process may have changed it. */
    readZone: async () => (await settings.get()).timeZone,
    forget() {
      current = null
    },
    async categories(kind: CategoryKind): Promise<Categories> {
      return readCategories(kind, (await this.get()).categories)
    },
    async setCategories(kind: CategoryKind, list: OwnCategory[]) {
      await settings.setCategories(kind, list)
      current = null
    },
    async markSamplesRemoved(samplesRemovedAt: Date) {
      await settings.update({ samplesRemovedAt })
      current = null
    },
    /** How many days a post takes comments; null for always. */
    async setCommentDays(commentsCloseAfterDays: number | null) {
      await settings.update({ commentsCloseAfterDays })
      current = null
    },
    async update(change: SettingsChange) {
      const row = await settings.update(change)
      current = null
      return row
    },
  }
}

export type SettingsService = ReturnType<typeof createSettingsService>
