import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerEndpoint } from '#server/platform/http/endpoint-route.ts'
import { unauthorized } from '#server/platform/http/errors.ts'
import type { Visitor } from '#server/platform/security/visitor.ts'
import * as contract from '#shared/contract/people.ts'
import type { Auth } from './accounts.ts'

export function signedIn(request: FastifyRequest): Visitor {
  if (!request.visitor) throw unauthorized()
  return request.visitor
}

export function peopleRoutes(app: FastifyInstance, { logSecurity, people, recovery }: Auth) {
  answerEndpoint(app, contract.listPeople, ({ request }) => people.list(signedIn(request)))

  answerEndpoint(app, contract.addPerson, async ({ body, request }) => {
    const me = signedIn(request)
    const person = await people.add(body, me)
    logSecurity('auth.person_added', { email: person.email, by: me.email, ip: request.ip })
    return person
  })

  answerEndpoint(app, contract.setPersonPassword, async ({ params, body, request }) => {
    const me = signedIn(request)
    // Whoever changes the own password this way stays signed in here.
    const { email } = await people.setPassword(params.id, body.password, me.sessionId)
    logSecurity('auth.password_changed', { email, by: me.email, ip: request.ip })
    await recovery.notices.passwordChanged(email)
    return { success: true }
  })

  answerEndpoint(app, contract.removePerson, async ({ params, query, request }) => {
    const me = signedIn(request)
    const { email } = await people.remove(params.id, me, query.confirm === 'true')
    logSecurity('auth.person_removed', { email, by: me.email, ip: request.ip })
    return { success: true }
  })
}
