import { commentAnchor } from '#shared/comments/comment-pages.ts'
import { replyConfirmationWords, replyWords } from '#shared/texts/comment-mails.ts'
import { letterWords } from '#shared/texts/letter-mail.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import type { PostsService } from '../posts/posts.service.ts'
import type { SettingsService } from '../settings/settings.service.ts'
import type { ReadersRepository } from './comment-mails.repository.ts'
import type { CommentRulesService } from './comment-rules.service.ts'
import type { CommentRow } from './comments.present.ts'
import type { ReaderLinks } from './reader-links.ts'

const DAY_MS = 24 * 60 * 60_000

export interface ReplyMailParts {
  outbox: Outbox
  rows: ReadersRepository
  rules: Pick<CommentRulesService, 'isOn'>
  posts: Pick<PostsService, 'listLinks'>
  links: ReaderLinks
  settings: Pick<SettingsService, 'get'>
  linkTo: (path: string) => string
}

interface Asked {
  readerId: number
}
interface Told {
  readerId: number
  commentId: number
}

/** A mail to nobody is not sent again, and the address is not kept. */
const stopWhenBounced =
  (rows: ReadersRepository) =>
  async ({ readerId }: Asked, { kind }: { kind: string }) => {
    if (kind === 'bounced') await rows.stop(readerId)
  }

/** Asks whether the address is theirs: once, after the owner approved what they wrote. */
export const defineConfirmation = (parts: ReplyMailParts) =>
  parts.outbox.define<Asked>({
    kind: 'comment-confirmation',
    expiresAfterMs: 7 * DAY_MS,
    async write({ readerId }) {
      const reader = await parts.rows.find(readerId)
      if (!reader?.email || reader.state !== 'waiting') return null
      const comment = await parts.rows.findWanted(reader.emailKey)
      const post = comment && (await postOf(parts, comment))
      if (!post) return null
      const href = await parts.links.confirmLinkOf(readerId)
      const words = replyConfirmationWords
      return {
        to: reader.email,
        content: {
          subject: words.subject((await parts.settings.get()).blogName),
          previewText: words.previewText,
          greeting: words.greeting,
          opening: words.opening,
          title: { text: words.title.join(' ') },
          body: [
            { text: words.promise(post.title) },
            { button: words.button, href },
            { note: words.byHand, link: href, inText: words.inText },
            { note: words.notYou },
          ],
        },
      }
    },
    onFailed: stopWhenBounced(parts.rows),
  })

/** Written when it leaves: whatever was taken back by then is not told. */
export const defineReply = (parts: ReplyMailParts) =>
  parts.outbox.define<Told>({
    kind: 'comment-reply',
    expiresAfterMs: 3 * DAY_MS,
    async write({ readerId, commentId }) {
      const reader = await parts.rows.find(readerId)
      const comment = await parts.rows.findApproved(commentId)
      if (!reader?.email || reader.state !== 'confirmed' || !comment) return null
      const post = await postOf(parts, comment)
      const own = await parts.rows.findWanted(reader.emailKey)
      if (!post || !own) return null
      const page = parts.linkTo(`/blog/${encodeURIComponent(post.slug)}`)
      const unsubscribeUrl = await parts.links.stopLinkOf(readerId)
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
    onFailed: stopWhenBounced(parts.rows),
  })

/** Null where visitors see nothing of it. */
async function postOf({ rules, posts }: ReplyMailParts, { postId }: CommentRow) {
  const [post] = await posts.listLinks([postId])
  return post?.published && (await rules.isOn()) ? post : null
}

const LONGEST_QUOTE = 400

/** As much of a comment as shows what it is about. */
export const quoteOf = (message: string) =>
  message.length > LONGEST_QUOTE ? `${message.slice(0, LONGEST_QUOTE).trimEnd()}…` : message
