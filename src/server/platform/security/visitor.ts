import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CONFIRM_NEEDED } from '#shared/contract/errors.ts'
import { confirmErrors, loginErrors } from '#texts/errors/accounts.ts'
import { forbidden, unauthorized } from '../http/errors.ts'

/** Whose account it is: one with a password, or one of Google. */
export interface PersonKey {
  kind: 'user' | 'google'
  id: number
}

/** Who a request comes from, as proven by a session; never by anything in a body. */
export interface Visitor {
  sessionId: string
  uid: string
  email: string
  displayName: string | null
  provider: 'password' | 'google'
  isAdmin: boolean
  /** Null for somebody who is signed in with Google and no admin. */
  person: PersonKey | null
  /** Signed in, or gave the password again, within the last minutes. */
  isRecentlyVerified: boolean
}

export type FindVisitor = (request: FastifyRequest) => Promise<Visitor | null>

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | null
  }
}

/** Guards a whole scope: every route in it is for admins, whatever it forgets to say. */
export function adminsOnly(scope: FastifyInstance, findVisitor: FindVisitor) {
  scope.addHook('onRequest', async (request) => {
    request.visitor = await findVisitor(request)
    if (!request.visitor) throw unauthorized()
    if (!request.visitor.isAdmin) {
      throw forbidden('auth.not_admin', loginErrors.notAdmin)
    }
  })
}

/** For calls that a stolen token must not suffice for: the sign-in is recent or was just confirmed. */
export function requireRecentSignIn({ visitor }: FastifyRequest) {
  if (!visitor) throw unauthorized()
  if (!visitor.isRecentlyVerified) throw forbidden(CONFIRM_NEEDED, confirmErrors.needed)
}
