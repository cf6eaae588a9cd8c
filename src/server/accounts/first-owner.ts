import type { Config } from '#server/platform/config/config.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import { StartError } from '#server/platform/process/lifecycle.ts'
import type { Logger } from '#server/platform/process/log.ts'
import type { Visitor } from '#server/platform/security/visitor.ts'
import type { Registration } from '#shared/contract/accounts.ts'
import {
  notTheSignedInAccount,
  setupNeedsGoogle,
  setupNotForThisAccount,
  setupUsed,
} from './accounts.errors.ts'
import { googleMode, PRACTICE_ISSUER } from './google/oidc.ts'
import { findPasswordWeakness } from './passwords.ts'
import type { PeopleRepository } from './people.repository.ts'
import type { UsersService } from './people.service.ts'

interface SetupOptions {
  issuerInUse: () => string | null
  allowedEmail: string | undefined
}

/** The client's claim must match the session, because only the session is proof of an identity. */
export const isSameIdentity = (visitor: Visitor, claimed: { uid: string; email: string }) =>
  visitor.uid === claimed.uid && visitor.email === claimed.email.trim().toLowerCase()

type SetupService = ReturnType<typeof createSetupService>

export const createSetupService = (
  people: PeopleRepository,
  clock: Clock,
  { issuerInUse, allowedEmail }: SetupOptions,
) => ({
  isUsed: people.isSetupUsed,

  /** Accepts only the first verified Google account; afterwards the setup is closed for good. */
  async register(visitor: Visitor, claimed: Registration) {
    const issuer = issuerInUse()
    if (visitor.provider !== 'google' || !issuer) throw setupNeedsGoogle()
    if (!isSameIdentity(visitor, claimed)) throw notTheSignedInAccount()
    if (allowedEmail && visitor.email !== allowedEmail) throw setupNotForThisAccount()
    const identity = { issuer, subject: visitor.uid, email: visitor.email }
    if (!(await people.completeSetup(identity, clock.now()))) throw setupUsed()
  },

  /** A setup practised on one's own machine must not use up the real one. */
  forgetPractice: () => people.forgetIssuer(PRACTICE_ISSUER),
})

interface WaysIn {
  users: UsersService
  setup: SetupService
}

export async function prepareAccounts({ users, setup }: WaysIn, config: Config, log: Logger) {
  const mode = googleMode(config)
  if (mode === 'configured') {
    if (await setup.forgetPractice()) {
      log.warn(
        'the owner registered through the practice sign-in was removed: the real setup is still open',
      )
    }
    if (!config.setupAllowedEmail && !(await setup.isUsed())) {
      log.warn(
        'the one-time setup is open: the first Google account to finish it becomes an admin. Set SETUP_ALLOWED_EMAIL to allow only one address.',
      )
    }
  }
  if (config.smtpUrl && !config.isPublicUrlConfigured) {
    log.warn(
      `SMTP_URL is set but PUBLIC_URL is not: links in mail lead to ${config.publicUrl.origin}`,
    )
  }
  if (config.admin) {
    const { email, password } = config.admin
    await checkConfiguredPassword(users, config.admin, log)
    const owner = await users.ensureConfiguredOwner(email, password)
    if (owner && owner.username !== email) {
      log.info('the sign-in email was changed in the admin: ADMIN_EMAIL no longer signs in')
    }
  }
}

/** Only a new weak password is refused: a diary that already runs with one must still start. */
async function checkConfiguredPassword(
  users: UsersService,
  { email, password }: NonNullable<Config['admin']>,
  log: Logger,
) {
  const weakness = findPasswordWeakness(password)
  if (!weakness) return
  const message = `ADMIN_PASSWORD ${weakness}. Please choose another.`
  if (!(await users.knowsConfiguredOwner(email, password))) throw new StartError(message)
  log.warn(message)
}

/** Called only once the diary is open, so that the password made here is sure to be printed. */
export async function createFirstOwnerIfNone({ users, setup }: WaysIn, config: Config) {
  return config.admin || (await setup.isUsed()) ? null : users.makeFirstOwner()
}
