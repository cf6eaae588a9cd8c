import type { CommentRow } from './comments.present.ts'
import type { WritingRepository } from './comments.repository.ts'
import { textKeyOf } from './text-key.ts'
import type { Keys } from './visitor-keys.ts'

/** A comment from elsewhere; `number` is how the others of its post refer to it. */
interface WrittenComment {
  number: number
  replyTo: number | null
  status: 'approved' | 'waiting' | 'spam' | 'deleted'
  name: string
  email: string | null
  message: string
  date: Date
  byOwner: boolean
}

interface BringInParts {
  rows: Pick<WritingRepository, 'insert' | 'listImported'>
  keys: Pick<Keys, 'emailKey'>
}

/**
 * Nobody is told, nothing is learned, and nothing is judged anew: what they were, they are.
 * Cut short and called again, it goes on after those that are in.
 */
export function createBringIn({ rows, keys }: BringInParts) {
  return async (postId: number, comments: WrittenComment[]): Promise<void> => {
    const before = await rows.listImported(postId)
    const made = new Map<number, CommentRow>(
      before.map((row, at) => [comments[at]?.number ?? -1, row]),
    )
    for (const comment of comments.slice(before.length)) {
      const { number, replyTo, status, email, date, byOwner, ...said } = comment
      const answered = replyTo === null ? undefined : made.get(replyTo)
      const row = await rows.insert({
        ...{ postId, ...said, email, isOwner: byOwner, imported: true, state: status },
        parentId: answered ? (answered.parentId ?? answered.id) : null,
        replyToId: answered?.id ?? null,
        emailKey: email ? await keys.emailKey(email) : null,
        textKey: textKeyOf(said.message),
        ...{ createdAt: date, movedAt: date },
      })
      made.set(number, row)
    }
  }
}
