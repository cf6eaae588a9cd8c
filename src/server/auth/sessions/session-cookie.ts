import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopbackHost } from '#server/platform/config/loopback-host.ts'
import { SESSION_LONGEST_MS } from './sessions.service.ts'

/** Browsers take `__Host-` cookies over https and on this machine itself. */
const HARDENED = '__Host-session'
/** Over plain http on a local network only an ordinary cookie is kept. */
const PLAIN = 'session'

export type SessionCookie = ReturnType<typeof createSessionCookie>

export function createSessionCookie(publicUrl: URL) {
  const isHardened = (request: FastifyRequest) =>
    publicUrl.protocol === 'https:' || isLoopbackHost(request.hostname)
  const nameFor = (request: FastifyRequest) => (isHardened(request) ? HARDENED : PLAIN)
  // Strict: the admin's first document needs no cookie, and its calls come from our own pages.
  const attributes = (request: FastifyRequest) =>
    ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isHardened(request) }) as const

  return {
    read: (request: FastifyRequest) => request.cookies[nameFor(request)] ?? null,
    set(request: FastifyRequest, reply: FastifyReply, secret: string) {
      reply.setCookie(nameFor(request), secret, {
        ...attributes(request),
        maxAge: SESSION_LONGEST_MS / 1000,
      })
    },
    clear(request: FastifyRequest, reply: FastifyReply) {
      reply.clearCookie(nameFor(request), attributes(request))
    },
  }
}
