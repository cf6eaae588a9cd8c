import { unauthorized } from '#server/platform/http/errors.ts'
import type { PersonKey, Visitor } from '#server/platform/security/visitor.ts'
import type { PasswordChange } from '#shared/contract/account.ts'
import * as errors from './accounts.errors.ts'
import type { AccountsService } from './accounts.service.ts'
import { refuseCommonPassword } from './passwords.ts'
import type { SessionsService } from './sessions.service.ts'

interface AccountParts {
  accounts: AccountsService
  sessions: SessionsService
}

export function ownerOf({ person }: Visitor): PersonKey {
  if (!person) throw unauthorized()
  return person
}

export type AccountService = ReturnType<typeof createAccountService>

/** What a signed-in admin does with the own account. */
export function createAccountService({ accounts, sessions }: AccountParts) {
  return {
    listSessions: (me: Visitor) => sessions.listOf(ownerOf(me)),

    async endSession(me: Visitor, id: string) {
      const mine = await sessions.listOf(ownerOf(me))
      if (!mine.some((session) => session.id === id)) throw errors.sessionNotFound()
      await sessions.remove(id)
    },

    endOtherSessions: (me: Visitor) => sessions.endAllOf(ownerOf(me), me.sessionId),

    async changePassword(me: Visitor, { currentPassword, newPassword }: PasswordChange) {
      if (me.provider !== 'password') throw errors.accountHasNoPassword()
      const user = await accounts.findByPassword(me.email, currentPassword)
      if (!user) throw errors.wrongCurrentPassword()
      refuseCommonPassword(newPassword, 'newPassword')
      await accounts.setPassword(user, newPassword, me.sessionId)
      await sessions.renew(me.sessionId)
    },

    /** The session counts as a recent sign-in again. */
    async confirm(me: Visitor, password: string) {
      if (me.provider !== 'password') throw errors.accountHasNoPassword()
      if (!(await accounts.findByPassword(me.email, password))) throw errors.wrongConfirmation()
      await sessions.renew(me.sessionId)
    },
  }
}
