import { eq, lt } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { commentKeys, commentSalts, commentUsedTokens } from './comments.table.ts'

/** Made by whichever process needs one first, and the same for all of them. */
export function createKeysRepository(db: Db) {
  async function findSalt(day: string): Promise<string | null> {
    const [row] = await db.select().from(commentSalts).where(eq(commentSalts.day, day))
    return row?.salt ?? null
  }

  return {
    findSalt,

    async keepSalt(day: string, made: string): Promise<string> {
      const known = await findSalt(day)
      if (known) return known
      await db.insert(commentSalts).values({ day, salt: made }).onConflictDoNothing()
      return (await findSalt(day)) ?? made
    },

    async removeSalts(before: string): Promise<void> {
      await db.delete(commentSalts).where(lt(commentSalts.day, before))
    },

    /** False when it was used before, in whichever process. */
    async spendToken(proof: string, usedAt: Date): Promise<boolean> {
      const used = await db
        .insert(commentUsedTokens)
        .values({ proof, usedAt })
        .onConflictDoNothing()
        .returning()
      return used.length > 0
    },

    isTokenUsed: async (proof: string): Promise<boolean> =>
      (await db.$count(commentUsedTokens, eq(commentUsedTokens.proof, proof))) > 0,

    async removeUsedTokens(before: Date): Promise<void> {
      await db.delete(commentUsedTokens).where(lt(commentUsedTokens.usedAt, before))
    },

    async keepKey(made: string): Promise<string> {
      const [known] = await db.select().from(commentKeys)
      if (known) return known.key
      await db.insert(commentKeys).values({ id: 1, key: made }).onConflictDoNothing()
      const [row] = await db.select().from(commentKeys)
      return row?.key ?? made
    },
  }
}

export type KeysRepository = ReturnType<typeof createKeysRepository>
