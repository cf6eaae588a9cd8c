import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopbackHost } from '#server/platform/config/variables.ts'
import { plainAddress } from '#server/platform/security/network-address.ts'
import { newSecret } from './secrets.ts'

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

/** Ties a Google sign-in to the browser that began it. Lax: the provider sends the browser back. */
export function createFlowCookie(publicUrl: URL, longestMs: number) {
  // Some browsers refuse Secure cookies over http even on this machine, and here no token can help.
  const isHttps = publicUrl.protocol === 'https:'
  const name = isHttps ? '__Host-sign-in' : 'sign-in'
  const read = (request: FastifyRequest) => {
    const secret = request.cookies[name]
    return secret && /^[\w-]{43}$/.test(secret) ? secret : null
  }
  return {
    read,
    /** Two tabs may sign in side by side, so a browser keeps the one it has. */
    keep(request: FastifyRequest, reply: FastifyReply): string {
      const secret = read(request) ?? newSecret()
      reply.setCookie(name, secret, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
        maxAge: longestMs / 1000,
      })
      return secret
    },
  }
}

/** Reads the token and the cookie by which a request proves its session. */
export const createReadProof = (cookie: HostCookie) => (request: FastifyRequest) => ({
  bearer: /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null,
  cookie: cookie.read(request),
})

/** The address and browser of a request, as sessions and mails name them. */
export const originOf = (request: FastifyRequest) => ({
  ip: plainAddress(request.ip),
  userAgent: request.headers['user-agent'] ?? '',
})
