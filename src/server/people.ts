import { createAuth } from './auth/auth.ts'
import { prepareAuth } from './auth/prepare-auth.ts'
import { createContact } from './contact/contact.ts'
import type { Content } from './content.ts'
import { createNewsletter } from './newsletter/newsletter.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/database/database.ts'
import { createMailer } from './platform/mail/mailer.ts'
import type { Clock } from './platform/process/clock.ts'
import type { Logger } from './platform/process/logger.ts'
import type { FindVisitor } from './platform/security/visitor.ts'

interface PeopleParts {
  config: Config
  database: Database
  content: Content
  clock: Clock
  log: Logger
  mailDelaysMs?: readonly number[]
  findVisitor?: FindVisitor
}

/** Whoever the diary knows: admins who sign in, people who write, subscribers; and the mails to them. */
export async function createPeople(parts: PeopleParts) {
  const { config, database, content, clock, log, mailDelaysMs, findVisitor } = parts
  const { settings, diaryDay } = content
  const mailer = await createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom ?? `no-reply@${config.publicUrl.hostname}`,
    log,
  })
  const auth = createAuth({
    ...{ config, database, clock, log, mailer, mailDelaysMs, findVisitor },
    getDiary: async () => ({
      blogName: (await settings.get()).blogName,
      timeZone: await diaryDay.zone(),
    }),
  })
  await prepareAuth(auth, config, log)
  const contact = await createContact({ mailer, database, settings, clock, log, mailDelaysMs })
  return {
    auth,
    findVisitor: auth.findVisitor,
    ...createNewsletter(database),
    contact,
    messages: contact.messages,
    async close() {
      await auth.google.close()
      await contact.close()
      await auth.recovery.mail.close()
      mailer.close()
    },
  }
}
