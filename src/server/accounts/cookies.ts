import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopbackHost } from '#server/platform/config/variables.ts'
import { toPlainAddress } from '#server/platform/security/network-address.ts'
import { generateSecret } from './secrets.ts'

export type HostCookie = ReturnType<typeof createHostCookie>

/**
 * A secret that the browser stores for this host alone. Browsers accept `__Host-` cookies over
 * https and on loopback names; over plain http in a local network the name has no prefix.
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
    /** Returns whether a Cookie header has such a cookie at all; its secret is not checked. */
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

/**
 * Ties a Google sign-in to the browser that started it. It must be Lax because the provider's
 * redirect is a navigation from another site.
 */
export function createFlowCookie(publicUrl: URL, longestMs: number) {
  // Some browsers refuse Secure cookies over http even on loopback; a popup can send no token.
  const isHttps = publicUrl.protocol === 'https:'
  const name = isHttps ? '__Host-sign-in' : 'sign-in'
  const read = (request: FastifyRequest) => {
    const secret = request.cookies[name]
    return secret && /^[\w-]{43}$/.test(secret) ? secret : null
  }
  return {
    read,
    /** Reuses the secret the browser has, because two tabs may sign in side by side. */
    keep(request: FastifyRequest, reply: FastifyReply): string {
      const secret = read(request) ?? generateSecret()
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

export const createReadSessionProof = (cookie: HostCookie) => (request: FastifyRequest) => ({
  bearer: /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null,
  cookie: cookie.read(request),
})

export const clientInfoOf = (request: FastifyRequest) => ({
  ip: toPlainAddress(request.ip),
  userAgent: request.headers['user-agent'] ?? '',
})
