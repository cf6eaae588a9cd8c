import type { Config } from '#server/platform/config/config.ts'
import type { Logger } from '#server/platform/process/logger.ts'
import { StartError } from '#server/platform/process/start-error.ts'
import type { Auth } from './accounts.ts'
import { googleMode } from './google/google-mode.ts'
import { weaknessOf } from './passwords.ts'

/** What a start has to settle before the first request. */
export async function prepareAuth({ accounts, setup }: Auth, config: Config, log: Logger) {
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
    await checkConfiguredPassword(accounts, config.admin, log)
    const owner = await accounts.keepConfiguredOwner(email, password)
    if (owner && owner.username !== email) {
      log.info('the sign-in email was changed in the admin: ADMIN_EMAIL no longer signs in')
    }
  }
}

/** A weak password is refused when it is new; a diary that has lived with one still starts. */
async function checkConfiguredPassword(
  accounts: Auth['accounts'],
  { email, password }: NonNullable<Config['admin']>,
  log: Logger,
) {
  const weakness = weaknessOf(password)
  if (!weakness) return
  const said = `ADMIN_PASSWORD ${weakness}. Please choose another.`
  if (!(await accounts.knowsConfiguredOwner(email, password))) throw new StartError(said)
  log.warn(said)
}

/** Called when the diary is open, so that the password made here is sure to be printed. */
export async function makeFirstOwner({ accounts, setup }: Auth, config: Config) {
  return config.admin || (await setup.isUsed()) ? null : accounts.makeFirstOwner()
}
