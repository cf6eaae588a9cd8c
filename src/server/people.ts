import { createAuth } from './auth/auth.ts'
import { prepareAuth } from './auth/prepare-auth.ts'
import { createComments } from './comments/comments.ts'
import { createContact } from './contact/contact.ts'
import type { Content } from './content.ts'
import { mailBrandOf } from './dog/mail-brand.ts'
import { createRemindersRepository } from './dog-log/reminders/reminders.repository.ts'
import { createReminders } from './dog-log/reminders/reminders.ts'
import { createLetters } from './letters/letters.ts'
import { forgetRecipient } from './letters/recipients.repository.ts'
import { createNewsletter } from './newsletter/newsletter.ts'
import type { ChangeFeed } from './platform/changes/change-feed.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/database/database.ts'
import type { JobRegistry } from './platform/jobs/jobs.ts'
import { createMailHold } from './platform/mail/mail-hold.repository.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import type { Clock } from './platform/process/clock.ts'
import type { Logger } from './platform/process/logger.ts'
import type { FindVisitor } from './platform/security/visitor.ts'

interface PeopleParts {
  config: Config
  database: Database
  content: Content
  announce: ChangeFeed['announce']
  jobs: JobRegistry
  clock: Clock
  log: Logger
  mailDelaysMs?: readonly number[]
  findVisitor?: FindVisitor
}

/** Whoever the diary knows: admins who sign in, people who write, subscribers; and the mails to them. */
export async function createPeople(parts: PeopleParts) {
  const { config, database, content, jobs, clock, log, mailDelaysMs, findVisitor } = parts
  const { diaryDay, dog, settings } = content
  const from = config.mailFrom ?? `no-reply@${config.publicUrl.hostname}`
  const mailer = await createMailer({ smtpUrl: config.smtpUrl, from, log })
  const mailHold = createMailHold(database.db)
  const mailBrand = async () =>
    mailBrandOf({
      origin: config.publicUrl.origin,
      settings: await settings.get(),
      dog: await dog.getPublic(),
    })
  const outbox = createOutbox({
    ...{ db: database.db, clock, jobs, mailer, mailBrand, isHeld: mailHold.isHeld, log },
    domain: config.publicUrl.hostname,
    retryMs: mailDelaysMs,
  })
  const auth = createAuth({
    ...{ config, database, clock, log, outbox, findVisitor },
    getDiary: async () => ({
      blogName: (await settings.get()).blogName,
      timeZone: await diaryDay.zone(),
    }),
  })
  await prepareAuth(auth, config, log)
  const contact = await createContact({ outbox, database, settings, clock, log })
  const writingMails = {
    ...{ outbox, isHeld: mailHold.isHeld },
    linkTo: (path: string) => new URL(path, config.publicUrl).href,
    getNames: async () => ({
      blogName: (await settings.get()).blogName,
      dogName: (await dog.getPublic()).name,
    }),
  }
  const { announce } = parts
  const comments = createComments({ ...writingMails, database, content, announce, jobs, clock })
  const newsletter = createNewsletter({
    ...{ ...writingMails, database, forgetRecipient, diaryDay, jobs, clock },
    keys: comments.keys,
  })
  jobs.define(
    createReminders({
      ...{ ...writingMails, diaryDay, dogLog: content.dogLog },
      rows: createRemindersRepository(database.db),
      getOwnerEmail: async () => (await settings.get()).ownerEmail,
    }),
  )
  const letters = await createLetters({
    ...{ config, database, content, mailer, from, hold: mailHold, mailBrand, jobs, clock, log },
    readers: newsletter.letterReaders,
  })
  return {
    auth,
    findVisitor: auth.findVisitor,
    ...newsletter,
    letters: letters.letters,
    mail: letters.mail,
    letterCommands: letters.commands,
    contact,
    messages: contact.messages,
    mailHold,
    outbox,
    comments,
    async close() {
      await auth.google.close()
      mailer.close()
    },
  }
}

export type People = Awaited<ReturnType<typeof createPeople>>
