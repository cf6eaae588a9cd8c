import type { FastifyInstance, FastifyRequest } from 'fastify'
import { REAUTHENTICATION_NEEDED } from '#shared/contract/errors.ts'
import { confirmErrors, loginErrors } from '#texts/errors/accounts.ts'
import { forbidden, unauthorized } from '../http/errors.ts'

export interface PersonKey {
  kind: 'user' | 'google'
  id: number
}

/** A session proves these values; nothing in a body does. */
export interface Visitor {
  sessionId: string
  uid: string
  email: string
  displayName: string | null
  provider: 'password' | 'google'
  isAdmin: boolean
  /** Null for a Google account that is not an admin. */
  person: PersonKey | null
  isRecentlyVerified: boolean
}

export type FindVisitor = (request: FastifyRequest) => Promise<Visitor | null>

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | null
  }
}

/** Guards a whole scope, so that no route in it can forget the check. */
export function requireAdmin(scope: FastifyInstance, findVisitor: FindVisitor) {
  scope.addHook('onRequest', async (request) => {
    request.visitor = await findVisitor(request)
    if (!request.visitor) throw unauthorized()
    if (!request.visitor.isAdmin) {
      throw forbidden('auth.not_admin', loginErrors.notAdmin)
    }
  })
}

/** A stolen token must not suffice for these calls: the sign-in has to be recent. */
export function requireRecentSignIn({ visitor }: FastifyRequest) {
  if (!visitor) throw unauthorized()
  if (!visitor.isRecentlyVerified) throw forbidden(REAUTHENTICATION_NEEDED, confirmErrors.needed)
}
