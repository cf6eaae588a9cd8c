import type { FastifyInstance } from 'fastify'
import { answerEndpoint } from '#server/platform/http/endpoint-route.ts'
import * as contract from '#shared/contract/confirm.ts'
import type { Auth } from './accounts.ts'
import { signedIn } from './people.routes.ts'

/** How an old sign-in becomes a recent one, without signing out. */
export function confirmRoutes(app: FastifyInstance, auth: Auth) {
  const { account, devices, google, logSecurity, throttle } = auth

  answerEndpoint(app, contract.checkRecentSignIn, () => ({ success: true }))

  answerEndpoint(app, contract.confirmByPassword, async ({ body, request }) => {
    const me = signedIn(request)
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

  answerEndpoint(app, contract.confirmByGoogle, async ({ body, request }) => {
    const me = signedIn(request)
    const secret = request.mayUseCookies ? google.cookie.read(request) : null
    if (!secret) return { status: 'pending', reason: null } as const
    const { status, reason } = await google.service.confirm({ flow: body.flow, cookie: secret }, me)
    const facts = { provider: me.provider, email: me.email, ip: request.ip }
    if (status === 'done') logSecurity('auth.confirmed', facts)
    if (status === 'failed') logSecurity('auth.confirm_failed', { ...facts, reason: reason ?? '' })
    return { status, reason }
  })
}
