import type { Comments } from '../comments/comments.ts'
import type { Dog } from '../dog/dog.ts'
import { addOneDay } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { CommandHandlers } from '../platform/process/control.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { createDoubleOptInRepository } from './double-opt-in.repository.ts'
import { createDoubleOptIn } from './double-opt-in.service.ts'
import { defineLetterSendingJob } from './letters/letter-sending.jobs.ts'
import { defineLetterStateJob } from './letters/letters.jobs.ts'
import { createLettersRepository } from './letters/letters.repository.ts'
import { createLettersService } from './letters/letters.service.ts'
import { createMailSetup } from './letters/mail-setup.service.ts'
import { presentLetter } from './newsletter.present.ts'
import { createSubscribersRepository } from './subscribers.repository.ts'
import { createSubscribersService } from './subscribers.service.ts'

interface NewsletterOptions {
  settings: Settings
  posts: Posts
  dog: Dog
  comments: Comments
}

export function createNewsletter(
  platform: Platform,
  { settings, posts, dog, comments }: NewsletterOptions,
) {
  const { database, db, jobs, clock } = platform

  const subscriberRows = createSubscribersRepository(db)
  const doubleOptIn = createDoubleOptIn(platform, {
    rows: createDoubleOptInRepository(db),
    subscribers: subscriberRows,
    keys: comments.keys,
    settings,
    dog,
  })
  const { forgetOld } = doubleOptIn
  jobs.every({ kind: 'subscribers-forget', delayMs: 110_000, next: addOneDay, run: forgetOld })

  const letterRows = createLettersRepository(db)
  const mailSetup = createMailSetup(platform, settings)
  const letters = createLettersService(platform, {
    rows: letterRows,
    mailSetup,
    subscribers: subscriberRows,
    posts,
    settings,
    dog,
  })
  posts.onSave(async (tx, { after, wish }) => {
    if (!after || !wish?.letter) return
    await letters.createWithPost(after, wish.letter, {
      rows: createLettersRepository(tx),
      subscribers: createSubscribersRepository(tx),
    })
  })
  const sending = defineLetterSendingJob(platform, {
    rows: letterRows,
    subscribers: subscriberRows,
    doubleOptIn,
    mailSetup,
  })
  defineLetterStateJob(platform, { rows: letterRows, posts, letters, sending })

  const commands: CommandHandlers = {
    'letters status': async () =>
      (await letters.list()).map((letter) => presentLetter(letter, mailSetup.perMinute)),
  }
  /** Only one process uses the embedded store: leases at its start belong to a killed process. */
  async function releaseClaims() {
    if (database.kind === 'embedded') await letterRows.releaseClaims()
  }

  return {
    doubleOptIn,
    subscribers: createSubscribersService({ rows: subscriberRows, doubleOptIn, settings, clock }),
    mailSetup,
    letters,
    countHeldLetters: letterRows.countHeld,
    forgetOld,
    commands,
    start: releaseClaims,
    afterRestore: releaseClaims,
  }
}

export type Newsletter = ReturnType<typeof createNewsletter>
