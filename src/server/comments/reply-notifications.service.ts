import { hash, randomBytes } from 'node:crypto'
import { replyMailPaths } from '#shared/comments/pages.ts'
import { DAY_MS } from '#shared/durations.ts'
import { commentLimits } from '#shared/limits.ts'
import type { Platform } from '../platform/platform.ts'
import type {
  CommentMailsRepository,
  LinkPurpose,
  ReplySubscriber,
} from './comment-mails.repository.ts'
import {
  type CommentMailOptions,
  defineReplyConfirmationMail,
  defineReplyMail,
  type ReplyMailOptions,
} from './comments.mail.ts'
import type { CommentRow } from './comments.present.ts'

const hashOf = (secret: string) => hash('sha256', secret)

/** Mails about replies go out only after approval, and only to addresses that confirmed. */
export function createReplyNotifications(
  { mailQueue, linkTo, clock }: Platform,
  rows: CommentMailsRepository,
  content: Omit<CommentMailOptions, 'rows' | 'linkTo'>,
) {
  const inMs = (ms: number) => new Date(clock.now().getTime() + ms)
  /** Mails are delayed, because the owner may undo an approval. */
  const soon = () => inMs(commentLimits.replyMailSeconds * 1000)

  /** The secret is only in the mail; the database stores its hash. */
  async function makeLink(readerId: number, purpose: LinkPurpose, endsAt: Date | null) {
    const secret = randomBytes(24).toString('base64url')
    await rows.addLink({ secretHash: hashOf(secret), readerId, purpose, endsAt })
    return linkTo(replyMailPaths[purpose](secret))
  }
  const mailOptions: ReplyMailOptions = {
    ...content,
    rows,
    linkTo,
    confirmLinkOf: (readerId) =>
      makeLink(readerId, 'confirm', inMs(commentLimits.confirmDays * DAY_MS)),
    stopLinkOf: (readerId) => makeLink(readerId, 'stop', null),
  }
  const confirmation = defineReplyConfirmationMail(mailQueue, mailOptions)
  const replyMail = defineReplyMail(mailQueue, mailOptions)

  /**
   * Returns the link's reply subscriber, or null for an unknown or expired link. Mail scanners open
   * links, so this changes nothing.
   */
  async function open(secret: string, purpose: LinkPurpose): Promise<ReplySubscriber | null> {
    const found = await rows.findLink(hashOf(secret), purpose)
    return found && (!found.endsAt || found.endsAt > clock.now()) ? found.reader : null
  }

  /** Each address gets a confirmation request once, ever. */
  async function requestConfirmationOnce({
    email,
    emailKey,
    wantsReplies,
  }: CommentRow): Promise<void> {
    if (!wantsReplies || !email || !emailKey) return
    const reader = await rows.add(email, emailKey, clock.now())
    if (reader) await confirmation.enqueue({ readerId: reader.id }, soon())
    else await rows.saveOrDropEmail(email, emailKey)
  }

  /**
   * Notifies the author of the comment replied to and the author of the
   * first comment in the thread.
   */
  async function notifySubscribers(reply: CommentRow): Promise<void> {
    const ids = new Set([reply.replyToId, reply.parentId].filter((id) => id !== null))
    const answered = await Promise.all([...ids].map((id) => rows.findApproved(id)))
    const emailKeys = answered.flatMap((row) =>
      row?.wantsReplies && row.emailKey && row.emailKey !== reply.emailKey ? [row.emailKey] : [],
    )
    for (const { id } of await rows.listConfirmed(emailKeys)) {
      await replyMail.enqueue({ readerId: id, commentId: reply.id }, soon())
    }
  }

  return {
    async mailAfterApproval(approved: CommentRow[]): Promise<void> {
      if (!mailQueue.canSend) return
      for (const row of approved) {
        await requestConfirmationOnce(row)
        if (row.replyToId !== null) await notifySubscribers(row)
      }
    },

    open,
    /** Links may be used repeatedly; false means that the link is not valid. */
    async confirm(secret: string): Promise<boolean> {
      const reader = await open(secret, 'confirm')
      if (reader && (await rows.confirm(reader.id))) {
        for (const commentId of await rows.listMissed(reader.emailKey)) {
          await replyMail.enqueue({ readerId: reader.id, commentId })
        }
      }
      return reader !== null
    },
    async stop(secret: string): Promise<boolean> {
      const reader = await open(secret, 'stop')
      if (reader) await rows.unsubscribe(reader.id)
      return reader !== null
    },

    forgetReader: rows.remove,
    async forgetOld(): Promise<void> {
      await rows.removeEndedLinks(clock.now())
      await rows.forgetUnconfirmed(inMs(-commentLimits.confirmDays * DAY_MS))
      await rows.forgetUnneeded()
    },
  }
}

export type ReplyNotifications = ReturnType<typeof createReplyNotifications>
