import { commentLimits } from '#shared/limits.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { CommentsRepository, ImportedCommentRow } from './comments.repository.ts'
import { textKeyOf, type VisitorKeys } from './visitor-keys.ts'

type ImportedStatus = 'approved' | 'waiting' | 'spam' | 'deleted'

export interface ImportedComment {
  key: string
  parentKey: string | null
  name: string
  email: string | null
  message: string
  createdAt: Date
  status: ImportedStatus
  byOwner: boolean
}

/** Old blogs allowed longer comments than visitors may write here, but imports stay bounded. */
const MAX_MESSAGE_LENGTH = 20_000
const NOBODY = 'Anonymous'

/**
 * Imported comments keep their state: nobody is mailed, the spam filter neither learns nor judges.
 */
export function createCommentImport(rows: CommentsRepository, keys: VisitorKeys, clock: Clock) {
  async function rowOf(comment: ImportedComment): Promise<ImportedCommentRow> {
    const { key, parentKey, name, email, status, byOwner, createdAt } = comment
    const message = comment.message.slice(0, MAX_MESSAGE_LENGTH)
    return {
      key,
      parentKey,
      row: {
        state: status,
        name: name.trim().slice(0, commentLimits.name) || NOBODY,
        message,
        textKey: textKeyOf(message),
        isOwner: byOwner,
        // An email is stored only while the owner has to decide about the comment.
        email: status === 'waiting' ? email : null,
        emailKey: email ? await keys.emailKey(email) : null,
        createdAt,
        movedAt: clock.now(),
      },
    }
  }

  return {
    async importAll(postId: number, imported: ImportedComment[]): Promise<number> {
      const ordered = parentsFirst(imported.filter(({ message }) => message.trim() !== ''))
      const keyed: ImportedCommentRow[] = []
      for (const comment of ordered) keyed.push(await rowOf(comment))
      if (keyed.length > 0) await rows.importAll(postId, keyed)
      return keyed.length
    },

    countOwn: (postId: number) => rows.countOwn(postId),
  }
}

export type CommentImportService = ReturnType<typeof createCommentImport>

/**
 * Sorts by time, but never before the comment above. Comments that reply to each other in a circle
 * still come out once each.
 */
function parentsFirst(imported: ImportedComment[]): ImportedComment[] {
  const byKey = new Map(imported.map((comment) => [comment.key, comment]))
  const ordered = new Map<string, ImportedComment>()
  for (const comment of imported.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt))) {
    const above: ImportedComment[] = []
    for (
      let next: ImportedComment | undefined = comment;
      next && !ordered.has(next.key) && !above.includes(next);
      next = next.parentKey === null ? undefined : byKey.get(next.parentKey)
    ) {
      above.push(next)
    }
    for (const ancestor of above.reverse()) ordered.set(ancestor.key, ancestor)
  }
  return [...ordered.values()]
}
