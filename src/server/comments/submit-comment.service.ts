import type { CommentInput } from '#shared/contract/comments.ts'
import { commentLimits } from '#shared/limits.ts'
import { overloaded } from '../platform/http/errors.ts'
import { createQueue } from '../platform/overload/job-queue.ts'
import type { PostRow } from '../posts/post-row.ts'
import { type CheckParts, createCheckComment } from './check-comment.ts'
import type { CommentRow } from './comments.present.ts'
import { createStoreComment, type StoreParts } from './store-comment.ts'
import { textKeyOf } from './text-key.ts'

const DAY_MS = 24 * 60 * 60_000

export interface Sender {
  /** Of the network address, scrambled already. */
  addressKey: string
  /** Signed in as an admin. */
  isOwner: boolean
}

/** How a comment comes in, from the form that is begun to the row that is stored. */
export function createWritingService(parts: CheckParts & StoreParts) {
  const { rows, rules, posts, settings, keys, limits, clock } = parts
  const check = createCheckComment(parts)
  const store = createStoreComment(parts, check)
  const inTurn = createQueue(commentLimits.mostAtOnce, overloaded)

  /** Pressed twice, or the answer was lost and the page sent again. */
  const findTwin = (post: PostRow, input: CommentInput, from: { isOwner: boolean; key: string }) =>
    rows.findTwin(
      post.id,
      {
        ...{ textKey: textKeyOf(input.message), senderKey: from.key },
        ...{ replyToId: input.parentId ?? null, name: from.isOwner ? null : input.name },
      },
      new Date(clock.now().getTime() - DAY_MS),
    )

  async function writeOnce(post: PostRow, input: CommentInput, { addressKey, isOwner }: Sender) {
    const senderKey = await keys.senderKey(addressKey)
    const twin = await findTwin(post, input, { isOwner, key: senderKey })
    if (twin) return twin
    return isOwner ? store.asOwner(post, input, senderKey) : store.asVisitor(post, input, senderKey)
  }

  return {
    /** Before what was written is read at all. */
    async refuseEarly(slug: string, { addressKey, isOwner }: Sender): Promise<void> {
      await rules.requireOn()
      await posts.getPublished(slug)
      if (!isOwner) await limits.refuseWaiting(await keys.senderKey(addressKey))
    },

    async write(slug: string, input: CommentInput, sender: Sender): Promise<CommentRow> {
      return inTurn(async () => writeOnce(await check.openPost(slug, sender), input, sender))
    },

    /** Everything is checked as if it were sent. */
    async preview(slug: string, input: CommentInput, sender: Sender) {
      const post = await check.openPost(slug, sender)
      if (!sender.isOwner) await check.refuseOwnersName(input.name)
      await check.placeOf(post, input.parentId)
      const name = sender.isOwner ? (await settings.get()).ownerName : input.name
      return { name, token: await keys.makeToken(post.id, 'preview') }
    },

    async begin(slug: string, sender: Sender) {
      const post = await check.openPost(slug, sender)
      const owner = sender.isOwner ? { name: (await settings.get()).ownerName } : null
      return { token: await keys.makeToken(post.id, 'form'), owner }
    },

    /** Whether a form may store: begun here, not too long ago, and not sent yet, or with these very words. */
    async checkToken(slug: string, input: CommentInput, { addressKey, isOwner }: Sender) {
      const post = await posts.getPublished(slug)
      const form = await keys.readToken(post.id, input.token)
      if (!form) return 'old'
      if (!(await keys.isTokenUsed(form))) return 'good'
      const twin = await findTwin(post, input, { isOwner, key: await keys.senderKey(addressKey) })
      return twin ? 'good' : 'used'
    },

    /** Whom an answer is for; null when that is gone. */
    async findAnswered(slug: string, id: number) {
      await rules.requireOn()
      return rows.findApproved((await posts.getPublished(slug)).id, id)
    },

    writeAsOwner: store.asOwner,
  }
}

export type WritingService = ReturnType<typeof createWritingService>
