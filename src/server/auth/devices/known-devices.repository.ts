import { eq, lte } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { users } from '../accounts/users.table.ts'
import { knownDevices } from './known-devices.table.ts'

export type KnownDevicesRepository = ReturnType<typeof createKnownDevicesRepository>

export function createKnownDevicesRepository(db: Db) {
  return {
    /** The accounts this device has signed in to. */
    async listUsernames(secretHash: string): Promise<string[]> {
      const rows = await db
        .select({ username: users.username })
        .from(knownDevices)
        .innerJoin(users, eq(users.id, knownDevices.userId))
        .where(eq(knownDevices.secretHash, secretHash))
      return rows.map(({ username }) => username)
    },
    async remember(secretHash: string, userId: number, lastSignInAt: Date) {
      await db
        .insert(knownDevices)
        .values({ secretHash, userId, lastSignInAt })
        .onConflictDoUpdate({
          target: [knownDevices.secretHash, knownDevices.userId],
          set: { lastSignInAt },
        })
    },
    async removeUnused(since: Date) {
      await db.delete(knownDevices).where(lte(knownDevices.lastSignInAt, since))
    },
  }
}
