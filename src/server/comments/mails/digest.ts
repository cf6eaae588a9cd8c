import { commentLimits } from '#shared/limits.ts'
import { digestWords as words } from '#shared/texts/comment-mails.ts'
import type { MailSender } from '../../mail-look/mail-frame.ts'
import type { MailKind } from '../../outbox/mail-kind.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { PostsService } from '../../posts/posts.service.ts'
import type { SettingsService } from '../../settings/settings.service.ts'
import type { CommentRulesService } from '../comment-rules.service.ts'
import { beginningOf, writeCommentMail } from './comment-mail.ts'
import type { DigestRepository } from './digest.repository.ts'

const KIND = 'comment-digest'
const MODERATION_PATH = '/admin/readers/comments'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

interface DigestParts {
  rows: DigestRepository
  rules: Pick<CommentRulesService, 'isOn'>
  posts: Pick<PostsService, 'listLinks'>
  settings: Pick<SettingsService, 'get'>
  outbox: Outbox
  isHeld: () => Promise<boolean>
  getSender: () => Promise<MailSender>
  clock: Clock
}

interface Facts {
  afterId: number
}

/** Tells the owner what waits: one mail for all that came, however many. */
export function createDigest({ rows, rules, outbox, isHeld, clock, ...parts }: DigestParts) {
  const { posts, settings, getSender } = parts
  const time = () => {
    const now = clock.now()
    const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)
    const { digestMinutes } = commentLimits
    return { now, restedSince: inMinutes(-digestMinutes), tooFar: inMinutes(digestMinutes) }
  }

  async function write({ afterId }: Facts): Promise<Mail | null> {
    const waiting = await rows.listWaiting(afterId, commentLimits.inDigest)
    if (waiting.length === 0 || !(await rules.isOn())) return null
    const count = await rows.count('waiting', afterId)
    const spam = await rows.count('spam', afterId)
    const links = await posts.listLinks(waiting.map(({ postId }) => postId))
    const titleOf = (id: number) => links.find((link) => link.id === id)?.title ?? ''
    const sender = await getSender()
    const rest = count - waiting.length
    return writeCommentMail(sender, {
      to: (await settings.get()).ownerEmail,
      subject: words.subject(sender.blogName, count),
      previewText: beginningOf(waiting[0]?.message ?? ''),
      ...{ greeting: words.greeting, opening: words.opening(count), title: words.title(count) },
      paragraphs: [],
      quotes: waiting.map((row) => ({
        from: words.item(row.name, titleOf(row.postId)),
        text: beginningOf(row.message),
      })),
      button: { label: words.button, href: `${sender.origin}${MODERATION_PATH}` },
      notes: [
        ...(rest > 0 ? [words.more(rest)] : []),
        ...(spam > 0 ? [words.spam(spam)] : []),
        words.promise,
      ],
    })
  }

  const kind: MailKind<Facts> = {
    usefulMs: DAY_MS,
    admit: async () => Boolean((await settings.get()).ownerEmail),
    write,
  }
  outbox.register(KIND, kind)

  const isResting = async () => !outbox.canSend || !(await rules.isOn()) || (await isHeld())
  const job: Job<number> = {
    kind: 'comment-digest',
    async listDue() {
      const newest = (await isResting()) ? null : await rows.findDue(time())
      return newest === null ? [] : [newest]
    },
    run: (upTo) =>
      rows.take(upTo, time(), (tx, afterId) => outbox.addWithin(tx, KIND, { afterId })),
    afterBatch: outbox.startSoon,
    // They may wait a quarter of an hour, and nothing is wrong.
    countDue: async () => ({ count: 0, oldest: null }),
  }
  return job
}
