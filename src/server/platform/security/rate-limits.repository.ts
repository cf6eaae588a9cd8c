import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { rateLimits, storedSecrets } from './rate-limits.table.ts'

const NAME = 'rate-limits'

export function createRateLimitsRepository(db: Db) {
  async function findSecret(): Promise<string | null> {
    const [row] = await db
      .select({ secret: storedSecrets.secret })
      .from(storedSecrets)
      .where(eq(storedSecrets.name, NAME))
    return row?.secret ?? null
  }

  return {
    /** Made by whichever process asks first. */
    async ensureSecret(): Promise<string> {
      const known = await findSecret()
      if (known) return known
      const secret = randomBytes(32).toString('base64url')
      await db.insert(storedSecrets).values({ name: NAME, secret }).onConflictDoNothing()
      return (await findSecret()) ?? secret
    },

    /** Only if it still expires later than that: another request may have begun it anew. */
    async removeExpiringAfter(key: string, expire: number): Promise<void> {
      await db.delete(rateLimits).where(and(eq(rateLimits.key, key), gt(rateLimits.expire, expire)))
    },
  }
}
