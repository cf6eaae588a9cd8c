import type { CommentInput } from '#shared/contract/comments.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { PostRow } from '../posts/post-row.ts'
import type { SettingsService } from '../settings/settings.service.ts'
import type { CheckComment } from './check-comment.ts'
import type { CommentLimits } from './comment-limits.ts'
import type { CommentRow } from './comments.present.ts'
import type { WritingRepository } from './comments.repository.ts'
import type { Filter } from './filter.ts'
import { judge } from './spam-filter.ts'
import { textKeyOf } from './text-key.ts'
import type { Keys } from './visitor-keys.ts'

type Said = Pick<CommentInput, 'message' | 'parentId'>

export interface StoreParts {
  rows: WritingRepository
  settings: Pick<SettingsService, 'get'>
  keys: Keys
  limits: CommentLimits
  filter: Filter
  clock: Clock
  /** Called when a comment is public at once. */
  whenPublic: (row: CommentRow) => Promise<void>
}

/** How a comment is judged and stored. Nothing but the owner's own is public by it. */
export function createStoreComment(parts: StoreParts, check: CheckComment) {
  const { rows, settings, keys, limits, filter, clock, whenPublic } = parts

  /** Null also for a token that another comment was sent with: it says nothing about this one. */
  async function spendForm(post: PostRow, token: string | undefined) {
    const form = await keys.readToken(post.id, token)
    return form && (await keys.spendToken(form)) ? form : null
  }

  return {
    /** Public at once, and never judged. */
    async asOwner(post: PostRow, said: Said, senderKey: string | null = null) {
      const row = await rows.insert({
        ...(await check.placeOf(post, said.parentId)),
        ...{ name: (await settings.get()).ownerName, message: said.message, isOwner: true },
        ...{ state: 'approved', textKey: textKeyOf(said.message), senderKey },
        ...{ createdAt: clock.now(), movedAt: clock.now() },
      })
      await whenPublic(row)
      return row
    },

    async asVisitor(post: PostRow, input: CommentInput, senderKey: string) {
      await check.refuseOwnersName(input.name)
      const now = clock.now()
      const textKey = textKeyOf(input.message)
      const { isRush } = await limits.take(senderKey, post.id)
      const place = await check.placeOf(post, input.parentId)
      const emailKey = input.email ? await keys.emailKey(input.email) : null
      const signs = await rows.readSigns({ textKey, emailKey, senderKey })
      const judged = judge({
        ...{ ...signs, message: input.message, isRush },
        hasHiddenField: Boolean(input.website?.trim()),
        spamChance: await filter.judge(input),
        // Last: whoever is refused before can send the same form again.
        form: await spendForm(post, input.token),
      })
      return rows.insert({
        ...place,
        ...judged,
        state: judged.verdict === 'odd' ? 'spam' : 'waiting',
        ...{ name: input.name, message: input.message, textKey, senderKey, emailKey },
        ...{ email: input.email || null, wantsReplies: Boolean(input.notify && input.email) },
        ...{ createdAt: now, movedAt: now },
      })
    },
  }
}
