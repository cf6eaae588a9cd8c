import {
  type Categories,
  type CategoryKind,
  type OwnCategory,
  readCategories,
} from '#shared/categories/own-categories.ts'
import type { SettingsChange } from '#shared/contract/settings.ts'
import type { ChangeFeed } from '../platform/changes/change-feed.ts'
import type { SettingsRepository, SettingsRow } from './settings.repository.ts'

export function createSettingsService(
  settings: SettingsRepository,
  changes: Pick<ChangeFeed, 'readOnce'>,
) {
  /** Every page needs the row, so it is read once per change. */
  const { get, forget } = changes.readOnce((): Promise<SettingsRow> => settings.get())

  return {
    get,
    /** Past what is remembered here: another process may have changed it. */
    readZone: async () => (await settings.get()).timeZone,
    forget,
    async categories(kind: CategoryKind): Promise<Categories> {
      return readCategories(kind, (await this.get()).categories)
    },
    async setCategories(kind: CategoryKind, list: OwnCategory[]) {
      await settings.setCategories(kind, list)
      forget()
    },
    /** How many days a post takes comments; null for always. */
    async setCommentDays(commentsCloseAfterDays: number | null) {
      await settings.update({ commentsCloseAfterDays })
      forget()
    },
    async update(change: SettingsChange) {
      const row = await settings.update(change)
      forget()
      return row
    },
  }
}

export type SettingsService = ReturnType<typeof createSettingsService>
