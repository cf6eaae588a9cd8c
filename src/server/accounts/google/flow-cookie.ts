import type { FastifyReply, FastifyRequest } from 'fastify'
import { newSecret } from '../secrets.ts'
import { FLOW_MS } from './google.service.ts'

/** Ties a sign-in to the browser that began it. Lax: the provider sends the browser back to us. */
export function createFlowCookie(publicUrl: URL) {
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
        maxAge: FLOW_MS / 1000,
      })
      return secret
    },
  }
}
