import type { FastifyInstance } from 'fastify'
import { answerEndpoint } from '#server/platform/http/endpoint-route.ts'
import * as contract from '#shared/contract/account.ts'
import type { Auth } from './accounts.ts'
import { describeBrowser } from './describe-browser.ts'
import { signedIn } from './people.routes.ts'

export function accountRoutes(app: FastifyInstance, auth: Auth) {
  const { account, devices, emailChange, logSecurity, recovery, throttle } = auth

  answerEndpoint(app, contract.listMySessions, async ({ request }) => {
    const me = signedIn(request)
    return (await account.listSessions(me)).map((session) => ({
      id: session.id,
      browser: describeBrowser(session.userAgent),
      address: session.ip ?? '',
      signedInAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isThisOne: session.id === me.sessionId,
    }))
  })

  answerEndpoint(app, contract.endMySession, async ({ params, request }) => {
    const me = signedIn(request)
    await account.endSession(me, params.id)
    logSecurity('auth.session_ended', { email: me.email, ip: request.ip })
    return { success: true }
  })

  answerEndpoint(app, contract.endMyOtherSessions, async ({ request }) => {
    const me = signedIn(request)
    await account.endOtherSessions(me)
    logSecurity('auth.other_sessions_ended', { email: me.email, ip: request.ip })
    return { success: true }
  })

  answerEndpoint(app, contract.changeMyPassword, async ({ body, request }) => {
    const me = signedIn(request)
    const attempt = await devices.readAttempt(request, me.email)
    await throttle.beforePassword(attempt)
    await account.changePassword(me, body)
    await throttle.afterRightPassword(attempt)
    logSecurity('auth.password_changed', { email: me.email, by: me.email, ip: request.ip })
    await recovery.notices.passwordChanged(me.email)
    return { success: true }
  })

  answerEndpoint(app, contract.getMyEmailChange, async ({ request }) => {
    const me = signedIn(request)
    const waiting = await emailChange.findWaiting(me)
    return {
      email: me.email,
      waiting: waiting && { ...waiting, expiresAt: waiting.expiresAt.toISOString() },
    }
  })

  answerEndpoint(app, contract.changeMyEmail, async ({ body, request }) => {
    const { was, email, isDone } = await emailChange.ask(signedIn(request), body.email)
    const event = isDone ? 'auth.email_changed' : 'auth.email_change_asked'
    logSecurity(event, { email, was, by: was, ip: request.ip })
    return { status: isDone ? ('changed' as const) : ('mailed' as const), email }
  })

  answerEndpoint(app, contract.cancelMyEmailChange, async ({ request }) => {
    await emailChange.cancel(signedIn(request))
    return { success: true }
  })
}
