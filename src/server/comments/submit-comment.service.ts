import type { CommentInput } from '#shared/contract/comments.ts'
import { DAY_MS } from '#shared/durations.ts'
import { commentLimits } from '#shared/limits.ts'
import { commentErrors } from '#texts/errors/comments.ts'
import { conflict, invalidFields, overloaded } from '../platform/http/errors.ts'
import { createQueue } from '../platform/overload/queue.ts'
import type { Platform } from '../platform/platform.ts'
import type { RateLimitFactory } from '../platform/security/rate-limits.ts'
import type { PostRow } from '../posts/post-row.ts'
import type { ReadablePosts } from '../posts/read-posts.ts'
import type { Settings } from '../settings/settings.ts'
import type { CommentRow } from './comments.present.ts'
import type { CommentsRepository } from './comments.repository.ts'
import type { CommentRulesService } from './comments.service.ts'
import { looksLikeOwner } from './owners-name.ts'
import type { ReplyNotifications } from './reply-notifications.service.ts'
import { judgeSpam, type SpamFilter } from './spam-filter.ts'
import { textKeyOf, type VisitorKeys } from './visitor-keys.ts'

const HOUR_S = 3600

export interface Commenter {
  /** Derived from the network address; hashed again before it is stored. */
  addressKey: string
  isOwner: boolean
}

interface SubmitOptions {
  rows: CommentsRepository
  rules: CommentRulesService
  settings: Settings
  keys: VisitorKeys
  filter: SpamFilter
  replies: ReplyNotifications
}

export function createCommentSubmission(
  { changes, limitTo, clock }: Platform,
  options: SubmitOptions,
) {
  const { rows, rules, settings, keys, filter, replies } = options
  const limits = createCommentLimits(limitTo)
  const inTurn = createQueue(commentLimits.mostAtOnce, overloaded)
  const getOwnerName = async () => (await settings.get()).ownerName

  async function refuseOwnersName(name: string) {
    if (looksLikeOwner(name, await getOwnerName())) throw ownersName()
  }

  /** Threads have two levels: a reply to a reply belongs to the same first-level comment. */
  async function resolveParent(post: PostRow, parentId: number | null | undefined) {
    if (!parentId) return { postId: post.id, parentId: null, replyToId: null }
    const parent = await rows.findApproved(post.id, parentId)
    if (!parent) throw parentCommentGone()
    return { postId: post.id, parentId: parent.parentId ?? parent.id, replyToId: parent.id }
  }

  /** Finds a comment sent twice: the button was pressed twice, or the answer was lost. */
  const findDuplicate = (
    post: PostRow,
    input: CommentInput,
    { isOwner, senderKey }: { isOwner: boolean; senderKey: string },
  ) =>
    rows.findDuplicate(
      {
        postId: post.id,
        textKey: textKeyOf(input.message),
        senderKey,
        replyToId: input.parentId ?? null,
        name: isOwner ? null : input.name,
      },
      new Date(clock.now().getTime() - DAY_MS),
    )

  /**
   * Returns null also for a used token: it belongs to another comment and
   * says nothing about this one.
   */
  async function spendToken(post: PostRow, token: string | undefined) {
    const form = await keys.readToken(post.id, token)
    return form && (await keys.spendToken(form)) ? form : null
  }

  /** The owner's comments are public at once and get no spam verdict. */
  async function writeAsOwner(
    post: PostRow,
    { message, parentId }: Pick<CommentInput, 'message' | 'parentId'>,
    senderKey: string | null = null,
  ) {
    const row = await rows.insert({
      ...(await resolveParent(post, parentId)),
      name: await getOwnerName(),
      message,
      isOwner: true,
      state: 'approved',
      textKey: textKeyOf(message),
      senderKey,
      createdAt: clock.now(),
      movedAt: clock.now(),
    })
    await changes.announce('additive')
    await replies.mailAfterApproval([row])
    return row
  }

  async function writeAsVisitor(post: PostRow, input: CommentInput, senderKey: string) {
    await refuseOwnersName(input.name)
    const { name, message, email, notify, website, token } = input
    const now = clock.now()
    const textKey = textKeyOf(message)
    const { isRush } = await limits.consume(senderKey, post.id)
    const place = await resolveParent(post, input.parentId)
    const emailKey = email ? await keys.emailKey(email) : null
    const { verdict, reasons } = judgeSpam({
      ...(await rows.readSpamSignals({ textKey, emailKey, senderKey })),
      message,
      isRush,
      hasHiddenField: Boolean(website?.trim()),
      spamChance: await filter.chanceOf(input),
      // The token is spent last, so that a form refused by the checks above can be sent again.
      form: await spendToken(post, token),
    })
    // The owner learns of it by mail: the job `comment-digest` finds what waits.
    return rows.insert({
      ...place,
      verdict,
      reasons,
      state: verdict === 'odd' ? 'spam' : 'waiting',
      name,
      message,
      textKey,
      senderKey,
      email: email || null,
      emailKey,
      wantsReplies: Boolean(notify && email),
      createdAt: now,
      movedAt: now,
    })
  }

  async function writeOnce(post: PostRow, input: CommentInput, { addressKey, isOwner }: Commenter) {
    const senderKey = await keys.senderKey(addressKey)
    const duplicate = await findDuplicate(post, input, { isOwner, senderKey })
    if (duplicate) return duplicate
    return isOwner ? writeAsOwner(post, input, senderKey) : writeAsVisitor(post, input, senderKey)
  }

  /** Readers write below the posts that they may see. */
  function submissionTo(published: ReadablePosts) {
    async function getOpenPost(slug: string, { isOwner }: Commenter): Promise<PostRow> {
      await rules.requireOn()
      const post = await published.getPublished(slug)
      if (!isOwner && !(await rules.isOpen(post))) throw commentsClosed()
      return post
    }

    return {
      /** Runs before the submitted text is read at all. */
      async checkCommenter(slug: string, { addressKey, isOwner }: Commenter): Promise<void> {
        await rules.requireOn()
        await published.getPublished(slug)
        if (!isOwner) await limits.refuseWaiting(await keys.senderKey(addressKey))
      },

      async submit(slug: string, input: CommentInput, commenter: Commenter): Promise<CommentRow> {
        return inTurn(async () => writeOnce(await getOpenPost(slug, commenter), input, commenter))
      },

      /** A preview passes the same checks as a submission, but stores nothing. */
      async preview(slug: string, input: CommentInput, commenter: Commenter) {
        const post = await getOpenPost(slug, commenter)
        if (!commenter.isOwner) await refuseOwnersName(input.name)
        await resolveParent(post, input.parentId)
        const name = commenter.isOwner ? await getOwnerName() : input.name
        return { name, token: await keys.makeToken(post.id, 'preview') }
      },

      async start(slug: string, commenter: Commenter) {
        const post = await getOpenPost(slug, commenter)
        const owner = commenter.isOwner ? { name: await getOwnerName() } : null
        return { token: await keys.makeToken(post.id, 'form'), owner }
      },

      /**
       * A form may be stored if its token is ours, has not expired, and is unused
       * or was used for this text.
       */
      async checkToken(slug: string, input: CommentInput, { addressKey, isOwner }: Commenter) {
        const post = await published.getPublished(slug)
        const form = await keys.readToken(post.id, input.token)
        if (!form) return 'old'
        if (!(await keys.isTokenUsed(form))) return 'good'
        const senderKey = await keys.senderKey(addressKey)
        return (await findDuplicate(post, input, { isOwner, senderKey })) ? 'good' : 'used'
      },

      async findParent(slug: string, id: number) {
        await rules.requireOn()
        return rows.findApproved((await published.getPublished(slug)).id, id)
      },
    }
  }

  return { writeAsOwner, submissionTo }
}

export type CommentSubmission = ReturnType<typeof createCommentSubmission>

/**
 * Limits are counted in the database for all processes together. Each comment costs two counts,
 * and each count is a write.
 */
function createCommentLimits(limitTo: RateLimitFactory) {
  const { points, minutes } = commentLimits.perAddress
  const perAddress = limitTo({
    name: 'comment',
    points,
    seconds: minutes * 60,
    message: (minutes) => commentErrors.tooMany(minutes),
  })
  const perPost = limitTo({
    name: 'comment-post',
    points: commentLimits.perPostAndHour,
    seconds: HOUR_S,
    message: (minutes) => commentErrors.tooManyHere(minutes),
  })

  return {
    refuseWaiting: (senderKey: string) => perAddress.refuseWaiting(senderKey),

    /**
     * Throws when the sender writes too much; returns whether more than
     * usual write under this post.
     */
    async consume(senderKey: string, postId: number): Promise<{ isRush: boolean }> {
      await perAddress.consume(senderKey)
      const count = await perPost.consume(String(postId))
      return { isRush: count > commentLimits.rushPerHour }
    },
  }
}

const commentsClosed = () => conflict('comments.closed', commentErrors.closed)
const ownersName = () => invalidFields({ name: commentErrors.ownersName })
export const parentCommentGone = () => conflict('comments.parent_gone', commentErrors.parentGone)
