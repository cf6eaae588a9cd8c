import { addOneDay } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { Posts } from '../posts/posts.ts'
import type { ReadablePosts } from '../posts/read-posts.ts'
import type { Settings } from '../settings/settings.ts'
import { createCommentMailsRepository } from './comment-mails.repository.ts'
import { defineDigestJob } from './comments.jobs.ts'
import { createCommentsRepository } from './comments.repository.ts'
import { createCommentRules, createThreadService } from './comments.service.ts'
import { createCommentImport } from './import-comments.service.ts'
import { createModerationRepository } from './moderation.repository.ts'
import { createCommentErasure, createModerationService } from './moderation.service.ts'
import { createReplyNotifications } from './reply-notifications.service.ts'
import { createSpamFilter } from './spam-filter.ts'
import { createCommentSubmission } from './submit-comment.service.ts'
import { createVisitorKeys } from './visitor-keys.ts'

interface CommentsOptions {
  settings: Settings
  posts: Posts
}

export function createComments(platform: Platform, { settings, posts }: CommentsOptions) {
  const { db, jobs, clock, changes } = platform
  const rows = createCommentsRepository(db)
  const mailRows = createCommentMailsRepository(db)
  const moderationRows = createModerationRepository(db)

  const rules = createCommentRules(rows, settings)
  const keys = createVisitorKeys(rows, clock)
  changes.onChange(keys.forgetLasting)
  const filter = createSpamFilter(moderationRows)
  const replies = createReplyNotifications(platform, mailRows, { rules, posts, settings })
  const submission = createCommentSubmission(platform, {
    rows,
    rules,
    settings,
    keys,
    filter,
    replies,
  })
  const moderation = createModerationService({
    rows: moderationRows,
    posts,
    settings,
    submission,
    filter,
    replies,
    changes,
    clock,
  })
  const clearing = createCommentErasure({
    rows: moderationRows,
    keys,
    replies,
    changes,
    clock,
  })
  const imports = createCommentImport(rows, keys, clock)
  defineDigestJob(platform, { rows: mailRows, rules, posts, settings })

  async function forgetOld() {
    await clearing.purge()
    await replies.forgetOld()
    await keys.forgetOld()
  }
  jobs.every({ kind: 'comments-forget', delayMs: 105_000, next: addOneDay, run: forgetOld })

  return {
    rules,
    keys,
    /** Comments as the readers of these posts see and write them. */
    readerFor: (published: ReadablePosts) => ({
      rules,
      thread: createThreadService(platform, { rows, rules, published, settings }),
      submission: submission.submissionTo(published),
    }),
    moderation,
    clearing,
    replies,
    imports,
    forgetOld,
  }
}

export type Comments = ReturnType<typeof createComments>
export type ReadableComments = ReturnType<Comments['readerFor']>
