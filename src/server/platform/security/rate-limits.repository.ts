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
    async ensureSecret(): Promise<string> {
      const known = await findSecret()
      if (known) return known
      const secret = randomBytes(32).toString('base64url')
      await db.insert(storedSecrets).values({ name: NAME, secret }).onConflictDoNothing()
      return (await findSecret()) ?? secret
    },

    /** Checks the expiry again, because another request may have restarted the count. */
    async removeExpiringAfter(key: string, expire: number): Promise<void> {
      await db.delete(rateLimits).where(and(eq(rateLimits.key, key), gt(rateLimits.expire, expire)))
    },
  }
}
