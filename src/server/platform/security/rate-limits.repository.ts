import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { storedSecrets } from './stored-secrets.table.ts'

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
    async keepSecret(): Promise<string> {
      const known = await findSecret()
      if (known) return known
      const secret = randomBytes(32).toString('base64url')
      await db.insert(storedSecrets).values({ name: NAME, secret }).onConflictDoNothing()
      return (await findSecret()) ?? secret
    },
  }
}
