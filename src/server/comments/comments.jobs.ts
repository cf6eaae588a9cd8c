import { commentLimits } from '#shared/limits.ts'
import { digestWords as words } from '#shared/texts/comment-mails.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import type { OutgoingMail } from '../platform/mail/mail-content.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { PostsService } from '../posts/posts.service.ts'
import type { SettingsService } from '../settings/settings.service.ts'
import type { CommentRulesService } from './comment-rules.service.ts'
import { quoteOf } from './comments.mail.ts'
import type { DigestRepository } from './digest.repository.ts'

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
  linkTo: (path: string) => string
  clock: Clock
}

interface Payload {
  afterId: number
}

/** Tells the owner what waits: one mail for all that came, however many. */
export function createDigest({ rows, rules, outbox, isHeld, clock, ...parts }: DigestParts) {
  const { posts, settings, linkTo } = parts
  const time = () => {
    const now = clock.now()
    const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)
    const { digestMinutes } = commentLimits
    return { now, restedSince: inMinutes(-digestMinutes), tooFar: inMinutes(digestMinutes) }
  }

  async function write({ afterId }: Payload): Promise<OutgoingMail | null> {
    const waiting = await rows.listWaiting(afterId, commentLimits.inDigest)
    if (waiting.length === 0 || !(await rules.isOn())) return null
    const count = await rows.count('waiting', afterId)
    const spam = await rows.count('spam', afterId)
    const links = await posts.listLinks(waiting.map(({ postId }) => postId))
    const titleOf = (id: number) => links.find((link) => link.id === id)?.title ?? ''
    const { blogName, ownerEmail } = await settings.get()
    const rest = count - waiting.length
    return {
      to: ownerEmail,
      content: {
        subject: words.subject(blogName, count),
        previewText: quoteOf(waiting[0]?.message ?? ''),
        greeting: words.greeting,
        opening: words.opening(count),
        title: { text: words.title(count) },
        body: [
          ...waiting.map(({ name, postId, message }) => ({
            from: words.item(name, titleOf(postId)),
            quote: quoteOf(message),
          })),
          { button: words.button, href: linkTo(MODERATION_PATH) },
          ...(rest > 0 ? [{ note: words.more(rest) }] : []),
          ...(spam > 0 ? [{ note: words.spam(spam) }] : []),
          { note: words.promise },
        ],
      },
    }
  }

  const mail = outbox.define<Payload>({
    kind: 'comment-digest',
    expiresAfterMs: DAY_MS,
    gate: async () => Boolean((await settings.get()).ownerEmail),
    write,
  })

  const isResting = async () => !outbox.canSend || !(await rules.isOn()) || (await isHeld())
  const job: Job<number> = {
    kind: 'comment-digest',
    async listDue() {
      const newest = (await isResting()) ? null : await rows.findDue(time())
      return newest === null ? [] : [newest]
    },
    run: (upTo) => rows.take(upTo, time(), (tx, afterId) => mail.addWithin(tx, { afterId })),
    afterBatch: outbox.startSoon,
    // They may wait a quarter of an hour, and nothing is wrong.
    countDue: async () => ({ count: 0, oldest: null }),
  }
  return job
}
