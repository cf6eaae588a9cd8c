import type { Config } from '#server/platform/config/config.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { Logger } from '#server/platform/process/logger.ts'
import type { RateLimits } from '#server/platform/security/rate-limits.ts'
import { resetLimits, SIGN_IN_MAILS_PER_HOUR } from '#shared/limits.ts'
import type { AccountsService } from './accounts.service.ts'
import { createNotices, type GetDiary } from './notices.ts'
import type { PasswordResetsRepository } from './password-resets.repository.ts'
import { createResetService } from './reset.service.ts'
import type { SessionsService } from './sessions.service.ts'
import type { UsersRepository } from './users.repository.ts'

const HOUR = 3600

interface RecoveryParts {
  config: Config
  users: UsersRepository
  resets: PasswordResetsRepository
  accounts: AccountsService
  sessions: SessionsService
  outbox: Outbox
  getDiary: GetDiary
  limitTo: RateLimits
  clock: Clock
  log: Logger
}

/** The ways back in, and the mails about who came in. */
export function createRecovery({ config, limitTo, ...parts }: RecoveryParts) {
  const { getDiary, outbox } = parts
  const linkTo = (path: string) => new URL(path, config.publicUrl).href
  const perHour = (name: string, points: number) =>
    limitTo({ name, points, seconds: HOUR, message: '' })
  const notices = createNotices({
    ...parts,
    linkTo,
    limit: perHour('sign-in-mail', SIGN_IN_MAILS_PER_HOUR),
  })
  const reset = createResetService({
    ...parts,
    notices,
    linkTo,
    limit: perHour('reset-mail', resetLimits.perAccountAndHour),
    getBlogName: async () => (await getDiary()).blogName,
  })
  return { canSend: outbox.canSend, linkTo, notices, reset }
}
