import * as z from 'zod/mini'
import { invalidFields } from '#server/platform/http/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { CommandHandlers } from '#server/platform/process/control.ts'
import type { FindVisitor } from '#server/platform/security/visitor.ts'
import type { Settings } from '#server/settings/settings.ts'
import { NewPerson } from '#shared/contract/accounts.admin.ts'
import {
  emailChangeLimits,
  MAX_SIGN_IN_MAILS_PER_HOUR,
  passwordResetLimits,
} from '#shared/limits.ts'
import { loginErrors } from '#texts/errors/accounts.ts'
import { requestErrors } from '#texts/errors/platform.ts'
import { unknownEmail } from './accounts.errors.ts'
import { createAccountNotices } from './accounts.mail.ts'
import { createAppsRepository } from './apps/apps.repository.ts'
import { createAppsService } from './apps/apps.service.ts'
import { createHostCookie, createReadSessionProof } from './cookies.ts'
import { createEmailChangeService } from './email-change.service.ts'
import { createEmailChangesRepository } from './email-changes.repository.ts'
import { createSetupService, prepareAccounts } from './first-owner.ts'
import { createSignInFlowsRepository } from './google/google.repository.ts'
import { createGoogleSignIn } from './google/google.service.ts'
import { issuerInUse as findIssuerInUse } from './google/oidc.ts'
import { createKnownDevices } from './known-devices.ts'
import { createLoginThrottle } from './login-limits.ts'
import { createChallengesService } from './passkeys/challenges.service.ts'
import {
  createChallengesRepository,
  createPasskeysRepository,
} from './passkeys/passkeys.repository.ts'
import { createPasskeysService } from './passkeys/passkeys.service.ts'
import { createPeopleRepository } from './people.repository.ts'
import { createAccountService, createPeopleService, createUsersService } from './people.service.ts'
import { createResetService } from './recovery.service.ts'
import { createLogSecurity } from './security-log.ts'
import { createKnownDevicesRepository, createSessionsRepository } from './sessions.repository.ts'
import { createSessionsService, MAX_SESSION_MS } from './sessions.service.ts'

export type Accounts = ReturnType<typeof createAccounts>

interface AccountsOptions {
  settings: Settings
  /** Tests bring their own. */
  findVisitor?: FindVisitor | undefined
}

export function createAccounts(platform: Platform, { settings, findVisitor }: AccountsOptions) {
  const { changes, config, db, linkTo, mailQueue, limitTo, clock, log } = platform
  const logSecurity = createLogSecurity(log)
  const issuerInUse = () => findIssuerInUse(config)
  const getBlogName = async () => (await settings.get()).blogName
  const perHour = (name: string, points: number) => ({ name, points, seconds: 3600, message: '' })

  const sessions = createSessionsService(createSessionsRepository(db), clock, issuerInUse)
  const cookie = createHostCookie(config.publicUrl, 'session', MAX_SESSION_MS)
  const readProof = createReadSessionProof(cookie)
  const peopleRows = createPeopleRepository(db)
  const emailChanges = createEmailChangesRepository(db)
  const users = createUsersService(peopleRows, sessions, emailChanges)
  const apps = createAppsService({ apps: createAppsRepository(db), changes, clock })
  const setup = createSetupService(peopleRows, clock, {
    issuerInUse,
    allowedEmail: config.setupAllowedEmail,
  })
  const google = createGoogleSignIn({
    config,
    flows: createSignInFlowsRepository(db),
    sessions,
    clock,
    log,
  })
  const notices = createAccountNotices({
    mailQueue,
    sessions,
    settings,
    linkTo,
    limit: limitTo(perHour('sign-in-mail', MAX_SIGN_IN_MAILS_PER_HOUR)),
    clock,
    log,
  })

  return {
    users,
    account: createAccountService(users, sessions),
    apps,
    canSendMail: mailQueue.canSend,
    cookie,
    devices: createKnownDevices({
      publicUrl: config.publicUrl,
      devices: createKnownDevicesRepository(db),
      notices,
      clock,
      logSecurity,
    }),
    emailChange: createEmailChangeService({
      people: peopleRows,
      changes: emailChanges,
      mailQueue,
      notices,
      limit: limitTo({
        ...perHour('email-change-mail', emailChangeLimits.perAccountAndHour),
        message: (minutes: number) => loginErrors.tooManyAttempts(minutes),
      }),
      getBlogName,
      linkTo,
      clock,
    }),
    findVisitor: findVisitor ?? ((request) => sessions.findVisitor(readProof(request))),
    google,
    logSecurity,
    notices,
    passkeys: createPasskeysService({
      site: config,
      passkeys: createPasskeysRepository(db),
      challenges: createChallengesService(createChallengesRepository(db), clock),
      sessions,
      issuerInUse,
      getBlogName,
      clock,
      logSecurity,
    }),
    people: createPeopleService(peopleRows, users, {
      issuerInUse,
      configuredEmail: config.admin?.email,
    }),
    readProof,
    reset: createResetService({
      people: peopleRows,
      users,
      apps,
      mailQueue,
      notices,
      limit: limitTo(perHour('reset-mail', passwordResetLimits.perAccountAndHour)),
      getBlogName,
      linkTo,
      clock,
    }),
    sessions,
    setup,
    throttle: createLoginThrottle(limitTo),

    start: () => prepareAccounts({ users, setup }, config, log),
    close: () => google.close(),
  }
}

const OneEmail = z.object({ email: z.string() })

/** `npm run admin` calls these in the running diary, or in its own process when none runs. */
export function createAdminCommands({ logSecurity, people }: Accounts): CommandHandlers {
  const get = async (email: string) => {
    const person = await people.findByEmail(email)
    if (!person) throw unknownEmail()
    return person
  }
  const by = 'npm run admin'

  return {
    ping: async () => null,
    'admin list': () => people.list(null),
    'admin add': async (input) => {
      const person = await people.add(read(NewPerson, input), null)
      logSecurity('auth.person_added', { email: person.email, by })
      return person
    },
    'admin password': async (input) => {
      const { email, password } = read(NewPerson, input)
      const person = await get(email)
      await people.setPassword(person.id, password)
      logSecurity('auth.password_changed', { email: person.email, by })
      return person
    },
    'admin remove': async (input) => {
      const person = await get(read(OneEmail, input).email)
      await people.remove(person.id, null, true)
      logSecurity('auth.person_removed', { email: person.email, by })
      return person
    },
  }
}

function read<T>(schema: z.ZodMiniType<T>, input: unknown): T {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw invalidFields({
    [String(issue?.path[0] ?? 'input')]: issue?.message ?? requestErrors.valueNotValid,
  })
}
