import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { findFirstRow } from '../../platform/database/first-row.ts'
import { signInFlows } from '../accounts.table.ts'

export type SignInFlowRow = typeof signInFlows.$inferSelect
export type SignInFlowsRepository = ReturnType<typeof createSignInFlowsRepository>

export function createSignInFlowsRepository(db: Db) {
  const ofBrowser = (flowHash: string, cookieHash: string) =>
    and(eq(signInFlows.flowHash, flowHash), eq(signInFlows.cookieHash, cookieHash))

  return {
    async create(row: typeof signInFlows.$inferInsert): Promise<boolean> {
      const made = await db.insert(signInFlows).values(row).onConflictDoNothing().returning()
      return made.length > 0
    },
    /** The change of status lets only the first of several callbacks claim the flow. */
    async claimByState(
      state: string,
      cookieHash: string,
      now: Date,
    ): Promise<SignInFlowRow | null> {
      return findFirstRow(
        db
          .update(signInFlows)
          .set({ status: 'exchanging' })
          .where(
            and(
              eq(signInFlows.state, state),
              eq(signInFlows.cookieHash, cookieHash),
              eq(signInFlows.status, 'started'),
              gt(signInFlows.expiresAt, now),
            ),
          )
          .returning(),
      )
    },
    async find(flowHash: string, cookieHash: string, now: Date): Promise<SignInFlowRow | null> {
      return findFirstRow(
        db
          .select()
          .from(signInFlows)
          .where(and(ofBrowser(flowHash, cookieHash), gt(signInFlows.expiresAt, now))),
      )
    },
    /** Deletes the row, so that the outcome can be read only once. */
    async consumeDone(flowHash: string, cookieHash: string): Promise<SignInFlowRow | null> {
      return findFirstRow(
        db
          .delete(signInFlows)
          .where(and(ofBrowser(flowHash, cookieHash), eq(signInFlows.status, 'done')))
          .returning(),
      )
    },
    async finish(id: number, sessionId: string) {
      await db.update(signInFlows).set({ status: 'done', sessionId }).where(eq(signInFlows.id, id))
    },
    async fail(flowHash: string, error: string) {
      await db
        .update(signInFlows)
        .set({ status: 'failed', error })
        .where(eq(signInFlows.flowHash, flowHash))
    },
    async removeExpired(now: Date) {
      await db.delete(signInFlows).where(lte(signInFlows.expiresAt, now))
    },
  }
}
