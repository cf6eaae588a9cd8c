import { hashPassword, newPassword, verifyPassword } from './passwords.ts'
import type { SessionsService } from './sessions.service.ts'
import type { UserRow, UsersRepository } from './users.repository.ts'

/** Used when the very first start is told no address. */
export const FIRST_OWNER = 'owner@diary.local'

interface AccountsParts {
  users: UsersRepository
  sessions: SessionsService
  /** Links for a new password. */
  resets: { removeOf(userId: number): Promise<void> }
}

export type AccountsService = ReturnType<typeof createAccountsService>

export const usernameOf = (email: string) => email.trim().toLowerCase()

export function createAccountsService({ users, sessions, resets }: AccountsParts) {
  async function setPassword(user: UserRow, password: string, exceptSessionId?: string) {
    await users.setPassword(user.id, await hashPassword(password))
    await resets.removeOf(user.id)
    await sessions.endAllOf({ kind: 'user', id: user.id }, exceptSessionId)
  }

  return {
    /** Who has this email and password, or null; which of the two was wrong stays untold. */
    async findByPassword(email: string, password: string): Promise<UserRow | null> {
      const user = await users.findByUsername(usernameOf(email))
      return (await verifyPassword(user?.password ?? null, password)) ? user : null
    },

    /** Null when the address is taken. */
    create: async (email: string, password: string) =>
      users.create(usernameOf(email), await hashPassword(password)),

    /** Whoever knew the old one is signed out. */
    setPassword,

    /** Whether the diary was started with this password before. */
    async knowsConfiguredOwner(email: string, password: string): Promise<boolean> {
      const user = await users.findConfigured(usernameOf(email))
      const known = [user?.configuredPassword, user?.password].filter((hash) => hash != null)
      for (const hash of known) if (await verifyPassword(hash, password)) return true
      return false
    },

    /**
     * The sign-in named by the environment exists, with that password. A password changed in the
     * admin stays changed: an old one must not come back with the next start. So does a sign-in
     * email: the account that was made for ADMIN_EMAIL is known by it under every later one.
     */
    async keepConfiguredOwner(email: string, password: string) {
      const username = usernameOf(email)
      const user =
        (await users.findConfigured(username)) ??
        (await users.create(username, await hashPassword(password))) ??
        (await users.findConfigured(username))
      if (!user) return null
      if (user.configuredEmail !== username) {
        await users.rememberConfigured(user.id, { configuredEmail: username })
      }
      const known = user.configuredPassword
      if (known && (await verifyPassword(known, password))) return user
      if (!(await verifyPassword(user.password, password))) await setPassword(user, password)
      const configuredPassword = await hashPassword(password)
      await users.rememberConfigured(user.id, { configuredPassword })
      return user
    },

    /** The way into an empty diary. Of several processes starting at once, one makes it. */
    async makeFirstOwner(): Promise<{ email: string; password: string } | null> {
      if ((await users.count()) > 0) return null
      const password = newPassword()
      const made = await users.create(FIRST_OWNER, await hashPassword(password))
      return made && { email: FIRST_OWNER, password }
    },
  }
}
