import type { DefinedMail, Outbox } from '#server/platform/mail/outbox.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { Logger } from '#server/platform/process/logger.ts'
import type { RateLimit } from '#server/platform/security/rate-limits.ts'
import { formatMoment } from '#shared/moments.ts'
import { FIRST_OWNER, usernameOf } from './accounts.service.ts'
import { describeBrowser } from './describe-browser.ts'
import { emailChangedLetter, newBrowserLetter, passwordChangedLetter } from './letters.ts'
import type { Origin, SessionsService } from './sessions.service.ts'

/** What a mail says about the diary it comes from. */
export type GetDiary = () => Promise<{ blogName: string; timeZone: string }>

interface NoticesParts {
  outbox: Outbox
  sessions: SessionsService
  getDiary: GetDiary
  linkTo: (path: string) => string
  /** Mails about sign-ins to one account, over all processes. */
  limit: Pick<RateLimit, 'tryTake'>
  clock: Clock
  log: Logger
}

export interface NewSignIn {
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

/** What the owner of an account is told by mail, where the diary sends any. */
export function createNotices({ outbox, clock, log, ...parts }: NoticesParts) {
  const { getDiary, linkTo } = parts
  const happenedNow = (email: string): Happened => ({ email, at: clock.now().toISOString() })

  const passwordChanged = outbox.define<Happened>({
    kind: 'password-changed',
    expiresAfterMs: DAY_MS,
    async write({ email, at }) {
      const link = linkTo('/admin/forgot-password')
      return passwordChangedLetter({ to: email, link, ...(await momentOf(getDiary, at)) })
    },
  })
  const emailChanged = outbox.define<Happened & { newEmail: string }>({
    kind: 'email-changed',
    expiresAfterMs: DAY_MS,
    write: async ({ email, newEmail, at }) =>
      emailChangedLetter({ to: email, email: newEmail, ...(await momentOf(getDiary, at)) }),
  })
  const newBrowser = outbox.define<Happened & NewSignIn>({
    kind: 'new-browser',
    expiresAfterMs: DAY_MS,
    gate: ({ email }) => parts.limit.tryTake(usernameOf(email)),
    async write({ sessionId, email, from, at }) {
      const secret = await parts.sessions.makeSignOutSecret(sessionId)
      return newBrowserLetter({
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
    /** Told at the old address: the new one knows. */
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
