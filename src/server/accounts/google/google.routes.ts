import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { registerEndpoint } from '#server/platform/http/endpoint-route.ts'
import { notFound } from '#server/platform/http/errors.ts'
import * as contract from '#shared/contract/accounts.ts'
import { GOOGLE_CHANNEL } from '#shared/contract/accounts.ts'
import { popupTexts } from '#texts/admin/sign-in.ts'
import { language } from '#texts/grammar.ts'
import type { Accounts } from '../accounts.ts'
import { clientInfoOf } from '../cookies.ts'

/** The popup's last page only sends a signal; its opener asks the server for the outcome. */
const script = `new BroadcastChannel(${JSON.stringify(GOOGLE_CHANNEL)}).postMessage('look');window.close()`
const style =
  'body{font:1.05rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;padding:1.5rem;color:#3b2a20;background:#fdf8f1}@media(prefers-color-scheme:dark){body{color:#f3ece4;background:#1b1613}}'
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

const callbackHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // The URL holds the provider's authorization code, which must not leak as a referrer.
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; script-src 'sha256-${hashOf(script)}'; style-src 'sha256-${hashOf(style)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

const callbackPage = (isDone: boolean) =>
  `<!doctype html><html lang="${language.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${popupTexts.title}</title><style>${style}</style></head><body><p>${isDone ? popupTexts.done : popupTexts.notDone}</p><script>${script}</script></body></html>`

const nothingYet = { signIn: null, reason: null }
const FLOW = /^[\w-]{16,128}$/

export function googleRoutes(app: FastifyInstance, accounts: Accounts) {
  const { cookie, devices, google, logSecurity, sessions, throttle } = accounts
  const { service } = google

  const refuseWhenOff = async (request: FastifyRequest) => {
    if (google.modeFor(request.hostname) === 'off') throw notFound()
  }
  const sendPage = (reply: FastifyReply, isDone: boolean) =>
    reply.headers(callbackHeaders).send(callbackPage(isDone))

  app.get<{ Querystring: { flow?: unknown } }>(
    '/api/auth/google/start',
    { onRequest: refuseWhenOff },
    async (request, reply) => {
      const { flow } = request.query
      if (typeof flow !== 'string' || !FLOW.test(flow)) return sendPage(reply.code(400), false)
      await throttle.beforeGoogle(request.ip)
      const browser = { flow, cookie: google.cookie.keep(request, reply) }
      const address = await service.start(browser, google.callbackUrl(request.host))
      return address ? reply.redirect(address.href, 303) : sendPage(reply, false)
    },
  )

  app.get('/api/auth/google/callback', { onRequest: refuseWhenOff }, async (request, reply) => {
    const url = new URL(google.callbackUrl(request.host))
    url.search = request.url.split('?').slice(1).join('?')
    const from = clientInfoOf(request)
    const refusal = await service.callback(url, google.cookie.read(request), from)
    if (refusal) logSecurity('auth.google_failed', { reason: refusal, ip: from.ip })
    return sendPage(reply, refusal === null)
  })

  registerEndpoint(app, contract.finishGoogleSignIn, async ({ body, request, reply }) => {
    const secret = request.mayUseCookies ? google.cookie.read(request) : null
    // The popup may not have received its cookie yet.
    const outcome = secret
      ? await service.finish({ flow: body.flow, cookie: secret })
      : ({ status: 'pending' } as const)
    if (outcome.status === 'pending') return { ...nothingYet, status: 'pending' } as const
    if (outcome.status === 'failed') {
      return { ...nothingYet, ...outcome }
    }
    const { opened, row } = outcome
    cookie.set(request, reply, opened.cookie)
    const user = { uid: row.subject ?? '', email: row.email ?? '' }
    logSecurity('auth.signed_in', { provider: 'google', ...user, ip: request.ip })
    const arrived = await sessions.findVisitor({ bearer: opened.token, cookie: null })
    if (arrived?.person) {
      const { person, email } = arrived
      await devices.noteSignIn(request, reply, { person, email, sessionId: opened.id })
    }
    const signIn = { token: opened.token, user, displayName: row.displayName }
    return { ...nothingYet, status: 'done', signIn } as const
  })
}
