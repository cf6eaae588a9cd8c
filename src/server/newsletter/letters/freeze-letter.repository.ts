import { randomUUID } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { deliveries, letters } from './letters.table.ts'

/** Somebody who agreed to get letters. */
export interface ConfirmedReader {
  id: number
  name: string
  email: string
}

/** In portions, read inside of the transaction that freezes a letter. */
export type ListReaders = (db: Db) => AsyncIterable<ConfirmedReader[]>

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
    for await (const readers of listReaders(freezing)) {
      await freezing.insert(deliveries).values(
        readers.map(({ id: subscriberId, name, email }) => ({
          ...{ letterId: id, subscriberId, name, email, dueAt: now },
          messageId: `<${randomUUID()}@${domain}>`,
        })),
      )
      recipients += readers.length
    }
    await freezing.update(letters).set({ recipients }).where(eq(letters.id, id))
    return true
  })
