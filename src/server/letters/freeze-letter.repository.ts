import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { and, eq, lte } from 'drizzle-orm'
import { letterLimits } from '#shared/limits.ts'
import type { Db } from '../platform/database/database.ts'
import { deliveries, letters } from './letters.table.ts'

/** Somebody who agreed to get letters. */
export interface ConfirmedReader {
  id: number
  name: string
  email: string
}

/** Reads inside of the transaction that freezes a letter. */
export type ListReaders = (
  db: Db,
  portion: { afterId: number; limit: number },
) => Promise<ConfirmedReader[]>

export interface Freezing {
  now: Date
  /** What is behind the @ of our Message-IDs. */
  domain: string
  content: Pick<typeof letters.$inferSelect, 'html' | 'text' | 'title' | 'coverImage'>
  listReaders: ListReaders
}

/**
 * Its words and all its recipients in one transaction: a process that is killed in the middle leaves
 * the letter as it was. False when it was taken back, or when another process is at it.
 */
export const freezeLetter = (
  db: Db,
  id: number,
  { now, domain, content, listReaders }: Freezing,
): Promise<boolean> =>
  db.transaction(async (freezing) => {
    const [leaving] = await freezing
      .update(letters)
      .set({ ...content, state: 'sending', leavesAt: null, startedAt: now })
      .where(and(eq(letters.id, id), eq(letters.state, 'leaving'), lte(letters.leavesAt, now)))
      .returning({ id: letters.id })
    if (!leaving) return false
    let recipients = 0
    for (let afterId = 0; ; ) {
      const readers = await listReaders(freezing, { afterId, limit: letterLimits.portion })
      if (readers.length === 0) break
      await freezing.insert(deliveries).values(
        readers.map(({ id: subscriberId, name, email }) => ({
          ...{ letterId: id, subscriberId, name, email, dueAt: now },
          messageId: `<${randomUUID()}@${domain}>`,
        })),
      )
      recipients += readers.length
      afterId = readers.at(-1)?.id ?? 0
      // The embedded store works in this thread: visitors are answered between the portions.
      await setImmediate()
    }
    await freezing.update(letters).set({ recipients }).where(eq(letters.id, id))
    return true
  })
