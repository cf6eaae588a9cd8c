import type { Platform } from '#server/platform/platform.ts'
import type { FindVisitor } from '#server/platform/security/visitor.ts'
import { emailChangeLimits } from '#shared/limits.ts'
import { loginErrors } from '#shared/texts/auth.ts'
import { createAccountService } from './account.service.ts'
import { createAccountsService } from './accounts.service.ts'
import { createHostCookie, createReadProof } from './cookies.ts'
import { createEmailChangeService } from './email-change.service.ts'
import { createEmailChangesRepository } from './email-changes.repository.ts'
import { createGoogle, issuerInUse as findIssuerInUse } from './google/google.ts'
import { createSignInFlowsRepository } from './google/sign-in-flows.repository.ts'
import { createKnownDevices } from './known-devices.ts'
import { createLoginThrottle } from './login-limits.ts'
import type { GetDiary } from './notices.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import { createPasswordResetsRepository } from './password-resets.repository.ts'
import { createPeopleRepository } from './people.repository.ts'
import { createPeopleService } from './people.service.ts'
import { createRecovery } from './recovery.ts'
import { createSecurityLog } from './security-log.ts'
import { createKnownDevicesRepository, createSessionsRepository } from './sessions.repository.ts'
import { createSessionsService, SESSION_LONGEST_MS } from './sessions.service.ts'
import { createSetupRepository } from './setup.repository.ts'
import { createSetupService } from './setup.service.ts'
import { createUsersRepository } from './users.repository.ts'

export type Auth = ReturnType<typeof createAuth>

/** What signing in needs of the rest; tests say who calls. */
interface AuthOptions {
  getDiary: GetDiary
  findVisitor?: FindVisitor | undefined
}

/** Everything about signing in. */
export function createAuth(platform: Platform, { getDiary, findVisitor }: AuthOptions) {
  const { config, db, outbox, limitTo, clock, log } = platform
  const logSecurity = createSecurityLog(log)
  const issuerInUse = () => findIssuerInUse(config)
  const users = createUsersRepository(db)
  const sessions = createSessionsService(createSessionsRepository(db), clock, issuerInUse)
  const resets = createPasswordResetsRepository(db)
  const accounts = createAccountsService({ users, sessions, resets })
  const people = createPeopleService({
    users,
    people: createPeopleRepository(db),
    accounts,
    issuerInUse,
    configuredEmail: config.admin?.email,
  })
  const setup = createSetupService({
    setup: createSetupRepository(db),
    clock,
    issuerInUse,
    allowedEmail: config.setupAllowedEmail,
  })
  const flows = createSignInFlowsRepository(db)
  const google = createGoogle({ config, flows, sessions, clock, log })
  const cookie = createHostCookie(config.publicUrl, 'session', SESSION_LONGEST_MS)
  const recovery = createRecovery({
    ...{ config, users, resets, accounts, sessions, clock, log },
    ...{ outbox, getDiary, limitTo },
  })
  const emailChange = createEmailChangeService({
    ...{ users, outbox, clock, notices: recovery.notices, linkTo: recovery.linkTo },
    changes: createEmailChangesRepository(db),
    limit: limitTo({
      ...{ name: 'email-change-mail', points: emailChangeLimits.perAccountAndHour, seconds: 3600 },
      message: loginErrors.tooManyAttempts,
    }),
    getBlogName: async () => (await getDiary()).blogName,
  })
  const readProof = createReadProof(cookie)

  return {
    accounts,
    account: createAccountService({ accounts, sessions }),
    cookie,
    devices: createKnownDevices({
      publicUrl: config.publicUrl,
      devices: createKnownDevicesRepository(db),
      notices: recovery.notices,
      clock,
      logSecurity,
    }),
    emailChange,
    findVisitor: findVisitor ?? ((request) => sessions.findVisitor(readProof(request))),
    google,
    logSecurity,
    passkeys: createPasskeys({
      ...{ config, db, sessions, issuerInUse, clock, logSecurity },
      getBlogName: async () => (await getDiary()).blogName,
    }),
    people,
    readProof,
    recovery,
    sessions,
    setup,
    throttle: createLoginThrottle(limitTo),
  }
}
