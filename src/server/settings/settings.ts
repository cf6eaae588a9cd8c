import {
  type Categories,
  type CategoryKind,
  type OwnCategory,
  readCategories,
} from '#shared/categories.ts'
import type { SettingsChange } from '#shared/contract/settings.admin.ts'
import type { Settings as SettingsAnswer } from '#shared/contract/settings.ts'
import { defaultBlogProfile } from '#shared/default-blog-profile.ts'
import type { Platform } from '../platform/platform.ts'
import { createDiaryDay, watchDayChange } from './diary-day.ts'
import { createDiaryLanguage } from './diary-language.ts'
import {
  createSettingsRepository,
  findUnusableSettings,
  type SettingsRow,
} from './settings.repository.ts'

export function createSettings(platform: Platform) {
  const service = createSettingsService(platform)
  const day = createDiaryDay(service, platform.clock)
  const language = createDiaryLanguage(service, platform)
  let dayWatch: { stop(): void } | undefined

  return {
    ...service,
    day,
    language,
    /** Reads the settings that a backup brings, before they become the diary's. */
    findUnusable: findUnusableSettings,

    async start() {
      // The first read inserts the row: here, so that no visit ever needs to write.
      await service.get()
      // Pages show the dog's age and the year: both change with the day.
      dayWatch = watchDayChange(day, () => {
        platform.cache.purge('additive')
        platform.packCache.purge('additive')
      })
    },
    async afterRestore() {
      await service.get()
    },
    async close() {
      dayWatch?.stop()
    },
  }
}

export type Settings = ReturnType<typeof createSettings>

function createSettingsService({ config, db, changes }: Platform) {
  const defaults = {
    ...defaultBlogProfile,
    ownerEmail: config.admin?.email ?? '',
    language: config.language,
  }
  const rows = createSettingsRepository(db, defaults)
  /** Every page needs the row, so it is cached until a change. */
  const { get, forget } = changes.memoize((): Promise<SettingsRow> => rows.get())

  return {
    get,
    forget,
    /** Only reads, for a diary that may not be written to yet. */
    findLanguage: async () => (await rows.find())?.language ?? config.language,
    /** Bypasses the cache, because another process may have changed the zone. */
    readZone: async () => (await rows.get()).timeZone,
    async categories(kind: CategoryKind): Promise<Categories> {
      return readCategories(kind, (await get()).categories)
    },
    async setCategories(kind: CategoryKind, list: OwnCategory[]) {
      await rows.setCategories(kind, list)
      forget()
    },
    async setCommentDays(commentsCloseAfterDays: number | null) {
      await rows.update({ commentsCloseAfterDays })
      forget()
    },
    async update(change: SettingsChange): Promise<SettingsRow> {
      const row = await rows.update(change)
      forget()
      return row
    },
  }
}

/** Only an admin gets the owner's address: visitors get an empty string in its place. */
export const presentSettings = (
  row: SettingsRow,
  { isForAdmin, today }: { isForAdmin: boolean; today: string },
): SettingsAnswer => ({
  id: row.id,
  blogName: row.blogName,
  blogDescription: row.blogDescription,
  ownerName: row.ownerName,
  ownerEmail: isForAdmin ? row.ownerEmail : '',
  ownerBio: row.ownerBio,
  socialLinks: row.socialLinks,
  features: row.features,
  theme: row.theme,
  primaryColor: row.primaryColor,
  accentColor: row.accentColor,
  fontFamily: row.fontFamily,
  logoUrl: row.logoUrl,
  categories: row.categories,
  language: row.language,
  timeZone: row.timeZone,
  today,
  welcome: row.welcome,
  updatedAt: row.updatedAt.toISOString(),
})
