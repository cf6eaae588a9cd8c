import { and, eq } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { comments } from './comments.table.ts'

const PORTION = 200

type NewRow = typeof comments.$inferInsert
export interface KeyedRow {
  key: string
  parentKey: string | null
  row: Omit<NewRow, 'postId' | 'parentId' | 'replyToId'>
}

/** Where a comment hangs: on the first level above it, as an answer to its parent. */
interface Place {
  id: number
  rootId: number
}

export function createImportingRepository(db: Db) {
  const isImported = (postId: number) =>
    and(eq(comments.postId, postId), eq(comments.imported, true))

  /** Parents are there before what answers them. */
  async function insertAll(tx: Db, postId: number, rows: KeyedRow[]) {
    const places = new Map<string, Place>()
    for (let at = 0; at < rows.length; ) {
      const portion: KeyedRow[] = []
      for (; at < rows.length && portion.length < PORTION; at += 1) {
        const next = rows[at]!
        if (portion.some(({ key }) => key === next.parentKey)) break
        portion.push(next)
      }
      const above = ({ parentKey }: KeyedRow) =>
        parentKey === null ? undefined : places.get(parentKey)
      const stored = await tx
        .insert(comments)
        .values(
          portion.map((one) => ({
            ...{ ...one.row, postId, imported: true },
            parentId: above(one)?.rootId ?? null,
            replyToId: above(one)?.id ?? null,
          })),
        )
        .returning({ id: comments.id, parentId: comments.parentId })
      stored.forEach(({ id, parentId }, n) => {
        places.set(portion[n]!.key, { id, rootId: parentId ?? id })
      })
    }
  }

  return {
    /** All comments of a post or none; nothing when it has some already. */
    bringIn: (postId: number, rows: KeyedRow[]): Promise<void> =>
      db.transaction(async (tx) => {
        if ((await tx.$count(comments, isImported(postId))) > 0) return
        await insertAll(tx, postId, rows)
      }),

    countOwn: (postId: number): Promise<number> =>
      db.$count(comments, and(eq(comments.postId, postId), eq(comments.imported, false))),
  }
}

export type ImportingRepository = ReturnType<typeof createImportingRepository>
