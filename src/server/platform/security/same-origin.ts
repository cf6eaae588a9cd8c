import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden } from '../http/errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** False when nothing shows that our own page sent this: then a cookie proves nothing. */
    mayUseCookies: boolean
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Pages of other sites can make a browser send our cookies along; writes of theirs stop here. */
export function refuseOtherSites(
  app: FastifyInstance,
  site: { publicUrl: URL; isPublicUrlConfigured: boolean },
) {
  const isOurs = (origin: string, request: FastifyRequest) => {
    if (origin === site.publicUrl.origin) return true
    if (site.isPublicUrlConfigured || !URL.canParse(origin)) return false
    // Without a configured address the diary answers to whichever name it was called by; cookies
    // belong to that name alone, so another name gains nothing by it.
    const called = `${request.protocol}://${request.host}`
    return URL.canParse(called) && new URL(origin).host === new URL(called).host
  }

  app.decorateRequest('mayUseCookies', true)
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method)) return
    const { origin, 'sec-fetch-site': fetchSite } = request.headers
    if (origin === undefined && fetchSite === undefined) {
      request.mayUseCookies = false
      return
    }
    const isFromHere = origin === undefined ? fetchSite === 'same-origin' : isOurs(origin, request)
    if (!isFromHere) {
      throw forbidden(
        'request.other_site',
        `This request came from another address than ${site.publicUrl.origin}. Open the diary there; whoever runs it can set PUBLIC_URL to change its address.`,
      )
    }
  })
}
