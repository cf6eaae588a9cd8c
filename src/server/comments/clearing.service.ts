import { commentLimits } from '#shared/limits.ts'
import type { Clock } from '../platform/process/clock.ts'
import { commentGone } from './comments.errors.ts'
import type { ErasingRepository } from './erasing.repository.ts'
import type { ModerationRepository } from './moderation.repository.ts'

const DAY_MS = 24 * 60 * 60_000
/** The salt of a day is gone by then. */
const SENDER_DAYS = 2

interface ClearingParts {
  rows: ModerationRepository
  erasing: ErasingRepository
  emailKey: (email: string) => Promise<string>
  forgetReader: (emailKey: string) => Promise<void>
  announce: () => Promise<void>
  clock: Clock
}

/** What goes for good: some hundreds at a time, so that pages stay quick. */
export function createClearingService(parts: ClearingParts) {
  const { rows, erasing, emailKey, forgetReader, announce, clock } = parts
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)

  async function forgetKey(key: string): Promise<number> {
    let removed = 0
    let wasSeen = false
    for (;;) {
      const ids = await rows.listIdsByEmail(key, 0, commentLimits.atOnce)
      if (ids.length === 0) break
      wasSeen = (await erasing.erase(ids)) || wasSeen
      removed += ids.length
    }
    await forgetReader(key)
    if (wasSeen) await announce()
    return removed
  }

  return {
    async clear(state: 'waiting' | 'spam' | 'deleted', upTo: number) {
      const ids = await rows.listIds(state, upTo, commentLimits.atOnce)
      if (state === 'waiting') await rows.move(ids, 'spam', clock.now())
      else if (ids.length > 0) await erasing.erase(ids)
      const left = await rows.countUpTo(state, upTo)
      return { done: ids.length, left, counts: await rows.countAll() }
    },

    async forget(email: string) {
      return { removed: await forgetKey(await emailKey(email)), counts: await rows.countAll() }
    },

    async forgetSenderOf(id: number) {
      const row = await rows.find(id)
      if (!row?.emailKey) throw commentGone()
      return { removed: await forgetKey(row.emailKey), counts: await rows.countAll() }
    },

    /** Every day. */
    async purge(): Promise<void> {
      while ((await erasing.eraseOld(daysAgo(commentLimits.keptDays))) > 0);
      while ((await erasing.forgetSenders(daysAgo(SENDER_DAYS))) > 0);
    },
  }
}

export type ClearingService = ReturnType<typeof createClearingService>
