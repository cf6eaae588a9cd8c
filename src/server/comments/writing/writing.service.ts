import { setImmediate } from 'node:timers/promises'
import { nameKey } from '#shared/comments/clean-text.ts'
import type { CommentInput } from '#shared/contract/comments.ts'
import { commentLimits } from '#shared/limits.ts'
import { overloaded } from '../../platform/http/errors.ts'
import { createQueue } from '../../platform/overload/job-queue.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { PostRow } from '../../posts/post-row.ts'
import type { PostsService } from '../../posts/posts.service.ts'
import type { SettingsService } from '../../settings/settings.service.ts'
import type { CommentRulesService } from '../comment-rules.service.ts'
import { commentsClosed, ownersName, parentGone } from '../comments.errors.ts'
import type { CommentRow } from '../comments.present.ts'
import type { Filter } from '../spam/filter.ts'
import { judge } from '../spam/judge.ts'
import type { CommentLimits } from './comment-limits.ts'
import type { Keys } from './keys.ts'
import { textKeyOf } from './text-key.ts'
import type { WritingRepository } from './writing.repository.ts'

const DAY_MS = 24 * 60 * 60_000

export interface Sender {
  /** Of the network address, scrambled already. */
  addressKey: string
  /** Signed in as an admin. */
  isOwner: boolean
}

type Said = Pick<CommentInput, 'message' | 'parentId'>

interface WritingParts {
  rows: WritingRepository
  rules: CommentRulesService
  posts: Pick<PostsService, 'getPublished'>
  settings: Pick<SettingsService, 'get'>
  keys: Keys
  limits: CommentLimits
  filter: Filter
  clock: Clock
  /** Called when a comment is public at once. */
  whenPublic: (row: CommentRow) => Promise<void>
}

/** How a comment comes in: checked, judged and stored. Nothing but the owner's own is public by it. */
export function createWritingService(parts: WritingParts) {
  const { rows, rules, posts, settings, keys, limits, filter, clock, whenPublic } = parts

  async function openPost(slug: string, { isOwner }: Sender): Promise<PostRow> {
    await rules.requireOn()
    const post = await posts.getPublished(slug)
    if (!isOwner && !(await rules.isOpen(post))) throw commentsClosed()
    return post
  }

  async function refuseOwnersName(name: string) {
    const { ownerName } = await settings.get()
    if (nameKey(ownerName) && nameKey(name) === nameKey(ownerName)) throw ownersName()
  }

  /** Two levels: what answers an answer hangs on the same comment. */
  async function placeOf(post: PostRow, parentId: number | null | undefined) {
    if (!parentId) return { postId: post.id, parentId: null, replyToId: null }
    const parent = await rows.findApproved(post.id, parentId)
    if (!parent) throw parentGone()
    return { postId: post.id, parentId: parent.parentId ?? parent.id, replyToId: parent.id }
  }

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

  /** Public at once, and never judged. */
  async function writeAsOwner(post: PostRow, said: Said, senderKey: string | null = null) {
    const row = await rows.insert({
      ...(await placeOf(post, said.parentId)),
      ...{ name: (await settings.get()).ownerName, message: said.message, isOwner: true },
      ...{ state: 'approved', textKey: textKeyOf(said.message), senderKey },
      ...{ createdAt: clock.now(), movedAt: clock.now() },
    })
    await whenPublic(row)
    return row
  }

  async function writeAsVisitor(post: PostRow, input: CommentInput, senderKey: string) {
    await refuseOwnersName(input.name)
    const now = clock.now()
    const textKey = textKeyOf(input.message)
    const { isRush } = await limits.take(senderKey, post.id)
    await setImmediate()
    const emailKey = input.email ? await keys.emailKey(input.email) : null
    const signs = await rows.readSigns({ textKey, emailKey, senderKey })
    await setImmediate()
    const judged = judge({
      ...{ ...signs, message: input.message, isRush },
      hasHiddenField: Boolean(input.website?.trim()),
      form: await keys.readToken(post.id, input.token),
      spamChance: await filter.judge(input),
    })
    await setImmediate()
    return rows.insert({
      ...(await placeOf(post, input.parentId)),
      ...judged,
      state: judged.verdict === 'odd' ? 'spam' : 'waiting',
      ...{ name: input.name, message: input.message, textKey, senderKey, emailKey },
      ...{ email: input.email || null, wantsReplies: Boolean(input.notify && input.email) },
      ...{ createdAt: now, movedAt: now },
    })
  }

  async function writeOnce(post: PostRow, input: CommentInput, sender: Sender) {
    const senderKey = await keys.senderKey(sender.addressKey)
    const twin = await findTwin(post, input, { isOwner: sender.isOwner, key: senderKey })
    if (twin) return twin
    await setImmediate()
    return sender.isOwner
      ? writeAsOwner(post, input, senderKey)
      : writeAsVisitor(post, input, senderKey)
  }
  const inTurn = createQueue(commentLimits.mostAtOnce, overloaded)

  return {
    async write(slug: string, input: CommentInput, sender: Sender): Promise<CommentRow> {
      return inTurn(async () => {
        // The embedded store works in this very thread: whoever reads a page comes in between.
        await setImmediate()
        return writeOnce(await openPost(slug, sender), input, sender)
      })
    },

    /** Everything is checked as if it were sent. */
    async preview(slug: string, input: CommentInput, sender: Sender) {
      const post = await openPost(slug, sender)
      if (!sender.isOwner) await refuseOwnersName(input.name)
      await placeOf(post, input.parentId)
      const name = sender.isOwner ? (await settings.get()).ownerName : input.name
      return { name, token: await keys.makeToken(post.id, 'preview') }
    },

    async begin(slug: string, sender: Sender) {
      const post = await openPost(slug, sender)
      const owner = sender.isOwner ? { name: (await settings.get()).ownerName } : null
      return { token: await keys.makeToken(post.id, 'form'), owner }
    },

    /** Whether a form has been begun here, and not too long ago. */
    isTokenGood: async (slug: string, token: string) =>
      (await keys.readToken((await posts.getPublished(slug)).id, token)) !== null,

    /** Whom an answer is for; null when that is gone. */
    async findAnswered(slug: string, id: number) {
      await rules.requireOn()
      return rows.findApproved((await posts.getPublished(slug)).id, id)
    },
    writeAsOwner,
  }
}

export type WritingService = ReturnType<typeof createWritingService>
