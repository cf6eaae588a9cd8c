import { commentLimits } from '#shared/limits.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { ReaderRow } from './comment-mails.repository.ts'
import { defineConfirmation, defineReply, type ReplyMailParts } from './comments.mail.ts'
import type { CommentRow } from './comments.present.ts'

const DAY_MS = 24 * 60 * 60_000

interface RepliesParts extends ReplyMailParts {
  clock: Clock
}

/** Mails about replies: after approval alone, to addresses that said yes. */
export function createReplies(parts: RepliesParts) {
  const { rows, links, outbox, clock } = parts
  const confirmation = defineConfirmation(parts)
  const answer = defineReply(parts)
  /** The owner may take an approval back. */
  const soon = () => new Date(clock.now().getTime() + commentLimits.replyMailSeconds * 1000)

  async function askOnce({ email, emailKey, wantsReplies }: CommentRow): Promise<void> {
    if (!wantsReplies || !email || !emailKey) return
    const reader = await rows.add(email, emailKey, clock.now())
    if (reader) await confirmation.add({ readerId: reader.id }, soon())
    else await rows.settleEmail(email, emailKey)
  }

  /** Whoever is answered, and whoever began the thread. */
  async function tellOf(reply: CommentRow): Promise<void> {
    const ids = new Set([reply.replyToId, reply.parentId].filter((id) => id !== null))
    const answered = await Promise.all([...ids].map((id) => rows.findApproved(id)))
    const wanting = answered.flatMap((row) =>
      row?.wantsReplies && row.emailKey && row.emailKey !== reply.emailKey ? [row.emailKey] : [],
    )
    for (const { id } of await rows.listConfirmed(wanting)) {
      await answer.add({ readerId: id, commentId: reply.id }, soon())
    }
  }

  async function tellMissed({ id, emailKey }: ReaderRow): Promise<void> {
    for (const commentId of await rows.listMissed(emailKey)) {
      await answer.add({ readerId: id, commentId })
    }
  }

  return {
    async whenApproved(approved: CommentRow[]): Promise<void> {
      if (!outbox.canSend) return
      for (const row of approved) {
        await askOnce(row)
        if (row.replyToId !== null) await tellOf(row)
      }
    },

    open: links.open,
    /** Each may be done twice; false when the link is good for nothing. */
    async confirm(secret: string): Promise<boolean> {
      const reader = await links.open(secret, 'confirm')
      if (reader && (await rows.confirm(reader.id))) await tellMissed(reader)
      return reader !== null
    },
    async stop(secret: string): Promise<boolean> {
      const reader = await links.open(secret, 'stop')
      if (reader) await rows.stop(reader.id)
      return reader !== null
    },

    forgetReader: rows.remove,
    /** Every day. */
    async forgetOld(): Promise<void> {
      const { confirmDays } = commentLimits
      await rows.removeEndedLinks(clock.now())
      await rows.forgetUnconfirmed(new Date(clock.now().getTime() - confirmDays * DAY_MS))
      await rows.forgetUnneeded()
    },
  }
}

export type Replies = ReturnType<typeof createReplies>
