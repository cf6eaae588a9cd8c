import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/auth.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import { AppError } from '../platform/http/errors.ts'
import { notAdmin, wrongPassword } from './accounts.errors.ts'
import type { Auth } from './accounts.ts'
import { originOf } from './cookies.ts'
import { uidOfUser } from './sessions.service.ts'
import { isSameIdentity } from './setup.service.ts'

export function authRoutes(app: FastifyInstance, auth: Auth) {
  const { accounts, cookie, devices, findVisitor, google, logSecurity } = auth
  const { passkeys, readProof, recovery, sessions, throttle } = auth

  answerEndpoint(app, contract.logIn, async ({ body, request, reply }) => {
    const from = originOf(request)
    const attempt = await devices.readAttempt(request, body.email)
    await throttle.beforePassword(attempt).catch((error: unknown) => {
      if (error instanceof AppError) logSecurity('auth.throttled', { ip: from.ip })
      throw error
    })
    const user = await accounts.findByPassword(body.email, body.password)
    if (!user) {
      logSecurity('auth.sign_in_failed', { provider: 'password', ip: from.ip })
      throw wrongPassword()
    }
    await throttle.afterRightPassword(attempt)
    const email = user.username
    const opened = await sessions.open({ provider: 'password', userId: user.id, email }, from)
    cookie.set(request, reply, opened.cookie)
    const person = { kind: 'user', id: user.id } as const
    await devices.noteSignIn(request, reply, { person, email, sessionId: opened.id })
    logSecurity('auth.signed_in', { provider: 'password', email, ip: from.ip })
    return { token: opened.token, user: { uid: uidOfUser(user.id), email } }
  })

  answerEndpoint(app, contract.logOut, async ({ request, reply }) => {
    const visitor = await findVisitor(request)
    await sessions.end(readProof(request))
    cookie.clear(request, reply)
    if (visitor) logSecurity('auth.signed_out', { email: visitor.email, ip: request.ip })
    return { success: true }
  })

  answerEndpoint(app, contract.getSession, async ({ request }) => {
    const visitor = await findVisitor(request)
    return {
      user: visitor && { uid: visitor.uid, email: visitor.email },
      isAdmin: visitor?.isAdmin ?? false,
      provider: visitor?.provider ?? null,
      google: google.modeFor(request.hostname),
      passkeys: await passkeys.canSignIn(passkeys.relyingPartyOf(request)),
      sendsMail: recovery.canSend,
    }
  })

  answerEndpoint(app, contract.verifyAdmin, async ({ body, request }) => {
    const visitor = await findVisitor(request)
    if (!visitor?.isAdmin || !isSameIdentity(visitor, body)) {
      logSecurity('auth.not_admin', { email: visitor?.email, ip: request.ip })
      throw notAdmin()
    }
    return { success: true }
  })
}
