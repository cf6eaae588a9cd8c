import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { comments } from './comments.table.ts'

const { createdAt, id, movedAt, senderKey, state } = comments
const PORTION = 500

/** Where others answered, an empty place is left to hang on. */
const empty = {
  ...({ state: 'gone', name: '', message: '', textKey: '', wantsReplies: false } as const),
  ...{ email: null, emailKey: null, senderKey: null, isOwner: false, reasons: [], learned: null },
}

/** What goes for good. */
export function createErasingRepository(db: Db) {
  const isAnswered = sql`exists (select 1 from ${comments} answer where answer.parent_id = ${id})`

  /** Whether visitors saw any of them. */
  const erase = (ids: number[]): Promise<boolean> =>
    db.transaction(async (tx) => {
      const found = await tx
        .select({ state })
        .from(comments)
        .where(inArray(id, ids))
        .orderBy(id)
        .for('update')
      await tx.delete(comments).where(and(inArray(id, ids), isNotNull(comments.parentId)))
      await tx.delete(comments).where(and(inArray(id, ids), sql`not ${isAnswered}`))
      await tx.update(comments).set(empty).where(inArray(id, ids))
      await tx.delete(comments).where(and(eq(state, 'gone'), sql`not ${isAnswered}`))
      return found.some((row) => row.state === 'approved')
    })

  return {
    erase,

    /** Spam and deleted ones that nobody took back; how many went. */
    async eraseOld(before: Date): Promise<number> {
      const old = await db
        .select({ id })
        .from(comments)
        .where(and(or(eq(state, 'spam'), eq(state, 'deleted')), lt(movedAt, before)))
        .orderBy(id)
        .limit(PORTION)
      if (old.length > 0) await erase(old.map((row) => row.id))
      return old.length
    },

    /** Without the salt of their day they are of no use. */
    async forgetSenders(before: Date): Promise<number> {
      const some = db
        .select({ id })
        .from(comments)
        .where(and(isNotNull(senderKey), lt(createdAt, before)))
        .limit(PORTION)
      const forgotten = await db
        .update(comments)
        .set({ senderKey: null })
        .where(inArray(id, some))
        .returning({ id })
      return forgotten.length
    },
  }
}

export type ErasingRepository = ReturnType<typeof createErasingRepository>
