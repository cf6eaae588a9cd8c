import type { MailContent, OutgoingMail } from '#server/platform/mail/mail-content.ts'
import type { DefinedMail, MailQueue } from '#server/platform/mail/mail-queue.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { Logger } from '#server/platform/process/log.ts'
import type { RateLimit } from '#server/platform/security/rate-limits.ts'
import type { Settings } from '#server/settings/settings.ts'
import { DAY_MS } from '#shared/durations.ts'
import { moments } from '#texts/grammar.ts'
import { accountMailWords as words } from '#texts/mail/accounts.ts'
import { describeBrowser } from './describe-browser.ts'
import { FIRST_OWNER_EMAIL, usernameOf } from './people.service.ts'
import type { ClientInfo, SessionsService } from './sessions.service.ts'

interface Mail {
  to: string
  blogName: string
}

function write(
  { to, blogName }: Mail,
  subject: string,
  previewText: string,
  ...body: MailContent['body']
): OutgoingMail {
  return {
    to,
    content: {
      subject: `[${blogName}] ${subject}`,
      previewText,
      greeting: subject,
      opening: words.greeting,
      body: [{ text: previewText }, ...body],
    },
  }
}

export const writeResetMail = (mail: Mail & { link: string }) =>
  write(
    mail,
    words.reset.subject,
    words.reset.first,
    { link: mail.link },
    { text: words.reset.ends },
    { text: words.reset.notYou },
  )

/** Google accounts have no password to reset; this mail says so, else they would wait in vain. */
export const writeNoPasswordMail = (mail: Mail & { link: string }) =>
  write(
    mail,
    words.noPassword.subject,
    words.noPassword.first,
    { link: mail.link },
    { text: words.noPassword.notYou },
  )

const passwordChangedMail = (
  mail: Mail & { moment: string; link: string; isByMail: boolean | undefined },
) =>
  write(
    mail,
    words.passwordChanged.subject,
    mail.isByMail
      ? words.passwordChanged.firstByMail(mail.moment)
      : words.passwordChanged.first(mail.moment),
    { text: words.passwordChanged.notYou },
    { link: mail.link },
  )

/** Goes to the new address: the sign-in email changes only when its link is opened. */
export const writeEmailChangeMail = (mail: Mail & { from: string; link: string }) =>
  write(
    mail,
    words.emailChange.subject,
    words.emailChange.first(mail.from),
    { link: mail.link },
    { text: words.emailChange.notYou },
  )

/** Goes to the old address before anything changes, so that its owner can cancel the change. */
export const writeEmailChangeRequestedMail = (mail: Mail & { email: string; link: string }) =>
  write(
    mail,
    words.emailChangeAsked.subject,
    words.emailChangeAsked.first(mail.email),
    { text: words.emailChangeAsked.notYou },
    { link: mail.link },
    { text: words.emailChangeAsked.newPassword },
  )

const emailChangedMail = (mail: Mail & { moment: string; email: string }) =>
  write(
    mail,
    words.emailChanged.subject,
    words.emailChanged.first(mail.email, mail.to, mail.moment),
    { text: words.emailChanged.notYou(mail.email) },
    { text: words.emailChanged.newPassword },
  )

interface SignInFacts {
  moment: string
  browser: string
  address: string
  link: string
}

const newBrowserMail = (mail: Mail & SignInFacts) =>
  write(
    mail,
    words.newBrowser.subject,
    words.newBrowser.first,
    { text: `${mail.browser}\n${mail.address}\n${mail.moment}` },
    { text: words.newBrowser.notYou },
    { link: mail.link },
  )

interface NoticesOptions {
  mailQueue: MailQueue
  sessions: SessionsService
  settings: Settings
  linkTo: (path: string) => string
  limit: Pick<RateLimit, 'tryConsume'>
  clock: Clock
  log: Logger
}

interface NewSignIn {
  sessionId: string
  email: string
  from: ClientInfo
}

interface SecurityEvent {
  email: string
  at: string
}

export type AccountNotices = ReturnType<typeof createAccountNotices>

export function createAccountNotices(options: NoticesOptions) {
  const { mailQueue, sessions, settings, linkTo, limit, clock, log } = options
  const happenedNow = (email: string): SecurityEvent => ({ email, at: clock.now().toISOString() })

  const passwordChanged = mailQueue.define<SecurityEvent & { isByMail?: boolean }>({
    kind: 'password-changed',
    expiresAfterMs: DAY_MS,
    async write({ email, at, isByMail }) {
      const link = linkTo('/admin/forgot-password')
      return passwordChangedMail({ to: email, link, isByMail, ...(await momentOf(settings, at)) })
    },
  })
  const emailChanged = mailQueue.define<SecurityEvent & { newEmail: string }>({
    kind: 'email-changed',
    expiresAfterMs: DAY_MS,
    write: async ({ email, newEmail, at }) =>
      emailChangedMail({ to: email, email: newEmail, ...(await momentOf(settings, at)) }),
  })
  const newBrowser = mailQueue.define<SecurityEvent & NewSignIn>({
    kind: 'new-browser',
    expiresAfterMs: DAY_MS,
    gate: ({ email }) => limit.tryConsume(usernameOf(email)),
    async write({ sessionId, email, from, at }) {
      const secret = await sessions.makeSignOutSecret(sessionId)
      return newBrowserMail({
        to: email,
        browser: describeBrowser(from.userAgent),
        address: from.ip,
        link: linkTo(`/admin/sign-out#${secret}`),
        ...(await momentOf(settings, at)),
      })
    },
  })

  /**
   * The event has already happened, so a mail that cannot be enqueued is logged and does not throw.
   */
  async function notify<Payload extends SecurityEvent>(
    mail: DefinedMail<Payload>,
    payload: Payload,
  ) {
    if (!mailQueue.canSend || !isReachable(payload.email)) return
    await mail.enqueue(payload).catch((error: unknown) => {
      log.error({ err: error, kind: mail.kind }, 'no one will be told by mail')
    })
  }

  return {
    passwordChanged: (email: string) => notify(passwordChanged, happenedNow(email)),
    passwordReset: (email: string) =>
      notify(passwordChanged, { ...happenedNow(email), isByMail: true }),
    /**
     * The mail goes to the old address: opening the link in the new mailbox confirmed the change.
     */
    emailChanged: ({ was, email }: { was: string; email: string }) =>
      notify(emailChanged, { ...happenedNow(was), newEmail: email }),
    newBrowser: ({ sessionId, email, from: { ip, userAgent } }: NewSignIn) =>
      notify(newBrowser, { ...happenedNow(email), sessionId, from: { ip, userAgent } }),
  }
}

async function momentOf(settings: Settings, at: string) {
  const { blogName } = await settings.get()
  const timeZone = await settings.day.zone()
  return { blogName, moment: `${moments.written(timeZone, new Date(at))}, ${timeZone}` }
}

/** The made-up address of the first account has no mailbox. */
export const isReachable = (email: string) => email !== FIRST_OWNER_EMAIL
