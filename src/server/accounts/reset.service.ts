import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { RateLimit } from '#server/platform/security/rate-limits.ts'
import { resetLimits } from '#shared/limits.ts'
import * as errors from './accounts.errors.ts'
import { type AccountsService, usernameOf } from './accounts.service.ts'
import { noPasswordLetter, resetLetter } from './letters.ts'
import type { Notices } from './notices.ts'
import type { PasswordResetsRepository } from './password-resets.repository.ts'
import { refuseCommonPassword } from './passwords.ts'
import { hashSecret, newSecret } from './secrets.ts'
import type { UsersRepository } from './users.repository.ts'

interface ResetParts {
  resets: PasswordResetsRepository
  users: UsersRepository
  accounts: AccountsService
  outbox: Outbox
  notices: Notices
  /** Mails to one address, over all processes. */
  limit: Pick<RateLimit, 'tryTake'>
  getBlogName: () => Promise<string>
  /** Of the diary as configured: what a request says about its host must not be in a mail. */
  linkTo: (path: string) => string
  clock: Clock
}

export type ResetService = ReturnType<typeof createResetService>

export function createResetService(parts: ResetParts) {
  const mail = parts.outbox.define<{ email: string }>({
    kind: 'password-reset',
    // By then whoever asked has asked again.
    expiresAfterMs: resetLimits.minutes * 60_000,
    gate: ({ email }) => parts.limit.tryTake(email),
    write: ({ email }) => writeLetter(parts, email),
  })

  return {
    /** Everything that depends on the address happens later, in the background. */
    ask: (email: string) => mail.add({ email: usernameOf(email) }),

    findEmail: (secret: string) => parts.resets.findUsername(hashSecret(secret), parts.clock.now()),

    /** Answers whose password it was. */
    async finish(secret: string, password: string): Promise<string> {
      const { accounts, clock, notices, resets, users } = parts
      // Before the link is used up: another password may be tried with it.
      refuseCommonPassword(password, 'password')
      const userId = await resets.take(hashSecret(secret), clock.now())
      const user = userId === null ? null : await users.findById(userId)
      if (!user) throw errors.resetGone()
      await accounts.setPassword(user, password)
      await notices.passwordChanged(user.username)
      return user.username
    },
  }
}

async function writeLetter({ resets, clock, ...parts }: ResetParts, to: string) {
  const now = clock.now()
  await resets.removeExpired(now)
  const secret = newSecret()
  const isForUser = await resets.createFor({
    username: to,
    secretHash: hashSecret(secret),
    expiresAt: new Date(now.getTime() + resetLimits.minutes * 60_000),
  })
  const isForGoogle = await resets.hasIdentity(to)
  const blogName = await parts.getBlogName()
  if (isForUser) {
    // Behind the #, so that no log and no other site ever sees it.
    return resetLetter({ to, blogName, link: parts.linkTo(`/admin/reset-password#${secret}`) })
  }
  return isForGoogle ? noPasswordLetter({ to, blogName, link: parts.linkTo('/admin/login') }) : null
}
