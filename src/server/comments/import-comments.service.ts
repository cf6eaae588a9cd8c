import { commentLimits } from '#shared/limits.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { ImportingRepository, KeyedRow } from './importing.repository.ts'
import { textKeyOf } from './text-key.ts'
import type { Keys } from './visitor-keys.ts'

/** A comment of an old blog. */
export interface ForeignComment {
  key: string
  parentKey: string | null
  name: string
  email: string | null
  message: string
  createdAt: Date
  status: 'approved' | 'waiting' | 'spam' | 'deleted'
  byOwner: boolean
}

/** Longer ones than visitors may write here, but no books. */
const LONGEST = 20_000

/** Comments that come along with an old blog: as they were there, and nobody is mailed about them. */
export function createImportingService(rows: ImportingRepository, keys: Keys, clock: Clock) {
  async function rowOf(comment: ForeignComment): Promise<KeyedRow> {
    const { key, parentKey, name, email, message, status, byOwner, createdAt } = comment
    const words = message.slice(0, LONGEST)
    return {
      key,
      parentKey,
      row: {
        ...{ state: status, name: name.trim().slice(0, commentLimits.name) || NOBODY },
        ...{ message: words, textKey: textKeyOf(words), isOwner: byOwner },
        // An address is kept as long as the owner has to decide.
        email: status === 'waiting' ? email : null,
        emailKey: email ? await keys.emailKey(email) : null,
        ...{ createdAt, movedAt: clock.now() },
      },
    }
  }

  return {
    async bringIn(postId: number, foreign: ForeignComment[]): Promise<number> {
      const ordered = parentsFirst(foreign.filter(({ message }) => message.trim() !== ''))
      const keyed: KeyedRow[] = []
      for (const comment of ordered) keyed.push(await rowOf(comment))
      if (keyed.length > 0) await rows.bringIn(postId, keyed)
      return keyed.length
    },

    /** Written here, by visitors or the owner. */
    countOwn: (postId: number) => rows.countOwn(postId),
  }
}

const NOBODY = 'Anonymous'

/** By time, but never before what it answers; whoever answers nobody, or in a circle, comes first. */
function parentsFirst(foreign: ForeignComment[]): ForeignComment[] {
  const byKey = new Map(foreign.map((comment) => [comment.key, comment]))
  const ordered = new Map<string, ForeignComment>()
  for (const comment of foreign.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt))) {
    const above: ForeignComment[] = []
    for (
      let next: ForeignComment | undefined = comment;
      next && !ordered.has(next.key) && !above.includes(next);
      next = next.parentKey === null ? undefined : byKey.get(next.parentKey)
    ) {
      above.push(next)
    }
    for (const one of above.reverse()) ordered.set(one.key, one)
  }
  return [...ordered.values()]
}

export type ImportingService = ReturnType<typeof createImportingService>
