import { aDayLater } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { createBringIn } from './bring-in.ts'
import { createClearingService } from './clearing.service.ts'
import { createClosingsRepository } from './closings.repository.ts'
import { createCommentLimits } from './comment-limits.ts'
import { createReadersRepository } from './comment-mails.repository.ts'
import { createCommentRules } from './comment-rules.service.ts'
import { createDigest } from './comments.jobs.ts'
import type { CommentRow } from './comments.present.ts'
import { createWritingRepository } from './comments.repository.ts'
import { createDigestRepository } from './digest.repository.ts'
import { createErasingRepository } from './erasing.repository.ts'
import { createFilter } from './filter.ts'
import { createImportingService } from './import-comments.service.ts'
import { createImportingRepository } from './importing.repository.ts'
import { createKeysRepository } from './keys.repository.ts'
import { createModerationRepository } from './moderation.repository.ts'
import { createModerationService } from './moderation.service.ts'
import { createReaderLinks } from './reader-links.ts'
import { createReplies } from './reply-notifications.service.ts'
import { createWritingService } from './submit-comment.service.ts'
import { createThreadRepository } from './thread.repository.ts'
import { createThreadService } from './thread.service.ts'
import { createKeys } from './visitor-keys.ts'
import { createWordsRepository } from './words.repository.ts'

/** What readers answer, what the owner does with it, and who hears of it. */
export function createComments(
  platform: Platform,
  { posts, settings, diaryDay }: Pick<Settings & Posts, 'posts' | 'settings' | 'diaryDay'>,
) {
  const { db, outbox, jobs, linkTo, limitTo, clock } = platform
  const { announce } = platform.changes
  const { isHeld } = platform.mailHold
  const getZone = diaryDay.zone
  const rules = createCommentRules({ settings, diaryDay, closings: createClosingsRepository(db) })
  const keys = createKeys({ rows: createKeysRepository(db), clock })
  const filter = createFilter(createWordsRepository(db))
  const readers = createReadersRepository(db)
  const links = createReaderLinks({ rows: readers, linkTo, clock })
  const replies = createReplies({
    ...{ rows: readers, rules, posts, links, settings, outbox, linkTo, clock },
  })
  const writing = createWritingService({
    ...{ rows: createWritingRepository(db), rules, posts, settings, keys, filter, clock },
    limits: createCommentLimits(limitTo),
    async whenPublic(row: CommentRow) {
      await announce('additive')
      await replies.whenApproved([row])
    },
  })
  const importing = createImportingService(createImportingRepository(db), keys, clock)
  const rows = createModerationRepository(db)
  jobs.define(
    createDigest({
      ...{ rows: createDigestRepository(db), rules, posts, settings, outbox, isHeld, linkTo },
      clock,
    }),
  )
  const clearing = createClearingService({
    ...{ rows, erasing: createErasingRepository(db), announce, clock },
    emailKey: keys.emailKey,
    forgetReader: replies.forgetReader,
  })
  /** What nobody needs any more. */
  async function forgetOld() {
    await clearing.purge()
    await replies.forgetOld()
    await keys.forgetOld()
  }
  jobs.every({ kind: 'comments-forget', delayMs: 105_000, next: aDayLater, run: forgetOld })
  return {
    rules,
    keys,
    writing,
    replies,
    clearing,
    bringIn: createBringIn({ rows: createWritingRepository(db), keys }),
    importing,
    announce,
    getZone,
    thread: createThreadService({
      ...{ rows: createThreadRepository(db), rules, posts, getZone, canNotify: outbox.canSend },
    }),
    moderation: createModerationService({
      ...{ rows, posts, writing, filter, getZone, announce, clock },
      whenApproved: replies.whenApproved,
    }),
    forgetOld,
  }
}

export type Comments = ReturnType<typeof createComments>
