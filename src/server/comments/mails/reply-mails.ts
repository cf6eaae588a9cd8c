import { commentAnchor } from '#shared/comments/comment-pages.ts'
import { replyConfirmationWords, replyWords } from '#shared/texts/comment-mails.ts'
import { letterWords } from '#shared/texts/letter-mail.ts'
import type { MailSender } from '../../mail-look/mail-frame.ts'
import type { MailKind } from '../../outbox/mail-kind.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { PostsService } from '../../posts/posts.service.ts'
import type { CommentRulesService } from '../comment-rules.service.ts'
import type { CommentRow } from '../comments.present.ts'
import { beginningOf, writeCommentMail } from './comment-mail.ts'
import type { ReaderLinks } from './reader-links.ts'
import type { ReadersRepository } from './readers.repository.ts'

const DAY_MS = 24 * 60 * 60_000

interface MailParts {
  rows: ReadersRepository
  rules: Pick<CommentRulesService, 'isOn'>
  posts: Pick<PostsService, 'listLinks'>
  links: ReaderLinks
  getSender: () => Promise<MailSender>
}

interface Asked {
  readerId: number
}
interface Told {
  readerId: number
  commentId: number
}

/** A mail to nobody is not sent again, and the address is not kept. */
const stopWhenBounced = (rows: ReadersRepository): MailKind<Asked>['whenFailed'] =>
  async function whenFailed({ readerId }, { kind }) {
    if (kind === 'bounced') await rows.stop(readerId)
  }

/** Asks whether the address is theirs: once, after the owner approved what they wrote. */
export const confirmationKind = (parts: MailParts): MailKind<Asked> => ({
  usefulMs: 7 * DAY_MS,
  async write({ readerId }): Promise<Mail | null> {
    const reader = await parts.rows.find(readerId)
    if (!reader?.email || reader.state !== 'waiting') return null
    const comment = await parts.rows.findWanted(reader.emailKey)
    const post = comment && (await postOf(parts, comment))
    if (!post) return null
    const href = await parts.links.confirmLinkOf(readerId)
    const sender = await parts.getSender()
    const words = replyConfirmationWords
    return writeCommentMail(sender, {
      ...{ to: reader.email, subject: words.subject(sender.blogName) },
      ...{ previewText: words.previewText, greeting: words.greeting },
      ...{ opening: words.opening, title: words.title.join(' ') },
      paragraphs: [words.promise(post.title)],
      quotes: [],
      button: { label: words.button, href },
      notes: [`${words.byHand} ${href}`, words.notYou],
    })
  },
  whenFailed: stopWhenBounced(parts.rows),
})

/** Written when it leaves: whatever was taken back by then is not told. */
export const replyKind = (parts: MailParts): MailKind<Told> => ({
  usefulMs: 3 * DAY_MS,
  async write({ readerId, commentId }): Promise<Mail | null> {
    const reader = await parts.rows.find(readerId)
    const comment = await parts.rows.findApproved(commentId)
    if (!reader?.email || reader.state !== 'confirmed' || !comment) return null
    const post = await postOf(parts, comment)
    const own = await parts.rows.findWanted(reader.emailKey)
    if (!post || !own) return null
    const sender = await parts.getSender()
    const address = `${sender.origin}/blog/${encodeURIComponent(post.slug)}`
    const stop = await parts.links.stopLinkOf(readerId)
    return writeCommentMail(sender, {
      ...{ to: reader.email, subject: replyWords.subject(comment.name, post.title) },
      previewText: beginningOf(comment.message),
      greeting: letterWords.greeting(own.name),
      ...{ opening: replyWords.opening(comment.name), title: replyWords.title(post.title) },
      paragraphs: [],
      quotes: [{ from: comment.name, text: beginningOf(comment.message) }],
      button: { label: replyWords.button, href: `${address}#${commentAnchor(comment.id)}` },
      notes: [],
      stop: { why: replyWords.why, label: replyWords.stop, href: stop },
    })
  },
  whenFailed: stopWhenBounced(parts.rows),
})

/** Null where visitors see nothing of it. */
async function postOf({ rules, posts }: MailParts, { postId }: CommentRow) {
  const [post] = await posts.listLinks([postId])
  return post?.published && (await rules.isOn()) ? post : null
}
