import type { FastifyRequest } from 'fastify'
import type { FindVisitor } from '#server/platform/security/visitor.ts'
import type { HostCookie } from './host-cookie.ts'
import type { SessionsService } from './sessions.service.ts'

export type ReadProof = ReturnType<typeof createReadProof>

/** What a request brings to prove who sent it. */
export function createReadProof(cookie: HostCookie) {
  return (request: FastifyRequest) => ({
    bearer: /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null,
    cookie: cookie.read(request),
  })
}

export const createFindVisitor =
  (sessions: SessionsService, readProof: ReadProof): FindVisitor =>
  (request) =>
    sessions.findVisitor(readProof(request))
