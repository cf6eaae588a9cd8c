import { and, asc, eq, isNotNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { endPreview } from './autosaves.repository.ts'
import { saveRevision } from './post-history.repository.ts'
import type { PostRow } from './post-row.ts'
import { isNotDeleted, posts } from './posts.table.ts'
import type { WithinSave } from './save-hook.ts'
import { noSchedule } from './schedule.ts'

const PORTION = 50

const isScheduled = and(eq(posts.published, false), isNotNull(posts.scheduledAt), isNotDeleted())
/** While no zone is chosen, every post keeps the zone in which it was scheduled. */
const isOfZone = (zone: string | null) =>
  zone === null ? undefined : eq(posts.scheduledZone, zone)
const isDue = (now: Date, zone: string | null) =>
  and(isScheduled, lte(posts.scheduledAt, now), isOfZone(zone))

export function createScheduleRepository(db: Db, withinSave: WithinSave) {
  return {
    async listDue(now: Date, zone: string | null): Promise<number[]> {
      const rows = await db
        .select({ id: posts.id })
        .from(posts)
        .where(isDue(now, zone))
        .orderBy(asc(posts.scheduledAt), asc(posts.id))
        .limit(PORTION)
      return rows.map((row) => row.id)
    },

    async countDue(now: Date): Promise<{ count: number; oldest: Date | null }> {
      const [row] = await db
        .select({
          count: sql<number>`count(*)::int`,
          oldest: sql<string | null>`min(${posts.scheduledAt})`,
        })
        .from(posts)
        .where(isDue(now, null))
      return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
    },

    /**
     * Adds a version and a revision, as a save would. Returns false if another process has locked
     * the row or the post is no longer due.
     */
    publishDue: (id: number, now: Date, zone: string | null): Promise<boolean> =>
      db.transaction(async (publishing) => {
        const [due] = await publishing
          .select()
          .from(posts)
          .where(and(eq(posts.id, id), isDue(now, zone)))
          .for('update', { skipLocked: true })
        if (!due) return false
        const [published] = await publishing
          .update(posts)
          .set({
            published: true,
            publishedAt: posts.scheduledAt,
            ...noSchedule,
            version: sql`${posts.version} + 1`,
            updatedAt: sql`now()`,
          })
          .where(eq(posts.id, id))
          .returning()
        await endPreview(publishing, id)
        await saveRevision(publishing, published!, null)
        await withinSave(publishing, { before: due, after: published! })
        return true
      }),

    listOfOtherZones: (zone: string): Promise<PostRow[]> =>
      db
        .select()
        .from(posts)
        .where(and(isScheduled, ne(posts.scheduledZone, zone)))
        .orderBy(asc(posts.id))
        .limit(PORTION),

    countOfOtherZones: (zone: string) =>
      db.$count(posts, and(isScheduled, ne(posts.scheduledZone, zone))),

    /** Returns false if the day or time was changed meanwhile. */
    async moveToZone(post: PostRow, scheduledAt: Date, scheduledZone: string): Promise<boolean> {
      const moved = await db
        .update(posts)
        .set({ scheduledAt, scheduledZone })
        .where(
          and(
            eq(posts.id, post.id),
            isScheduled,
            eq(posts.scheduledDay, post.scheduledDay!),
            eq(posts.scheduledTime, post.scheduledTime!),
          ),
        )
        .returning({ id: posts.id })
      return moved.length > 0
    },
  }
}

export type ScheduleRepository = ReturnType<typeof createScheduleRepository>
