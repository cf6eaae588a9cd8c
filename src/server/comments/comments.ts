import { aDayLater } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { createClosingsRepository } from './closings.repository.ts'
import { createCommentRules } from './comment-rules.service.ts'
import type { CommentRow } from './comments.present.ts'
import { createImportingRepository } from './importing/importing.repository.ts'
import { createImportingService } from './importing/importing.service.ts'
import { createDigestRepository } from './mails/digest.repository.ts'
import { createDigest } from './mails/digest.ts'
import { createReaderLinks } from './mails/reader-links.ts'
import { createReadersRepository } from './mails/readers.repository.ts'
import { createReplies } from './mails/replies.ts'
import { createClearingService } from './moderation/clearing.service.ts'
import { createErasingRepository } from './moderation/erasing.repository.ts'
import { createModerationRepository } from './moderation/moderation.repository.ts'
import { createModerationService } from './moderation/moderation.service.ts'
import { createFilter } from './spam/filter.ts'
import { createWordsRepository } from './spam/words.repository.ts'
import { createThreadRepository } from './thread/thread.repository.ts'
import { createThreadService } from './thread/thread.service.ts'
import { createBringIn } from './writing/bring-in.ts'
import { createCommentLimits } from './writing/comment-limits.ts'
import { createKeysRepository } from './writing/keys.repository.ts'
import { createKeys } from './writing/keys.ts'
import { createWritingRepository } from './writing/writing.repository.ts'
import { createWritingService } from './writing/writing.service.ts'

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
