import { unauthorized } from '#server/platform/http/errors.ts'
import type { PersonKey, Visitor } from '#server/platform/security/visitor.ts'
import type { AdminPerson, NewPerson, PasswordChange } from '#shared/contract/accounts.admin.ts'
import * as errors from './accounts.errors.ts'
import type { EmailChangesRepository } from './email-changes.repository.ts'
import {
  generatePassword,
  hashPassword,
  refuseCommonPassword,
  verifyPassword,
} from './passwords.ts'
import type { PeopleRepository, UserRow } from './people.repository.ts'
import type { SessionsService } from './sessions.service.ts'

export const FIRST_OWNER_EMAIL = 'owner@diary.local'

export const usernameOf = (email: string) => email.trim().toLowerCase()

export type UsersService = ReturnType<typeof createUsersService>

export function createUsersService(
  people: PeopleRepository,
  sessions: SessionsService,
  emailChanges: Pick<EmailChangesRepository, 'remove'>,
) {
  /** Ends all other sessions and mailed links: others may know the old password. */
  async function setPassword(user: UserRow, password: string, exceptSessionId?: string) {
    await people.setPassword(user.id, await hashPassword(password))
    await people.removeResetsOf(user.id)
    await endSessions({ kind: 'user', id: user.id }, exceptSessionId)
  }

  /** Also cancels a pending email change, which an ended session may have requested. */
  async function endSessions(owner: PersonKey, exceptSessionId?: string) {
    await sessions.endAllOf(owner, exceptSessionId)
    if (owner.kind === 'user') await emailChanges.remove(owner.id)
  }

  return {
    /**
     * Returns null for a wrong email and for a wrong password alike, so that callers
     * cannot reveal which was wrong.
     */
    async findByPassword(email: string, password: string): Promise<UserRow | null> {
      const user = await people.findByUsername(usernameOf(email))
      return (await verifyPassword(user?.password ?? null, password)) ? user : null
    },

    create: async (email: string, password: string) =>
      people.createUser(usernameOf(email), await hashPassword(password)),

    setPassword,
    endSessions,

    async knowsConfiguredOwner(email: string, password: string): Promise<boolean> {
      const user = await people.findConfigured(usernameOf(email))
      const known = [user?.configuredPassword, user?.password].filter((hash) => hash != null)
      for (const hash of known) if (await verifyPassword(hash, password)) return true
      return false
    },

    /**
     * Ensures the account named by ADMIN_EMAIL, with its password. A password changed in the admin
     * stays: an old one must not return at the next start. A sign-in email changed there stays,
     * too: the account is still found by the ADMIN_EMAIL it was made for.
     */
    async ensureConfiguredOwner(email: string, password: string) {
      const username = usernameOf(email)
      const user =
        (await people.findConfigured(username)) ??
        (await people.createUser(username, await hashPassword(password))) ??
        (await people.findConfigured(username))
      if (!user) return null
      if (user.configuredEmail !== username) {
        await people.saveConfigured(user.id, { configuredEmail: username })
      }
      const known = user.configuredPassword
      if (known && (await verifyPassword(known, password))) return user
      if (!(await verifyPassword(user.password, password))) await setPassword(user, password)
      const configuredPassword = await hashPassword(password)
      await people.saveConfigured(user.id, { configuredPassword })
      return user
    },

    /** Lets somebody into an empty diary. Of several processes starting at once, one succeeds. */
    async makeFirstOwner(): Promise<{ email: string; password: string } | null> {
      if ((await people.countUsers()) > 0) return null
      const password = generatePassword()
      const made = await people.createUser(FIRST_OWNER_EMAIL, await hashPassword(password))
      return made && { email: FIRST_OWNER_EMAIL, password }
    },
  }
}

type Caller = Pick<Visitor, 'person'>

interface PeopleOptions {
  issuerInUse: () => string | null
  configuredEmail: string | undefined
}

function keyOf(id: string): PersonKey {
  const [kind, number] = id.split('-')
  return { kind: kind === 'google' ? 'google' : 'user', id: Number(number) }
}

export function createPeopleService(
  people: PeopleRepository,
  users: UsersService,
  { issuerInUse, configuredEmail }: PeopleOptions,
) {
  async function list(caller: Caller | null): Promise<AdminPerson[]> {
    const isYou = (kind: PersonKey['kind'], id: number) =>
      caller?.person?.kind === kind && caller.person.id === id
    const configured = configuredEmail ? await people.findConfigured(configuredEmail) : null
    const withPassword = (await people.listUsers()).map((user) => ({
      id: `user-${user.id}`,
      email: user.username,
      provider: 'password' as const,
      addedAt: user.createdAt.toISOString(),
      isYou: isYou('user', user.id),
      isFromEnvironment: user.id === configured?.id,
    }))
    const withGoogle = (await people.listIdentities()).map((identity) => ({
      id: `google-${identity.id}`,
      email: identity.email,
      provider: 'google' as const,
      addedAt: identity.createdAt.toISOString(),
      isYou: isYou('google', identity.id),
      isFromEnvironment: false,
    }))
    return [...withPassword, ...withGoogle]
  }

  async function get(id: string, caller: Caller | null) {
    const person = (await list(caller)).find((candidate) => candidate.id === id)
    if (!person) throw errors.personNotFound()
    return person
  }

  return {
    list,

    async findByEmail(email: string) {
      const username = usernameOf(email)
      return (await list(null)).find((person) => person.email === username) ?? null
    },

    async add({ email, password }: NewPerson, caller: Caller | null): Promise<AdminPerson> {
      refuseCommonPassword(password, 'password')
      const user = await users.create(email, password)
      if (!user) throw errors.emailTaken()
      return get(`user-${user.id}`, caller)
    },

    async setPassword(id: string, password: string, exceptSessionId?: string) {
      const key = keyOf(id)
      const person = await get(id, null)
      const user = key.kind === 'user' ? await people.findUser(key.id) : null
      if (!user) throw errors.personHasNoPassword()
      refuseCommonPassword(password, 'password')
      await users.setPassword(user, password, exceptSessionId)
      return person
    },

    async remove(id: string, caller: Caller | null, isConfirmed: boolean) {
      const person = await get(id, caller)
      if (person.isFromEnvironment) throw errors.personIsFromEnvironment()
      if (person.isYou && !isConfirmed) throw errors.ownRemovalNotConfirmed()
      if (!(await people.removeUnlessLast(keyOf(id), issuerInUse())))
        throw errors.cannotRemoveLastPerson()
      return person
    },
  }
}

export function personKeyOf({ person }: Visitor): PersonKey {
  if (!person) throw unauthorized()
  return person
}

export const createAccountService = (users: UsersService, sessions: SessionsService) => ({
  listSessions: (me: Visitor) => sessions.listOf(personKeyOf(me)),

  async endSession(me: Visitor, id: string) {
    const mine = await sessions.listOf(personKeyOf(me))
    if (!mine.some((session) => session.id === id)) throw errors.sessionNotFound()
    await sessions.remove(id)
  },

  endOtherSessions: (me: Visitor) => users.endSessions(personKeyOf(me), me.sessionId),

  async changePassword(me: Visitor, { currentPassword, newPassword }: PasswordChange) {
    if (me.provider !== 'password') throw errors.accountHasNoPassword()
    const user = await users.findByPassword(me.email, currentPassword)
    if (!user) throw errors.wrongCurrentPassword()
    refuseCommonPassword(newPassword, 'newPassword')
    await users.setPassword(user, newPassword, me.sessionId)
    await sessions.renew(me.sessionId)
  },

  async confirm(me: Visitor, password: string) {
    if (me.provider !== 'password') throw errors.accountHasNoPassword()
    if (!(await users.findByPassword(me.email, password)))
      throw errors.wrongReauthenticationPassword()
    await sessions.renew(me.sessionId)
  },
})
