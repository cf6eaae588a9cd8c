import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PersonKey } from '#server/platform/security/visitor.ts'
import type { DeviceCookie } from './device-cookie.ts'
import type { Notices } from './notices.ts'
import { originOf } from './request-origin.ts'
import type { SecurityLog } from './security-log.ts'

interface WelcomeParts {
  deviceCookie: DeviceCookie
  notices: Notices
  logSecurity: SecurityLog
}

interface Arrival {
  person: PersonKey
  email: string
  sessionId: string
}

/** After every sign-in: the browser is remembered, and one not seen before is told of by mail. */
export const createWelcome =
  ({ deviceCookie, notices, logSecurity }: WelcomeParts) =>
  async (request: FastifyRequest, reply: FastifyReply, { person, email, sessionId }: Arrival) => {
    if (!(await deviceCookie.remember(request, reply, person))) return
    const from = originOf(request)
    logSecurity('auth.new_browser', { email, ip: from.ip })
    await notices.newBrowser({ sessionId, email, from })
  }
