import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '#server/platform/http/endpoint-route.ts'
import { AppError, unauthorized } from '#server/platform/http/errors.ts'
import {
  registerMailedLink,
  registerPlainForms,
  type SitePages,
} from '#server/platform/http/plain-forms.ts'
import * as contract from '#shared/contract/accounts.ts'
import { type MailLinkPage, mailLinkPaths } from '#shared/page-rendering.ts'
import { mailNotAvailable, notAdmin, wrongPassword } from './accounts.errors.ts'
import type { Accounts } from './accounts.ts'
import { clientInfoOf } from './cookies.ts'
import { describeBrowser } from './describe-browser.ts'
import { isSameIdentity } from './first-owner.ts'
import { uidOfUser } from './sessions.service.ts'

export function authRoutes(app: FastifyInstance, accounts: Accounts) {
  const { users, cookie, devices, findVisitor, google, logSecurity } = accounts
  const { passkeys, readProof, sessions, throttle } = accounts

  registerEndpoint(app, contract.logIn, async ({ body, request, reply }) => {
    const from = clientInfoOf(request)
    const attempt = await devices.readAttempt(request, body.email)
    await throttle.beforePassword(attempt).catch((error: unknown) => {
      if (error instanceof AppError) logSecurity('auth.throttled', { ip: from.ip })
      throw error
    })
    const user = await users.findByPassword(body.email, body.password)
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

  registerEndpoint(app, contract.logOut, async ({ request, reply }) => {
    const visitor = await findVisitor(request)
    await sessions.end(readProof(request))
    cookie.clear(request, reply)
    if (visitor) logSecurity('auth.signed_out', { email: visitor.email, ip: request.ip })
    return { success: true }
  })

  registerEndpoint(app, contract.getSession, async ({ request }) => {
    const visitor = await findVisitor(request)
    return {
      user: visitor && { uid: visitor.uid, email: visitor.email },
      isAdmin: visitor?.isAdmin ?? false,
      provider: visitor?.provider ?? null,
      google: google.modeFor(request.hostname),
      passkeys: await passkeys.canSignIn(passkeys.relyingPartyOf(request)),
      sendsMail: accounts.canSendMail,
    }
  })

  registerEndpoint(app, contract.verifyAdmin, async ({ body, request }) => {
    const visitor = await findVisitor(request)
    if (!visitor?.isAdmin || !isSameIdentity(visitor, body)) {
      logSecurity('auth.not_admin', { email: visitor?.email, ip: request.ip })
      throw notAdmin()
    }
    return { success: true }
  })
}

/** These routes are under /api/admin, but their callers are not admins yet. */
export function setupRoutes(app: FastifyInstance, accounts: Accounts) {
  const { devices, findVisitor, logSecurity, setup, throttle } = accounts

  registerEndpoint(app, contract.getSetupStatus, async () => ({ used: await setup.isUsed() }))

  registerEndpoint(app, contract.registerAdmin, async ({ body, request, reply }) => {
    const visitor = await findVisitor(request)
    if (!visitor) throw unauthorized()
    await throttle.beforeRegistration(request.ip)
    const facts = { email: visitor.email, uid: visitor.uid, ip: request.ip }
    try {
      await setup.register(visitor, body)
    } catch (error) {
      const reason = error instanceof AppError ? error.code : 'failed'
      logSecurity('auth.setup_refused', { ...facts, reason })
      throw error
    }
    logSecurity('auth.setup_completed', facts)
    const owner = await findVisitor(request)
    if (owner?.person) await devices.remember(request, reply, owner.person)
    return { success: true }
  })
}

export function recoveryRoutes(app: FastifyInstance, accounts: Accounts) {
  const { canSendMail, logSecurity, reset, sessions, throttle } = accounts

  registerEndpoint(app, contract.requestPasswordReset, async ({ body, request }) => {
    if (!canSendMail) throw mailNotAvailable()
    await throttle.beforeReset(request.ip)
    // The answer is the same for every address; the account is looked up when the mail is written.
    await reset.ask(body.email)
    logSecurity('auth.reset_asked', { ip: request.ip })
    return { success: true }
  })

  registerEndpoint(app, contract.checkReset, async ({ body, request }) => {
    await throttle.beforeMailedLink(request.ip)
    return { email: await reset.findEmail(body.secret) }
  })

  registerEndpoint(app, contract.resetPassword, async ({ body, request }) => {
    await throttle.beforeMailedLink(request.ip)
    const { ip } = request
    const email = await reset.finish(body.secret, body.password).catch((error: unknown) => {
      logSecurity('auth.reset_failed', { ip })
      throw error
    })
    logSecurity('auth.password_changed', { email, by: 'mailed link', ip })
    return { success: true }
  })

  registerEndpoint(app, contract.checkSignOutLink, async ({ body, request }) => {
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

  registerEndpoint(app, contract.signOutByLink, async ({ body, request }) => {
    await throttle.beforeMailedLink(request.ip)
    const session = await sessions.findBySignOutSecret(body.secret)
    if (!session) return { success: true }
    await sessions.remove(session.id)
    const email = session.username ?? session.email ?? ''
    logSecurity('auth.session_ended', { email, by: 'mailed link', ip: request.ip })
    return { success: true }
  })
}

const staleChangePage: MailLinkPage = { kind: 'sign-in-stale', email: '' }

const staleCancelPage: MailLinkPage = { kind: 'sign-in-keep-stale', email: '' }

export const emailChangePageRoutes = (
  app: FastifyInstance,
  { emailChange, logSecurity }: Accounts,
  site: SitePages,
) =>
  registerPlainForms(app, (scope) => {
    registerMailedLink(scope, site, mailLinkPaths.signIn, {
      async read(secret) {
        const found = await emailChange.open(secret)
        return found ? { kind: 'sign-in', email: found.email } : staleChangePage
      },
      async act(secret, { ip }) {
        const changed = await emailChange.finish(secret)
        if (!changed) return staleChangePage
        const { email, was } = changed
        logSecurity('auth.email_changed', { email, was, by: 'mailed link', ip })
        return { kind: 'sign-in-changed', email }
      },
    })
    registerMailedLink(scope, site, mailLinkPaths.cancelEmailChange, {
      async read(secret) {
        const email = await emailChange.openCancel(secret)
        return email ? { kind: 'sign-in-keep', email } : staleCancelPage
      },
      async act(secret, { ip }) {
        const email = await emailChange.cancelBySecret(secret)
        if (!email) return staleCancelPage
        logSecurity('auth.email_change_cancelled', { email, by: 'mailed link', ip })
        return { kind: 'sign-in-kept', email }
      },
    })
  })
