import { commentAnchor } from '#shared/comments/pages.ts'
import { DAY_MS } from '#shared/durations.ts'
import { commentLimits } from '#shared/limits.ts'
import {
  replyConfirmationWords as confirmationWords,
  digestWords,
  replyWords,
} from '#texts/mail/comments.ts'
import { letterWords } from '#texts/mail/newsletter.ts'
import type { MailQueue } from '../platform/mail/mail-queue.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import type { CommentMailsRepository } from './comment-mails.repository.ts'
import type { CommentRow } from './comments.present.ts'
import type { CommentRulesService } from './comments.service.ts'

const MODERATION_PATH = '/admin/readers/comments'
const MAX_QUOTE_LENGTH = 400

export interface CommentMailOptions {
  rows: CommentMailsRepository
  rules: CommentRulesService
  posts: Posts
  settings: Settings
  linkTo: (path: string) => string
}

export interface ReplyMailOptions extends CommentMailOptions {
  confirmLinkOf: (readerId: number) => Promise<string>
  stopLinkOf: (readerId: number) => Promise<string>
}

/** Asks whether the address belongs to the commenter, once the owner approved the comment. */
export function defineReplyConfirmationMail(mailQueue: MailQueue, options: ReplyMailOptions) {
  const { rows, settings, confirmLinkOf } = options
  return mailQueue.define<{ readerId: number }>({
    kind: 'comment-confirmation',
    expiresAfterMs: 7 * DAY_MS,
    async write({ readerId }) {
      const reader = await rows.find(readerId)
      if (!reader?.email || reader.state !== 'waiting') return null
      const comment = await rows.findWanted(reader.emailKey)
      const post = comment && (await findPublicPost(options, comment))
      if (!post) return null
      const href = await confirmLinkOf(readerId)
      return {
        to: reader.email,
        content: {
          subject: confirmationWords.subject((await settings.get()).blogName),
          previewText: confirmationWords.previewText,
          greeting: confirmationWords.greeting,
          opening: confirmationWords.opening,
          title: { text: confirmationWords.title.join(' ') },
          body: [
            { text: confirmationWords.promise(post.title) },
            { button: confirmationWords.button, href },
            { note: confirmationWords.byHand, link: href, inText: confirmationWords.inText },
            { note: confirmationWords.notYou },
          ],
        },
      }
    },
    onFailed: stopWhenBounced(rows),
  })
}

/** The mail is written when it is sent, so a reply removed by then is not mailed. */
export function defineReplyMail(mailQueue: MailQueue, options: ReplyMailOptions) {
  const { rows, linkTo, stopLinkOf } = options
  return mailQueue.define<{ readerId: number; commentId: number }>({
    kind: 'comment-reply',
    expiresAfterMs: 3 * DAY_MS,
    async write({ readerId, commentId }) {
      const reader = await rows.find(readerId)
      const comment = await rows.findApproved(commentId)
      if (!reader?.email || reader.state !== 'confirmed' || !comment) return null
      const post = await findPublicPost(options, comment)
      const own = await rows.findWanted(reader.emailKey)
      if (!post || !own) return null
      const page = linkTo(`/blog/${encodeURIComponent(post.slug)}`)
      const unsubscribeUrl = await stopLinkOf(readerId)
      const quote = quoteOf(comment.message)
      return {
        to: reader.email,
        unsubscribeUrl,
        content: {
          subject: replyWords.subject(comment.name, post.title),
          previewText: quote,
          greeting: letterWords.greeting(own.name),
          opening: replyWords.opening(comment.name),
          title: { text: replyWords.title(post.title) },
          body: [
            { from: comment.name, quote },
            { button: replyWords.button, href: `${page}#${commentAnchor(comment.id)}` },
          ],
          footer: {
            why: [replyWords.why],
            links: [{ label: replyWords.stop, href: unsubscribeUrl }],
          },
        },
      }
    },
    onFailed: stopWhenBounced(rows),
  })
}

export function defineDigestMail(mailQueue: MailQueue, options: CommentMailOptions) {
  const { rows, rules, posts, settings, linkTo } = options
  return mailQueue.define<{ afterId: number }>({
    kind: 'comment-digest',
    expiresAfterMs: DAY_MS,
    gate: async () => Boolean((await settings.get()).ownerEmail),
    async write({ afterId }) {
      const waiting = await rows.listWaiting(afterId, commentLimits.inDigest)
      if (waiting.length === 0 || !(await rules.isOn())) return null
      const count = await rows.countSince('waiting', afterId)
      const spam = await rows.countSince('spam', afterId)
      const links = await posts.listLinks(waiting.map(({ postId }) => postId))
      const titleOf = (id: number) => links.find((link) => link.id === id)?.title ?? ''
      const { blogName, ownerEmail } = await settings.get()
      const rest = count - waiting.length
      return {
        to: ownerEmail,
        content: {
          subject: digestWords.subject(blogName, count),
          previewText: quoteOf(waiting[0]?.message ?? ''),
          greeting: digestWords.greeting,
          opening: digestWords.opening(count),
          title: { text: digestWords.title(count) },
          body: [
            ...waiting.map(({ name, postId, message }) => ({
              from: digestWords.item(name, titleOf(postId)),
              quote: quoteOf(message),
            })),
            { button: digestWords.button, href: linkTo(MODERATION_PATH) },
            ...(rest > 0 ? [{ note: digestWords.more(rest) }] : []),
            ...(spam > 0 ? [{ note: digestWords.spam(spam) }] : []),
            { note: digestWords.promise },
          ],
        },
      }
    },
  })
}

/** A bounced address has no mailbox, so it is dropped. */
const stopWhenBounced =
  (rows: CommentMailsRepository) =>
  async ({ readerId }: { readerId: number }, { kind }: { kind: string }) => {
    if (kind === 'bounced') await rows.unsubscribe(readerId)
  }

async function findPublicPost({ rules, posts }: CommentMailOptions, { postId }: CommentRow) {
  const [post] = await posts.listLinks([postId])
  return post?.published && (await rules.isOn()) ? post : null
}

const quoteOf = (message: string) =>
  message.length > MAX_QUOTE_LENGTH ? `${message.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : message
