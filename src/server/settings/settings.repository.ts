import { sql } from 'drizzle-orm'
import type { CategoryKind, OwnCategory } from '#shared/categories.ts'
import type { Db } from '../platform/database/database.ts'
import { settings } from './settings.table.ts'

export type SettingsRow = typeof settings.$inferSelect
export type NewSettingsRow = typeof settings.$inferInsert

/** One row, made from the defaults when first asked for. */
export function createSettingsRepository(db: Db, defaults: NewSettingsRow) {
  const find = async (): Promise<SettingsRow | null> => {
    const [row] = await db.select().from(settings).limit(1)
    return row ?? null
  }
  return {
    find,
    async get(): Promise<SettingsRow> {
      const row = await find()
      if (row) return row
      await db.insert(settings).values(defaults).onConflictDoNothing()
      const [made] = await db.select().from(settings).limit(1)
      return made!
    },
    async update(change: Partial<NewSettingsRow>): Promise<SettingsRow> {
      await this.get()
      const [row] = await db
        .update(settings)
        .set({ ...change, updatedAt: sql`now()` })
        .returning()
      return row!
    },
    /** One list alone: the other one may be saved at the same time. */
    async setCategories(kind: CategoryKind, list: OwnCategory[]) {
      const changed = sql`jsonb_set(${settings.categories}, array[${kind}], ${JSON.stringify(list)}::jsonb)`
      await db.update(settings).set({ categories: changed, updatedAt: sql`now()` })
    },
  }
}

export type SettingsRepository = ReturnType<typeof createSettingsRepository>
