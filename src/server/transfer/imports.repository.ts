import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { importLimits } from '#shared/transfer.ts'
import type { Db } from '../platform/database/database.ts'
import { findFirstRow } from '../platform/database/first-row.ts'
import { createLeases } from '../platform/jobs/leases.repository.ts'
import { importedPictures, importedPosts, imports } from './imports.table.ts'

export type ImportRow = typeof imports.$inferSelect
export type NewImportRow = typeof imports.$inferInsert
export type ImportedPostRow = typeof importedPosts.$inferSelect
type ImportedPictureRow = typeof importedPictures.$inferSelect
/** Only rows of earlier versions have the state `paused`. */
type StoredState = ImportRow['state']

export interface ImportedFigures {
  made: number
  failed: number
  comments: number
  pictures: number
  missingPictures: number
}

const openStates: StoredState[] = ['receiving', 'looking', 'looked']
const workingStates: StoredState[] = ['looking', 'carrying', 'undoing']

export const MAX_FAILURES = 6
/**
 * A killed dry run may have brought down its process, so it counts as half of the allowed failures.
 */
const KILLED_DRY_RUN = MAX_FAILURES / 2

/**
 * A lease that was never released belongs to a process that was killed or hung during the dry run.
 */
const troublesAfterClaim = sql`${imports.troubles} + case
  when ${imports.state} = 'looking' and ${imports.claimedUntil} is not null then ${KILLED_DRY_RUN}::int else 0 end`

/** Must be longer than any lease. */
const HORIZON_MS = 24 * 60 * 60_000

const leases = createLeases(imports, {
  id: imports.id,
  horizonMs: HORIZON_MS,
  onClaim: { troubles: troublesAfterClaim },
})

const isWorking = inArray(imports.state, workingStates)

export function createImportsRepository(db: Db) {
  return {
    list: (): Promise<ImportRow[]> => db.select().from(imports).orderBy(desc(imports.id)),

    async find(id: number): Promise<ImportRow | null> {
      return findFirstRow(db.select().from(imports).where(eq(imports.id, id)))
    },

    async insert(row: NewImportRow): Promise<ImportRow> {
      const [made] = await db.insert(imports).values(row).returning()
      return made!
    },

    countOpen: () => db.$count(imports, inArray(imports.state, openStates)),

    /** Returns null when another process has changed the state in the meantime. */
    async change(
      id: number,
      from: readonly StoredState[],
      to: Partial<NewImportRow>,
    ): Promise<ImportRow | null> {
      return findFirstRow(
        db
          .update(imports)
          .set(to)
          .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
          .returning(),
      )
    },

    listWorking: (now: Date): Promise<ImportRow[]> =>
      db
        .select()
        .from(imports)
        .where(and(isWorking, leases.isFree(now)))
        .orderBy(imports.movedAt, imports.id),

    claim: (id: number, now: Date, leaseMs: number) =>
      leases.claim(db, { where: and(eq(imports.id, id), isWorking), now, leaseMs }),

    renew: (id: number, leasedUntil: Date, until: Date | null) =>
      leases.renew(db, id, { leasedUntil, until }),

    /**
     * The embedded store belongs to one process, so leases found at its start are those of a killed
     * process.
     */
    releaseClaims: () => leases.releaseAll(db, { troubles: troublesAfterClaim }),

    async noteRead(id: number, postsRead: number): Promise<void> {
      await db
        .update(imports)
        .set({ postsRead: sql`greatest(${imports.postsRead}, ${postsRead})`, troubles: 0 })
        .where(eq(imports.id, id))
    },

    async recordFailure(id: number): Promise<number> {
      const [row] = await db
        .update(imports)
        .set({ troubles: sql`${imports.troubles} + 1` })
        .where(eq(imports.id, id))
        .returning({ troubles: imports.troubles })
      return row?.troubles ?? 0
    },

    listAbandoned: (before: Date): Promise<ImportRow[]> =>
      db
        .select()
        .from(imports)
        .where(
          and(
            inArray(imports.state, ['receiving', 'looked', 'failed']),
            isNull(imports.startedAt),
            lt(imports.movedAt, before),
          ),
        ),

    async remove(id: number, from: readonly StoredState[]): Promise<boolean> {
      const removed = await db
        .delete(imports)
        .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
        .returning({ id: imports.id })
      return removed.length > 0
    },

    /** Gets or creates the row of an old post; the row may belong to an earlier import. */
    async claimPost(importId: number, sourceKey: string, title: string): Promise<ImportedPostRow> {
      await db
        .insert(importedPosts)
        .values({ importId, sourceKey, title })
        .onConflictDoNothing({ target: importedPosts.sourceKey })
      const [row] = await db
        .select()
        .from(importedPosts)
        .where(eq(importedPosts.sourceKey, sourceKey))
      return row!
    },

    /**
     * Moves the row to this import when the post of an earlier import is gone. Returns null when
     * another import was quicker.
     */
    async takeOverPost(row: ImportedPostRow, importId: number): Promise<ImportedPostRow | null> {
      return findFirstRow(
        db
          .update(importedPosts)
          .set({ importId, state: 'begun', postId: null, comments: 0, warnings: [] })
          .where(and(eq(importedPosts.id, row.id), eq(importedPosts.importId, row.importId)))
          .returning(),
      )
    },

    async changePost(id: number, to: Partial<ImportedPostRow>): Promise<void> {
      await db.update(importedPosts).set(to).where(eq(importedPosts.id, id))
    },

    async listKnown(sourceKeys: string[]): Promise<string[]> {
      if (sourceKeys.length === 0) return []
      const rows = await db
        .select({ sourceKey: importedPosts.sourceKey })
        .from(importedPosts)
        .where(and(inArray(importedPosts.sourceKey, sourceKeys), isNotNull(importedPosts.postId)))
      return rows.map(({ sourceKey }) => sourceKey)
    },

    listPosts: (importId: number, afterId: number, limit: number): Promise<ImportedPostRow[]> =>
      db
        .select()
        .from(importedPosts)
        .where(and(eq(importedPosts.importId, importId), gt(importedPosts.id, afterId)))
        .orderBy(asc(importedPosts.id))
        .limit(limit),

    listReported: (importId: number): Promise<ImportedPostRow[]> =>
      db
        .select()
        .from(importedPosts)
        .where(eq(importedPosts.importId, importId))
        .orderBy(
          desc(sql`jsonb_array_length(${importedPosts.warnings}) > 0`),
          asc(importedPosts.id),
        )
        .limit(importLimits.shownPosts),

    async removePost(id: number): Promise<void> {
      await db.delete(importedPosts).where(eq(importedPosts.id, id))
    },

    async figuresOf(ids: number[]): Promise<Map<number, ImportedFigures>> {
      if (ids.length === 0) return new Map()
      const { state, comments } = importedPosts
      const ofPosts = await db
        .select({
          importId: importedPosts.importId,
          made: sql<number>`(count(*) filter (where ${state} = 'made'))::int`,
          failed: sql<number>`(count(*) filter (where ${state} = 'failed'))::int`,
          comments: sql<number>`coalesce(sum(${comments}), 0)::int`,
        })
        .from(importedPosts)
        .where(inArray(importedPosts.importId, ids))
        .groupBy(importedPosts.importId)
      const ofPictures = await db
        .select({
          importId: importedPictures.importId,
          pictures: sql<number>`count(${importedPictures.imageUrl})::int`,
          all: sql<number>`count(*)::int`,
        })
        .from(importedPictures)
        .where(inArray(importedPictures.importId, ids))
        .groupBy(importedPictures.importId)
      const found = new Map(
        ids.map((id) => [
          id,
          { made: 0, failed: 0, comments: 0, pictures: 0, missingPictures: 0 } as ImportedFigures,
        ]),
      )
      for (const { importId, ...posts } of ofPosts) Object.assign(found.get(importId)!, posts)
      for (const { importId, pictures, all } of ofPictures) {
        Object.assign(found.get(importId)!, { pictures, missingPictures: all - pictures })
      }
      return found
    },

    /** A picture that was found missing has a row, too, so it is not fetched twice. */
    async findPicture(importId: number, sourceKey: string): Promise<ImportedPictureRow | null> {
      return findFirstRow(
        db
          .select()
          .from(importedPictures)
          .where(
            and(eq(importedPictures.importId, importId), eq(importedPictures.sourceKey, sourceKey)),
          ),
      )
    },

    async notePicture(row: typeof importedPictures.$inferInsert): Promise<void> {
      await db.insert(importedPictures).values(row).onConflictDoNothing()
    },

    countPictures: (importId: number) =>
      db.$count(importedPictures, eq(importedPictures.importId, importId)),

    async listImageUrls(importId: number): Promise<string[]> {
      const rows = await db
        .select({ imageUrl: importedPictures.imageUrl })
        .from(importedPictures)
        .where(eq(importedPictures.importId, importId))
      return rows.flatMap(({ imageUrl }) => imageUrl ?? [])
    },

    async removePictures(importId: number): Promise<void> {
      await db.delete(importedPictures).where(eq(importedPictures.importId, importId))
    },
  }
}

export type ImportsRepository = ReturnType<typeof createImportsRepository>
