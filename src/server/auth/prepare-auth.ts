import type { Config } from '#server/platform/config/config.ts'
import type { Logger } from '#server/platform/process/logger.ts'
import type { Auth } from './auth.ts'
import { googleMode } from './google/google-mode.ts'

/** What a start has to settle before the first request. */
export async function prepareAuth({ accounts, setup }: Auth, config: Config, log: Logger) {
  const mode = googleMode(config)
  if (mode === 'configured') {
    if (await setup.forgetPractice()) {
      log.warn('the owner registered by practice was forgotten: the real setup is still to come')
    }
    if (!config.setupAllowedEmail && !(await setup.isUsed())) {
      log.warn(
        'the one-time setup is open: the first Google account to finish it becomes an admin. Set SETUP_ALLOWED_EMAIL to name the only one that may.',
      )
    }
  }
  if (config.admin) {
    await accounts.keepConfiguredOwner(config.admin.email, config.admin.password)
  }
}

/** Called when the diary is open, so that the password made here is sure to be printed. */
export async function makeFirstOwner({ accounts, setup }: Auth, config: Config) {
  return config.admin || (await setup.isUsed()) ? null : accounts.makeFirstOwner()
}
