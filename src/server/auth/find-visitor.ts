import type { FastifyRequest } from 'fastify'
import type { FindVisitor } from '#server/platform/security/visitor.ts'
import type { SessionCookie } from './sessions/session-cookie.ts'
import type { SessionsService } from './sessions/sessions.service.ts'

export type ReadProof = ReturnType<typeof createReadProof>

/** What a request brings to prove who sent it. */
export function createReadProof(cookie: SessionCookie) {
  return (request: FastifyRequest) => ({
    bearer: /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null,
    cookie: request.mayUseCookies ? cookie.read(request) : null,
  })
}

export const createFindVisitor =
  (sessions: SessionsService, readProof: ReadProof): FindVisitor =>
  (request) =>
    sessions.findVisitor(readProof(request))
