import type { FastifyInstance } from 'fastify'
import { answerEndpoint } from '#server/platform/http/endpoint-route.ts'
import { AppError, unauthorized } from '#server/platform/http/errors.ts'
import * as contract from '#shared/contract/auth.ts'
import type { Auth } from './accounts.ts'

/** Under /api/admin by its address, yet for people who are no admins yet. */
export function setupRoutes(app: FastifyInstance, auth: Auth) {
  const { devices, findVisitor, logSecurity, setup, throttle } = auth

  answerEndpoint(app, contract.getSetupStatus, async () => ({ used: await setup.isUsed() }))

  answerEndpoint(app, contract.registerAdmin, async ({ body, request, reply }) => {
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
