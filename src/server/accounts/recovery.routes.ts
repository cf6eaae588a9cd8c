import type { FastifyInstance } from 'fastify'
import { answerEndpoint } from '#server/platform/http/endpoint-route.ts'
import * as contract from '#shared/contract/recovery.ts'
import { noMail } from './accounts.errors.ts'
import type { Auth } from './accounts.ts'
import { describeBrowser } from './describe-browser.ts'

const done = { success: true }

/** For people who cannot sign in, or who read in a mail that somebody else did. */
export function recoveryRoutes(app: FastifyInstance, auth: Auth) {
  const { logSecurity, recovery, sessions, throttle } = auth
  const { reset } = recovery

  answerEndpoint(app, contract.askForReset, async ({ body, request }) => {
    if (!recovery.canSend) throw noMail()
    await throttle.beforeReset(request.ip)
    // The same for every address: whose it is, is looked up when the mail is written.
    await reset.ask(body.email)
    logSecurity('auth.reset_asked', { ip: request.ip })
    return done
  })

  answerEndpoint(app, contract.checkReset, async ({ body, request }) => {
    await throttle.beforeMailedLink(request.ip)
    return { email: await reset.findEmail(body.secret) }
  })

  answerEndpoint(app, contract.resetPassword, async ({ body, request }) => {
    await throttle.beforeMailedLink(request.ip)
    const { ip } = request
    const email = await reset.finish(body.secret, body.password).catch((error: unknown) => {
      logSecurity('auth.reset_failed', { ip })
      throw error
    })
    logSecurity('auth.password_changed', { email, by: 'mailed link', ip })
    return done
  })

  answerEndpoint(app, contract.checkSignOutLink, async ({ body, request }) => {
    await throttle.beforeMailedLink(request.ip)
    const session = await sessions.findBySignOutSecret(body.secret)
    return {
      session: session && {
        browser: describeBrowser(session.userAgent),
        address: session.ip ?? '',
        signedInAt: session.createdAt.toISOString(),
      },
    }
  })

  answerEndpoint(app, contract.signOutByLink, async ({ body, request }) => {
    await throttle.beforeMailedLink(request.ip)
    const session = await sessions.findBySignOutSecret(body.secret)
    if (!session) return done
    await sessions.remove(session.id)
    const email = session.username ?? session.email ?? ''
    logSecurity('auth.session_ended', { email, by: 'mailed link', ip: request.ip })
    return done
  })
}
