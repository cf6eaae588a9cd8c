import type { PersonKey, Visitor } from '#server/platform/security/visitor.ts'
import type { AdminPerson, NewPerson } from '#shared/contract/people.ts'
import * as errors from './accounts.errors.ts'
import { type AccountsService, usernameOf } from './accounts.service.ts'
import { refuseCommonPassword } from './passwords.ts'
import type { PeopleRepository } from './people.repository.ts'
import type { UsersRepository } from './users.repository.ts'

interface PeopleParts {
  users: UsersRepository
  people: PeopleRepository
  accounts: AccountsService
  issuerInUse: () => string | null
  /** The account named by the environment. */
  configuredEmail: string | undefined
}

type Asker = Pick<Visitor, 'person'>

export type PeopleService = ReturnType<typeof createPeopleService>

function keyOf(id: string): PersonKey {
  const [kind, number] = id.split('-')
  return { kind: kind === 'google' ? 'google' : 'user', id: Number(number) }
}

async function listPeople(parts: PeopleParts, asker: Asker | null): Promise<AdminPerson[]> {
  const { users, people, configuredEmail } = parts
  const isYou = (kind: PersonKey['kind'], id: number) =>
    asker?.person?.kind === kind && asker.person.id === id
  const configured = configuredEmail ? await users.findConfigured(configuredEmail) : null
  const withPassword = (await users.list()).map((user) => ({
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

export function createPeopleService(parts: PeopleParts) {
  const { users, people, accounts, issuerInUse } = parts
  const list = (asker: Asker | null) => listPeople(parts, asker)

  async function get(id: string, asker: Asker | null) {
    const person = (await list(asker)).find((one) => one.id === id)
    if (!person) throw errors.personNotFound()
    return person
  }

  return {
    list,

    async findByEmail(email: string) {
      const wanted = usernameOf(email)
      return (await list(null)).find((person) => person.email === wanted) ?? null
    },

    async add({ email, password }: NewPerson, asker: Asker | null): Promise<AdminPerson> {
      refuseCommonPassword(password, 'password')
      const user = await accounts.create(email, password)
      if (!user) throw errors.emailTaken()
      return get(`user-${user.id}`, asker)
    },

    async setPassword(id: string, password: string, exceptSessionId?: string) {
      const key = keyOf(id)
      const person = await get(id, null)
      const user = key.kind === 'user' ? await users.findById(key.id) : null
      if (!user) throw errors.personHasNoPassword()
      refuseCommonPassword(password, 'password')
      await accounts.setPassword(user, password, exceptSessionId)
      return person
    },

    async remove(id: string, asker: Asker | null, isConfirmed: boolean) {
      const person = await get(id, asker)
      if (person.isFromEnvironment) throw errors.fromEnvironment()
      if (person.isYou && !isConfirmed) throw errors.confirmYourself()
      if (!(await people.removeUnlessLast(keyOf(id), issuerInUse()))) throw errors.lastPerson()
      return person
    },
  }
}
