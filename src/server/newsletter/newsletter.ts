import type { VisitorKeys } from '../comments/visitor-keys.ts'
import type { Dog } from '../dog/dog.ts'
import type { Db } from '../platform/database/database.ts'
import { addOneDay } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { CommandHandlers } from '../platform/process/control.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import { createDoubleOptInRepository } from './double-opt-in.repository.ts'
import { createDoubleOptIn, type DiaryNames } from './double-opt-in.service.ts'
import { defineLetterSendingJob } from './letters/letter-sending.jobs.ts'
import { defineLetterStateJob } from './letters/letters.jobs.ts'
import { createLettersRepository } from './letters/letters.repository.ts'
import { createLettersService } from './letters/letters.service.ts'
import { createMailSetup } from './letters/mail-setup.service.ts'
import { presentLetter } from './newsletter.present.ts'
import { createSubscribersRepository } from './subscribers.repository.ts'
import { createSubscribersService } from './subscribers.service.ts'

interface NewsletterOptions {
  getNames: () => Promise<DiaryNames>
  keys: Pick<VisitorKeys, 'emailKey' | 'networkKey'>
}

export function createNewsletter(
  platform: Platform,
  content: Pick<Settings & Posts & Dog, 'posts' | 'onSave' | 'settings' | 'dog' | 'diaryDay'>,
  { getNames, keys }: NewsletterOptions,
) {
  const { database, db, jobs, clock } = platform
  const { posts, onSave, settings, dog, diaryDay } = content

  const subscriberRows = createSubscribersRepository(db)
  const doubleOptIn = createDoubleOptIn(platform, {
    rows: createDoubleOptInRepository(db),
    subscribers: subscriberRows,
    keys,
    getNames,
  })
  const { forgetOld } = doubleOptIn
  jobs.every({ kind: 'subscribers-forget', delayMs: 110_000, next: addOneDay, run: forgetOld })

  const letterRows = createLettersRepository(db)
  const mail = createMailSetup(platform, settings)
  const tablesOf = (store: Db) => ({
    rows: createLettersRepository(store),
    countRecipients: () => createSubscribersRepository(store).count({ state: 'confirmed' }),
  })
  const letters = createLettersService(platform, {
    ...tablesOf(db),
    mail,
    posts,
    settings,
    dog,
    diaryDay,
  })
  onSave(async (tx, { after, wish }) => {
    if (after && wish?.letter) await letters.createWithPost(after, wish.letter, tablesOf(tx))
  })
  defineLetterStateJob(platform, {
    rows: letterRows,
    posts,
    write: letters.write,
    afterMove: () => sending.wake(),
  })
  const sending = defineLetterSendingJob(platform, {
    rows: letterRows,
    subscribers: subscriberRows,
    leaveLinkOf: doubleOptIn.unsubscribeLinkOf,
    getReplyTo: mail.getReplyTo,
  })

  const letterCommands: CommandHandlers = {
    'letters status': async () =>
      (await letters.list()).map((letter) => presentLetter(letter, mail.perMinute)),
  }

  return {
    newsletter: doubleOptIn,
    subscribers: createSubscribersService({ rows: subscriberRows, doubleOptIn, diaryDay, clock }),
    forgetOld,
    mail,
    letters,
    letterCommands,
    countHeldLetters: letterRows.countHeld,
    /** Only one process uses the embedded store: leases at its start belong to a killed process. */
    async releaseLetterClaims() {
      if (database.kind === 'embedded') await letterRows.releaseClaims()
    },
  }
}
