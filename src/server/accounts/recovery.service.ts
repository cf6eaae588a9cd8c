import type { MailQueue } from '#server/platform/mail/mail-queue.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { RateLimit } from '#server/platform/security/rate-limits.ts'
import { passwordResetLimits } from '#shared/limits.ts'
import * as errors from './accounts.errors.ts'
import { type AccountNotices, writeNoPasswordMail, writeResetMail } from './accounts.mail.ts'
import type { AppsService } from './apps/apps.service.ts'
import { refuseCommonPassword } from './passwords.ts'
import type { PeopleRepository } from './people.repository.ts'
import { type UsersService, usernameOf } from './people.service.ts'
import { generateSecret, hashSecret } from './secrets.ts'

const USABLE_MS = passwordResetLimits.minutes * 60_000

interface ResetOptions {
  people: PeopleRepository
  users: UsersService
  apps: Pick<AppsService, 'revokeAllOf'>
  mailQueue: MailQueue
  notices: AccountNotices
  limit: Pick<RateLimit, 'tryConsume'>
  getBlogName: () => Promise<string>
  /** Builds links from the configured address: a forged Host header must not get into a mail. */
  linkTo: (path: string) => string
  clock: Clock
}

export function createResetService(options: ResetOptions) {
  const { people, users, apps, mailQueue, notices, limit, getBlogName, linkTo, clock } = options

  async function writeMail(to: string) {
    const now = clock.now()
    await people.removeExpiredResets(now)
    const secret = generateSecret()
    const isForUser = await people.createReset({
      username: to,
      secretHash: hashSecret(secret),
      expiresAt: new Date(now.getTime() + USABLE_MS),
    })
    const isForGoogle = await people.hasIdentity(to)
    const blogName = await getBlogName()
    if (isForUser) {
      // Browsers never send the part behind the #, so no log or referrer shows the secret.
      return writeResetMail({ to, blogName, link: linkTo(`/admin/reset-password#${secret}`) })
    }
    return isForGoogle ? writeNoPasswordMail({ to, blogName, link: linkTo('/admin/login') }) : null
  }

  const mail = mailQueue.define<{ email: string }>({
    kind: 'password-reset',
    // A later mail would carry a link that the person no longer waits for.
    expiresAfterMs: USABLE_MS,
    gate: ({ email }) => limit.tryConsume(email),
    write: ({ email }) => writeMail(email),
  })

  return {
    /**
     * All work that depends on the address happens in the background, so that the answer's timing
     * does not reveal which accounts exist.
     */
    ask: (email: string) => mail.enqueue({ email: usernameOf(email) }),

    findEmail: (secret: string) => people.findResetUsername(hashSecret(secret), clock.now()),

    async finish(secret: string, password: string): Promise<string> {
      // Checked before the link is used up, so that another password can be tried with it.
      refuseCommonPassword(password, 'password')
      const userId = await people.consumeReset(hashSecret(secret), clock.now())
      const user = userId === null ? null : await people.findUser(userId)
      if (!user) throw errors.resetLinkExpired()
      // App tokens outlive passwords, and a thief may have made one.
      await apps.revokeAllOf({ kind: 'user', id: user.id })
      await users.setPassword(user, password)
      await notices.passwordReset(user.username)
      return user.username
    },
  }
}
