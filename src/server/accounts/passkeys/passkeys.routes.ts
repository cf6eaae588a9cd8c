import type { FastifyInstance } from 'fastify'
import { answerEndpoint } from '#server/platform/http/endpoint-route.ts'
import * as adminContract from '#shared/contract/accounts.admin.ts'
import * as contract from '#shared/contract/accounts.ts'
import { signedIn } from '../account.routes.ts'
import { noPasskeysHere, passkeyNotConfirmed, passkeyRefused } from '../accounts.errors.ts'
import type { Auth } from '../accounts.ts'
import { originOf } from '../cookies.ts'
import { presentPasskey } from './passkeys.service.ts'

export function passkeySignInRoutes(app: FastifyInstance, auth: Auth) {
  const { cookie, devices, logSecurity, passkeys, throttle } = auth

  answerEndpoint(app, contract.startPasskeySignIn, async ({ request }) => {
    await throttle.beforePasskey(request.ip)
    const rp = passkeys.relyingPartyOf(request)
    if (rp.problem) throw noPasskeysHere()
    return { ...(await passkeys.startSignIn(rp)) }
  })

  answerEndpoint(app, contract.signInByPasskey, async ({ body, request, reply }) => {
    await throttle.beforePasskey(request.ip)
    const from = originOf(request)
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

export function passkeyRoutes(app: FastifyInstance, { logSecurity, passkeys, throttle }: Auth) {
  answerEndpoint(app, adminContract.listPasskeys, async ({ request }) => {
    const rp = passkeys.relyingPartyOf(request)
    const mine = await passkeys.listMine(signedIn(request))
    const { origin, problem } = rp
    return { passkeys: mine.map((row) => presentPasskey(row, rp)), origin, problem }
  })

  answerEndpoint(app, adminContract.startAddingPasskey, async ({ request }) => ({
    ...(await passkeys.startAdding(signedIn(request), passkeys.relyingPartyOf(request))),
  }))

  answerEndpoint(app, adminContract.addPasskey, async ({ body, request }) => {
    const me = signedIn(request)
    const rp = passkeys.relyingPartyOf(request)
    const added = await passkeys.add(me, rp, body.name, body.passkey)
    logSecurity('auth.passkey_added', { email: me.email, ip: request.ip })
    return presentPasskey(added, rp)
  })

  answerEndpoint(app, adminContract.renamePasskey, async ({ body, params, request }) => {
    const renamed = await passkeys.rename(signedIn(request), params.id, body.name)
    return presentPasskey(renamed, passkeys.relyingPartyOf(request))
  })

  answerEndpoint(app, adminContract.removePasskey, async ({ params, request }) => {
    const me = signedIn(request)
    await passkeys.remove(me, passkeys.relyingPartyOf(request), params.id)
    logSecurity('auth.passkey_removed', { email: me.email, ip: request.ip })
    return { success: true }
  })

  answerEndpoint(app, adminContract.startPasskeyConfirmation, async ({ request }) => {
    await throttle.beforePasskey(request.ip)
    const rp = passkeys.relyingPartyOf(request)
    return { ...(await passkeys.startConfirming(signedIn(request), rp)) }
  })

  answerEndpoint(app, adminContract.confirmByPasskey, async ({ body, request }) => {
    await throttle.beforePasskey(request.ip)
    const me = signedIn(request)
    const facts = { provider: 'passkey', email: me.email, ip: request.ip }
    const refusal = await passkeys.confirm(me, passkeys.relyingPartyOf(request), body)
    if (refusal) {
      logSecurity('auth.confirm_failed', { ...facts, reason: refusal })
      throw passkeyNotConfirmed()
    }
    logSecurity('auth.confirmed', facts)
    return { success: true }
  })
}
