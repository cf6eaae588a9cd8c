import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopbackHost } from '#server/platform/config/loopback-host.ts'

export type HostCookie = ReturnType<typeof createHostCookie>

/**
 * A secret kept by the browser for this host alone. Browsers take `__Host-` cookies over https and
 * on this machine itself; over plain http on a local network only an ordinary one is kept.
 */
export function createHostCookie(publicUrl: URL, name: string, longestMs: number) {
  const isHardened = (request: FastifyRequest) =>
    publicUrl.protocol === 'https:' || isLoopbackHost(request.hostname)
  const nameFor = (request: FastifyRequest) => (isHardened(request) ? `__Host-${name}` : name)
  // Strict: the admin's first document needs no cookie, and its calls come from our own pages.
  const attributes = (request: FastifyRequest) =>
    ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isHardened(request) }) as const

  const isNamed = new RegExp(`(?:^|; ?)(?:__Host-)?${name}=.`)

  return {
    /** Whether a request brings one at all, proven or not. */
    isIn: (cookies: string) => isNamed.test(cookies),
    read: (request: FastifyRequest) =>
      request.mayUseCookies ? (request.cookies[nameFor(request)] ?? null) : null,
    set(request: FastifyRequest, reply: FastifyReply, secret: string) {
      reply.setCookie(nameFor(request), secret, {
        ...attributes(request),
        maxAge: longestMs / 1000,
      })
    },
    clear(request: FastifyRequest, reply: FastifyReply) {
      reply.clearCookie(nameFor(request), attributes(request))
    },
  }
}
