import type { MailContent, OutgoingMail } from '#server/platform/mail/mail-content.ts'
import type { DefinedMail, Outbox } from '#server/platform/mail/outbox.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { Logger } from '#server/platform/process/log.ts'
import type { RateLimit } from '#server/platform/security/rate-limits.ts'
import { emailChangeLimits, resetLimits } from '#shared/limits.ts'
import { formatMoment } from '#shared/moments.ts'
import { describeBrowser } from './describe-browser.ts'
import { FIRST_OWNER, usernameOf } from './people.service.ts'
import type { Origin, SessionsService } from './sessions.service.ts'

interface Mail {
  to: string
  blogName: string
}

/** `previewText` is the first paragraph, too. */
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
      opening: 'Hello,',
      body: [{ text: previewText }, ...body],
    },
  }
}

export const resetMail = (mail: Mail & { link: string }) =>
  write(
    mail,
    'A new password',
    'Someone asked for a new password for this address. If it was you, choose it here:',
    { link: mail.link },
    {
      text: `The link works once, for ${resetLimits.minutes} minutes. If it wasn’t you, you don’t need to do anything: your password stays the same.`,
    },
  )

/** For those whose way in is Google: a mail that never comes would leave them guessing. */
export const noPasswordMail = (mail: Mail & { link: string }) =>
  write(
    mail,
    'You sign in with Google',
    'Someone asked for a new password for this address. It doesn’t have one here: you sign in with Google, or with a passkey if you added one:',
    { link: mail.link },
    { text: 'If it wasn’t you, you don’t need to do anything.' },
  )

const passwordChangedMail = (mail: Mail & { moment: string; link: string }) =>
  write(
    mail,
    'Your password was changed',
    `Your password was changed (${mail.moment}), and you were signed out everywhere else.`,
    { text: 'If it wasn’t you, choose a new one right away:' },
    { link: mail.link },
  )

/** To the new address: only its link makes it the one to sign in with. */
export const emailChangeMail = (mail: Mail & { from: string; link: string }) =>
  write(
    mail,
    'Your new sign-in email',
    `Someone who signs in as ${mail.from} wants to sign in with this address from now on. If it was you, confirm it here:`,
    { link: mail.link },
    {
      text: `The link works once, for ${emailChangeLimits.minutes} minutes. If it wasn’t you, you don’t need to do anything: nothing changes without it.`,
    },
  )

/** To the old address. */
const emailChangedMail = (mail: Mail & { moment: string; email: string }) =>
  write(
    mail,
    'Your sign-in email was changed',
    `From now on you sign in as ${mail.email} instead of ${mail.to} (${mail.moment}). Mail about your account goes there, too.`,
    {
      text: `If it wasn’t you, someone else is using your account. On the computer that runs the diary, type: npm run admin -- password ${mail.email}`,
    },
    {
      text: 'That sets a new password and signs everyone out. Then sign in with it and change the address back.',
    },
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
    'A new sign-in',
    'Someone signed in to your diary from a new browser:',
    { text: `${mail.browser}\n${mail.address}\n${mail.moment}` },
    {
      text: 'If it was you, you don’t need to do anything. If not, take a look here and sign it out:',
    },
    { link: mail.link },
  )

/** What a mail says about the diary it comes from. */
export type GetDiary = () => Promise<{ blogName: string; timeZone: string }>

interface NoticesOptions {
  outbox: Outbox
  sessions: SessionsService
  getDiary: GetDiary
  linkTo: (path: string) => string
  /** Mails about sign-ins to one account, over all processes. */
  limit: Pick<RateLimit, 'tryTake'>
  clock: Clock
  log: Logger
}

interface NewSignIn {
  sessionId: string
  email: string
  from: Origin
}

interface Happened {
  email: string
  /** When it happened. */
  at: string
}

export type Notices = ReturnType<typeof createNotices>

const DAY_MS = 24 * 60 * 60_000

/** Security mails to the owner of an account, where the diary can send mail. */
export function createNotices(options: NoticesOptions) {
  const { outbox, sessions, getDiary, linkTo, limit, clock, log } = options
  const happenedNow = (email: string): Happened => ({ email, at: clock.now().toISOString() })

  const passwordChanged = outbox.define<Happened>({
    kind: 'password-changed',
    expiresAfterMs: DAY_MS,
    async write({ email, at }) {
      const link = linkTo('/admin/forgot-password')
      return passwordChangedMail({ to: email, link, ...(await momentOf(getDiary, at)) })
    },
  })
  const emailChanged = outbox.define<Happened & { newEmail: string }>({
    kind: 'email-changed',
    expiresAfterMs: DAY_MS,
    write: async ({ email, newEmail, at }) =>
      emailChangedMail({ to: email, email: newEmail, ...(await momentOf(getDiary, at)) }),
  })
  const newBrowser = outbox.define<Happened & NewSignIn>({
    kind: 'new-browser',
    expiresAfterMs: DAY_MS,
    gate: ({ email }) => limit.tryTake(usernameOf(email)),
    async write({ sessionId, email, from, at }) {
      const secret = await sessions.makeSignOutSecret(sessionId)
      return newBrowserMail({
        to: email,
        browser: describeBrowser(from.userAgent),
        address: from.ip,
        link: linkTo(`/admin/sign-out#${secret}`),
        ...(await momentOf(getDiary, at)),
      })
    },
  })

  /** What happened is done: a mail that cannot be written down undoes nothing. */
  async function tell<Payload extends Happened>(mail: DefinedMail<Payload>, payload: Payload) {
    if (!outbox.canSend || !isReachable(payload.email)) return
    await mail.add(payload).catch((error: unknown) => {
      log.error({ err: error, kind: mail.kind }, 'no one will be told by mail')
    })
  }

  return {
    passwordChanged: (email: string) => tell(passwordChanged, happenedNow(email)),
    /** Sent to the old address: the new one confirmed the change itself. */
    emailChanged: ({ was, email }: { was: string; email: string }) =>
      tell(emailChanged, { ...happenedNow(was), newEmail: email }),
    newBrowser: ({ sessionId, email, from: { ip, userAgent } }: NewSignIn) =>
      tell(newBrowser, { ...happenedNow(email), sessionId, from: { ip, userAgent } }),
  }
}

async function momentOf(getDiary: GetDiary, at: string) {
  const { blogName, timeZone } = await getDiary()
  return { blogName, moment: `${formatMoment(timeZone, new Date(at))}, ${timeZone}` }
}

/** The address that the very first start makes up has no mailbox. */
const isReachable = (email: string) => email !== FIRST_OWNER
