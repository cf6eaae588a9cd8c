import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registerEndpoint } from '#server/platform/http/endpoint-route.ts'
import { unauthorized } from '#server/platform/http/errors.ts'
import type { Visitor } from '#server/platform/security/visitor.ts'
import * as contract from '#shared/contract/accounts.admin.ts'
import type { Accounts } from './accounts.ts'
import { describeBrowser } from './describe-browser.ts'

export function requireVisitor(request: FastifyRequest): Visitor {
  if (!request.visitor) throw unauthorized()
  return request.visitor
}

export function accountRoutes(app: FastifyInstance, accounts: Accounts) {
  const { account, devices, emailChange, logSecurity, notices, throttle } = accounts

  registerEndpoint(app, contract.listMySessions, async ({ request }) => {
    const me = requireVisitor(request)
    return (await account.listSessions(me)).map((session) => ({
      id: session.id,
      browser: describeBrowser(session.userAgent),
      address: session.ip ?? '',
      signedInAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isThisOne: session.id === me.sessionId,
    }))
  })

  registerEndpoint(app, contract.endMySession, async ({ params, request }) => {
    const me = requireVisitor(request)
    await account.endSession(me, params.id)
    logSecurity('auth.session_ended', { email: me.email, ip: request.ip })
    return { success: true }
  })

  registerEndpoint(app, contract.endMyOtherSessions, async ({ request }) => {
    const me = requireVisitor(request)
    await account.endOtherSessions(me)
    logSecurity('auth.other_sessions_ended', { email: me.email, ip: request.ip })
    return { success: true }
  })

  registerEndpoint(app, contract.changeMyPassword, async ({ body, request }) => {
    const me = requireVisitor(request)
    const attempt = await devices.readAttempt(request, me.email)
    await throttle.beforePassword(attempt)
    await account.changePassword(me, body)
    await throttle.afterRightPassword(attempt)
    logSecurity('auth.password_changed', { email: me.email, by: me.email, ip: request.ip })
    await notices.passwordChanged(me.email)
    return { success: true }
  })

  registerEndpoint(app, contract.getMyEmailChange, async ({ request }) => {
    const me = requireVisitor(request)
    const waiting = await emailChange.findWaiting(me)
    return {
      email: me.email,
      waiting: waiting && { ...waiting, expiresAt: waiting.expiresAt.toISOString() },
    }
  })

  registerEndpoint(app, contract.changeMyEmail, async ({ body, request }) => {
    const { was, email, isDone } = await emailChange.ask(requireVisitor(request), body.email)
    const event = isDone ? 'auth.email_changed' : 'auth.email_change_asked'
    logSecurity(event, { email, was, by: was, ip: request.ip })
    return { status: isDone ? ('changed' as const) : ('mailed' as const), email }
  })

  registerEndpoint(app, contract.cancelMyEmailChange, async ({ request }) => {
    const me = requireVisitor(request)
    if (await emailChange.cancel(me)) {
      logSecurity('auth.email_change_cancelled', { email: me.email, by: me.email, ip: request.ip })
    }
    return { success: true }
  })
}

export function peopleRoutes(app: FastifyInstance, { logSecurity, notices, people }: Accounts) {
  registerEndpoint(app, contract.listPeople, ({ request }) => people.list(requireVisitor(request)))

  registerEndpoint(app, contract.addPerson, async ({ body, request }) => {
    const me = requireVisitor(request)
    const person = await people.add(body, me)
    logSecurity('auth.person_added', { email: person.email, by: me.email, ip: request.ip })
    return person
  })

  registerEndpoint(app, contract.setPersonPassword, async ({ params, body, request }) => {
    const me = requireVisitor(request)
    // The caller's own session survives a change of the own password.
    const { email } = await people.setPassword(params.id, body.password, me.sessionId)
    logSecurity('auth.password_changed', { email, by: me.email, ip: request.ip })
    await notices.passwordChanged(email)
    return { success: true }
  })

  registerEndpoint(app, contract.removePerson, async ({ params, query, request }) => {
    const me = requireVisitor(request)
    const { email } = await people.remove(params.id, me, query.confirm === 'true')
    logSecurity('auth.person_removed', { email, by: me.email, ip: request.ip })
    return { success: true }
  })
}

/** Reauthentication turns an old sign-in into a recent one without signing out. */
export function reauthenticationRoutes(app: FastifyInstance, accounts: Accounts) {
  const { account, devices, google, logSecurity, throttle } = accounts

  registerEndpoint(app, contract.checkRecentSignIn, () => ({ success: true }))

  registerEndpoint(app, contract.reauthenticateByPassword, async ({ body, request }) => {
    const me = requireVisitor(request)
    const facts = { provider: me.provider, email: me.email, ip: request.ip }
    const attempt = await devices.readAttempt(request, me.email)
    await throttle.beforePassword(attempt)
    try {
      await account.confirm(me, body.password)
    } catch (error) {
      logSecurity('auth.confirm_failed', facts)
      throw error
    }
    await throttle.afterRightPassword(attempt)
    logSecurity('auth.confirmed', facts)
    return { success: true }
  })

  registerEndpoint(app, contract.reauthenticateByGoogle, async ({ body, request }) => {
    const me = requireVisitor(request)
    const secret = request.mayUseCookies ? google.cookie.read(request) : null
    if (!secret) return { status: 'pending', reason: null } as const
    const { status, reason } = await google.service.confirm({ flow: body.flow, cookie: secret }, me)
    const facts = { provider: me.provider, email: me.email, ip: request.ip }
    if (status === 'done') logSecurity('auth.confirmed', facts)
    if (status === 'failed') logSecurity('auth.confirm_failed', { ...facts, reason: reason ?? '' })
    return { status, reason }
  })
}
