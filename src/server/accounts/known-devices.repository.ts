import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import type { PersonKey } from '#server/platform/security/visitor.ts'
import { knownDevices } from './known-devices.table.ts'
import { users } from './users.table.ts'

export type KnownDevicesRepository = ReturnType<typeof createKnownDevicesRepository>

const ownerColumn = ({ kind }: PersonKey) => (kind === 'user' ? 'userId' : 'identityId')

export function createKnownDevicesRepository(db: Db) {
  return {
    /** The password accounts this device has signed in to. */
    async listUsernames(secretHash: string): Promise<string[]> {
      const rows = await db
        .select({ username: users.username })
        .from(knownDevices)
        .innerJoin(users, eq(users.id, knownDevices.userId))
        .where(eq(knownDevices.secretHash, secretHash))
      return rows.map(({ username }) => username)
    },
    /** Whether it has signed in: to this account, or to any. */
    async isKnown(secretHash: string, person?: PersonKey): Promise<boolean> {
      const [row] = await db
        .select({ id: knownDevices.id })
        .from(knownDevices)
        .where(
          and(
            eq(knownDevices.secretHash, secretHash),
            person && eq(knownDevices[ownerColumn(person)], person.id),
          ),
        )
        .limit(1)
      return row !== undefined
    },
    async remember(secretHash: string, person: PersonKey, lastSignInAt: Date) {
      const column = ownerColumn(person)
      await db
        .insert(knownDevices)
        .values({ secretHash, [column]: person.id, lastSignInAt })
        .onConflictDoUpdate({
          target: [knownDevices.secretHash, knownDevices[column]],
          set: { lastSignInAt },
        })
    },
    async removeUnused(since: Date) {
      await db.delete(knownDevices).where(lte(knownDevices.lastSignInAt, since))
    },
  }
}
