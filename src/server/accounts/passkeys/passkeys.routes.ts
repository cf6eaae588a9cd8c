import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '#server/platform/http/endpoint-route.ts'
import * as adminContract from '#shared/contract/accounts.admin.ts'
import * as contract from '#shared/contract/accounts.ts'
import { requireVisitor } from '../account.routes.ts'
import {
  passkeyReauthenticationFailed,
  passkeyRefused,
  passkeysNotPossibleHere,
} from '../accounts.errors.ts'
import type { Accounts } from '../accounts.ts'
import { clientInfoOf } from '../cookies.ts'
import { toPasskey } from './passkeys.service.ts'

export function passkeySignInRoutes(app: FastifyInstance, accounts: Accounts) {
  const { cookie, devices, logSecurity, passkeys, throttle } = accounts

  registerEndpoint(app, contract.startPasskeySignIn, async ({ request }) => {
    await throttle.beforePasskey(request.ip)
    const rp = passkeys.relyingPartyOf(request)
    if (rp.problem) throw passkeysNotPossibleHere()
    return { ...(await passkeys.startSignIn(rp)) }
  })

  registerEndpoint(app, contract.signInByPasskey, async ({ body, request, reply }) => {
    await throttle.beforePasskey(request.ip)
    const from = clientInfoOf(request)
    const outcome = await passkeys.signIn(body, passkeys.relyingPartyOf(request), from)
    if ('refusal' in outcome) {
      logSecurity('auth.passkey_failed', { reason: outcome.refusal, ip: from.ip })
      throw passkeyRefused()
    }
    const { opened, passkeyId, person, provider, user } = outcome
    cookie.set(request, reply, opened.cookie)
    await devices.noteSignIn(request, reply, { person, email: user.email, sessionId: opened.id })
    logSecurity('auth.signed_in', { provider: 'passkey', email: user.email, ip: from.ip })
    return { token: opened.token, user, provider, passkeyId }
  })
}

export function passkeyRoutes(app: FastifyInstance, { logSecurity, passkeys, throttle }: Accounts) {
  registerEndpoint(app, adminContract.listPasskeys, async ({ request }) => {
    const rp = passkeys.relyingPartyOf(request)
    const mine = await passkeys.listMine(requireVisitor(request))
    const { origin, problem } = rp
    return { passkeys: mine.map((row) => toPasskey(row, rp)), origin, problem }
  })

  registerEndpoint(app, adminContract.startAddingPasskey, async ({ request }) => ({
    ...(await passkeys.startAdding(requireVisitor(request), passkeys.relyingPartyOf(request))),
  }))

  registerEndpoint(app, adminContract.addPasskey, async ({ body, request }) => {
    const me = requireVisitor(request)
    const rp = passkeys.relyingPartyOf(request)
    const added = await passkeys.add(me, rp, body.name, body.passkey)
    logSecurity('auth.passkey_added', { email: me.email, ip: request.ip })
    return toPasskey(added, rp)
  })

  registerEndpoint(app, adminContract.renamePasskey, async ({ body, params, request }) => {
    const renamed = await passkeys.rename(requireVisitor(request), params.id, body.name)
    return toPasskey(renamed, passkeys.relyingPartyOf(request))
  })

  registerEndpoint(app, adminContract.removePasskey, async ({ params, request }) => {
    const me = requireVisitor(request)
    await passkeys.remove(me, passkeys.relyingPartyOf(request), params.id)
    logSecurity('auth.passkey_removed', { email: me.email, ip: request.ip })
    return { success: true }
  })

  registerEndpoint(app, adminContract.startPasskeyReauthentication, async ({ request }) => {
    await throttle.beforePasskey(request.ip)
    const rp = passkeys.relyingPartyOf(request)
    return { ...(await passkeys.startConfirming(requireVisitor(request), rp)) }
  })

  registerEndpoint(app, adminContract.reauthenticateByPasskey, async ({ body, request }) => {
    await throttle.beforePasskey(request.ip)
    const me = requireVisitor(request)
    const facts = { provider: 'passkey', email: me.email, ip: request.ip }
    const refusal = await passkeys.confirm(me, passkeys.relyingPartyOf(request), body)
    if (refusal) {
      logSecurity('auth.confirm_failed', { ...facts, reason: refusal })
      throw passkeyReauthenticationFailed()
    }
    logSecurity('auth.confirmed', facts)
    return { success: true }
  })
}
