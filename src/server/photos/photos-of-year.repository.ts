import { and, asc, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { isLive } from './deleted-photos.repository.ts'
import { photos } from './photos.table.ts'

/** What was taken in a stretch of time, and in which years there are photos at all. */
export function createPhotosOfYear(db: Db) {
  const year = (zone: string) =>
    sql<number>`extract(year from ${photos.createdAt} at time zone ${zone}::text)::int`

  return {
    /** Oldest first. */
    listBetween: ({ from, to }: { from: Date; to: Date }) =>
      db
        .select()
        .from(photos)
        .where(and(isLive(), gte(photos.createdAt, from), lt(photos.createdAt, to)))
        .orderBy(asc(photos.createdAt), asc(photos.id)),

    async listYears(zone: string): Promise<number[]> {
      const rows = await db
        .selectDistinct({ year: year(zone).as('year') })
        .from(photos)
        .where(isLive())
      return rows.map((row) => row.year)
    },
  }
}
