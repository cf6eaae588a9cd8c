import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { ImportState } from '#shared/contract/import-fields.ts'
import type { Db } from '../../platform/database/database.ts'
import { leasesOf } from '../../platform/jobs/leases.repository.ts'
import { imports } from '../carry/imports.table.ts'

export type ImportRow = typeof imports.$inferSelect
export type NewImportRow = typeof imports.$inferInsert

const openStates: ImportState[] = ['receiving', 'looking', 'looked']
const workingStates: ImportState[] = ['looking', 'carrying', 'undoing']

/** After so many failures in a row the owner is told. */
export const IMPORT_PATIENCE = 6
/** A look that never came to an end may have stopped everything else with it: two of them are enough. */
const UNENDED_LOOK = IMPORT_PATIENCE / 2

/** A lease that is still written down when the next one is claimed: its process was killed, or stood still, while it looked. */
const troublesAfterClaim = sql`${imports.troubles} + case
  when ${imports.state} = 'looking' and ${imports.claimedUntil} is not null then ${UNENDED_LOOK}::int else 0 end`

/** Longer than any lease. */
const HORIZON_MS = 24 * 60 * 60_000

const leases = leasesOf(imports, {
  id: imports.id,
  horizonMs: HORIZON_MS,
  onClaim: { troubles: troublesAfterClaim },
})

const isWorking = inArray(imports.state, workingStates)

export function createImportsRepository(db: Db) {
  return {
    list: (): Promise<ImportRow[]> => db.select().from(imports).orderBy(desc(imports.id)),

    async find(id: number): Promise<ImportRow | null> {
      const [row] = await db.select().from(imports).where(eq(imports.id, id))
      return row ?? null
    },

    async insert(row: NewImportRow): Promise<ImportRow> {
      const [made] = await db.insert(imports).values(row).returning()
      return made!
    },

    countOpen: () => db.$count(imports, inArray(imports.state, openStates)),

    /** Null when it is in none of these states any more. */
    async change(
      id: number,
      from: readonly ImportState[],
      to: Partial<NewImportRow>,
    ): Promise<ImportRow | null> {
      const [changed] = await db
        .update(imports)
        .set(to)
        .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
        .returning()
      return changed ?? null
    },

    listWorking: (now: Date): Promise<ImportRow[]> =>
      db
        .select()
        .from(imports)
        .where(and(isWorking, leases.isFree(now)))
        .orderBy(imports.movedAt, imports.id),

    claim: (id: number, now: Date, leaseMs: number) =>
      leases.claim(db, { where: and(eq(imports.id, id), isWorking), now, leaseMs }),

    renew: (id: number, held: Date, until: Date | null) => leases.renew(db, id, { held, until }),

    /** For the start of an embedded store. */
    releaseClaims: () => leases.releaseAll(db, { troubles: troublesAfterClaim }),

    async noteRead(id: number, postsRead: number): Promise<void> {
      await db
        .update(imports)
        .set({ postsRead: sql`greatest(${imports.postsRead}, ${postsRead})`, troubles: 0 })
        .where(eq(imports.id, id))
    },

    async noteTrouble(id: number): Promise<number> {
      const [row] = await db
        .update(imports)
        .set({ troubles: sql`${imports.troubles} + 1` })
        .where(eq(imports.id, id))
        .returning({ troubles: imports.troubles })
      return row?.troubles ?? 0
    },

    /** Files that nobody went on with. */
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

    async remove(id: number, from: readonly ImportState[]): Promise<boolean> {
      const removed = await db
        .delete(imports)
        .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
        .returning({ id: imports.id })
      return removed.length > 0
    },
  }
}

export type ImportsRepository = ReturnType<typeof createImportsRepository>
