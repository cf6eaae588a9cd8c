import type { Clock } from '#server/platform/process/clock.ts'
import type { RateLimit } from '#server/platform/security/rate-limits.ts'
import { formatMoment } from '#shared/moments.ts'
import { FIRST_OWNER, usernameOf } from '../accounts/accounts.service.ts'
import { describeBrowser } from '../people/describe-browser.ts'
import type { Origin, SessionsService } from '../sessions/sessions.service.ts'
import { newBrowserLetter, passwordChangedLetter } from './letters.ts'
import type { SecurityMail } from './security-mail.ts'

/** What a mail says about the diary it comes from. */
export type GetDiary = () => Promise<{ blogName: string; timeZone: string }>

interface NoticesParts {
  mail: SecurityMail
  sessions: SessionsService
  getDiary: GetDiary
  linkTo: (path: string) => string
  /** Mails about sign-ins to one account, over all processes. */
  limit: Pick<RateLimit, 'tryTake'>
  clock: Clock
}

export interface NewSignIn {
  sessionId: string
  email: string
  from: Origin
}

export type Notices = ReturnType<typeof createNotices>

/** What the owner of an account is told by mail, where the diary sends any. */
export function createNotices({ mail, sessions, getDiary, linkTo, limit, clock }: NoticesParts) {
  const momentOf = async (instant: Date) => {
    const { blogName, timeZone } = await getDiary()
    return { blogName, moment: `${formatMoment(timeZone, instant)}, ${timeZone}` }
  }

  return {
    passwordChanged(email: string) {
      const changedAt = clock.now()
      mail.add(async () => {
        if (!isReachable(email)) return null
        const link = linkTo('/admin/forgot-password')
        return passwordChangedLetter({ to: email, link, ...(await momentOf(changedAt)) })
      })
    },

    newBrowser({ sessionId, email, from }: NewSignIn) {
      const signedInAt = clock.now()
      mail.add(async () => {
        if (!isReachable(email) || !(await limit.tryTake(usernameOf(email)))) return null
        const secret = await sessions.makeSignOutSecret(sessionId)
        return newBrowserLetter({
          to: email,
          browser: describeBrowser(from.userAgent),
          address: from.ip,
          link: linkTo(`/admin/sign-out#${secret}`),
          ...(await momentOf(signedInAt)),
        })
      })
    },
  }
}

/** The address that the very first start makes up has no mailbox. */
const isReachable = (email: string) => email !== FIRST_OWNER
