import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#shared/contract/auth.ts'
import { answerEndpoint } from '../platform/endpoint-route.ts'
import { wrongPassword } from './auth.errors.ts'
import type { Auth } from './auth.ts'
import { uidOfUser } from './sessions/sessions.service.ts'

export const originOf = (request: FastifyRequest) => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
})

export function authRoutes(app: FastifyInstance, auth: Auth) {
  const { accounts, cookie, findVisitor, readProof, sessions } = auth

  answerEndpoint(app, contract.logIn, async ({ body, request, reply }) => {
    const user = await accounts.findByPassword(body.email, body.password)
    if (!user) throw wrongPassword()
    const opened = await sessions.open(
      { provider: 'password', userId: user.id, email: user.username },
      originOf(request),
    )
    cookie.set(request, reply, opened.cookie)
    return { token: opened.token, user: { uid: uidOfUser(user.id), email: user.username } }
  })

  answerEndpoint(app, contract.logOut, async ({ request, reply }) => {
    await sessions.end(readProof(request))
    cookie.clear(request, reply)
    return { success: true }
  })

  answerEndpoint(app, contract.getSession, async ({ request }) => {
    const visitor = await findVisitor(request)
    return {
      user: visitor && { uid: visitor.uid, email: visitor.email },
      isAdmin: visitor?.isAdmin ?? false,
      provider: visitor?.provider ?? null,
      google: 'off' as const,
    }
  })
}
