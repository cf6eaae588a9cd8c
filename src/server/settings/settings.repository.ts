import { sql } from 'drizzle-orm'
import { type CategoryKind, emptyOwnCategories, type OwnCategory } from '#shared/categories.ts'
import type { Db } from '../platform/database/database.ts'
import { settings } from './settings.table.ts'
import { findUnusableColumns, replaceUnusableSettings } from './stored-settings.ts'

export type SettingsRow = typeof settings.$inferSelect
export type NewSettingsRow = typeof settings.$inferInsert

/** The table has one row, which the first read creates from the defaults. */
export function createSettingsRepository(db: Db, defaults: NewSettingsRow) {
  const find = async (): Promise<SettingsRow | null> => {
    const [row] = await db.select().from(settings).limit(1)
    return row ? replaceUnusableSettings(row) : null
  }
  return {
    find,
    async get(): Promise<SettingsRow> {
      const row = await find()
      if (row) return row
      await db.insert(settings).values(defaults).onConflictDoNothing()
      return (await find())!
    },
    async update(change: Partial<NewSettingsRow>): Promise<SettingsRow> {
      await this.get()
      const [row] = await db
        .update(settings)
        .set({ ...change, updatedAt: sql`now()` })
        .returning()
      return replaceUnusableSettings(row!)
    },
    /** Changes one list only, because the other one may be saved at the same time. */
    async setCategories(kind: CategoryKind, list: OwnCategory[]) {
      const { categories } = settings
      // `jsonb_set` needs an object, so an unreadable value is replaced by empty lists.
      const lists = sql`case when jsonb_typeof(${categories}) = 'object' then ${categories} else ${JSON.stringify(emptyOwnCategories)}::jsonb end`
      const changed = sql`jsonb_set(${lists}, array[${kind}], ${JSON.stringify(list)}::jsonb)`
      await db.update(settings).set({ categories: changed, updatedAt: sql`now()` })
    },
  }
}

export type SettingsRepository = ReturnType<typeof createSettingsRepository>

/** Runs in the transaction of a restore, on the row that is about to become the diary's. */
export async function findUnusableSettings(tx: Db): Promise<string[]> {
  const [row] = await tx.select().from(settings).limit(1)
  return row ? findUnusableColumns(row) : []
}
