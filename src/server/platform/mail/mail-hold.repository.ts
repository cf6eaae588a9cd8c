import type { Db } from '../database/database.ts'
import { mailHold } from './mail-queue.table.ts'

/** The hold is read each time, because another process may have changed it. */
export function createMailHold(db: Db) {
  const set = async (isHeld: boolean) => {
    await db
      .insert(mailHold)
      .values({ id: 1, isHeld })
      .onConflictDoUpdate({ target: mailHold.id, set: { isHeld } })
  }
  return {
    async isHeld(): Promise<boolean> {
      const [row] = await db.select({ isHeld: mailHold.isHeld }).from(mailHold)
      return row?.isHeld ?? false
    },
    hold: () => set(true),
    holdIn: (tx: Db): Promise<void> => createMailHold(tx).hold(),
    release: () => set(false),
  }
}

export type MailHold = ReturnType<typeof createMailHold>
