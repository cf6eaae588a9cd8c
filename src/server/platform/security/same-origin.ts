import { Stream } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestErrors } from '#texts/errors/platform.ts'
import { badRequest, forbidden } from '../http/errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** False when nothing shows that our page sent the request: a cookie proves nothing then. */
    mayUseCookies: boolean
  }
  interface FastifyContextConfig {
    /** The route reads and changes nothing, so a phone's share sheet may send to it. */
    fromAnywhere?: true
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Pages of other sites can make a browser send our cookies, so their writes are refused. */
export function refuseOtherSites(
  app: FastifyInstance,
  site: { publicUrl: URL; isPublicUrlConfigured: boolean },
) {
  const isOurs = (origin: string, request: FastifyRequest) => {
    if (origin === site.publicUrl.origin) return true
    if (site.isPublicUrlConfigured || !URL.canParse(origin)) return false
    // Without a configured address the diary accepts the host name of the request. Cookies belong
    // to that name alone, so another name gains nothing by it.
    const called = `${request.protocol}://${request.host}`
    return URL.canParse(called) && new URL(origin).host === new URL(called).host
  }

  app.decorateRequest('mayUseCookies', true)
  app.addHook('onRequest', async (request) => {
    const { method, routeOptions } = request
    if (READS.has(method) || routeOptions.config.fromAnywhere) return
    const { origin, 'sec-fetch-site': fetchSite } = request.headers
    if (origin === undefined && fetchSite === undefined) {
      request.mayUseCookies = false
      return
    }
    const isFromHere = origin === undefined ? fetchSite === 'same-origin' : isOurs(origin, request)
    if (!isFromHere) {
      throw forbidden('request.other_site', requestErrors.otherSite(site.publicUrl.origin))
    }
  })
}

const NUL = '\u0000'

/** PostgreSQL cannot store U+0000: refuse it here instead of failing at the table. */
export function refuseNulCharacters(app: FastifyInstance) {
  app.addHook('preHandler', async (request) => {
    if (containsNul([request.params, request.query, request.body])) {
      throw badRequest('request.nul', requestErrors.nul)
    }
  })
}

/** Uses a stack of its own, because hostile nesting must not exhaust the call stack. */
function containsNul(root: unknown): boolean {
  const pending: unknown[] = [root]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value === 'string') {
      if (value.includes(NUL)) return true
    } else if (mayContainText(value)) {
      for (const [key, inner] of Object.entries(value)) pending.push(key, inner)
    }
  }
  return false
}

/** Bytes and streams are files, whose content never goes into a table. */
function mayContainText(value: unknown): value is object {
  const isFile = Buffer.isBuffer(value) || value instanceof Stream
  return typeof value === 'object' && value !== null && !isFile
}
