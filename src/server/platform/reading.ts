import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StoredAudience } from '#shared/audience.ts'
import type { PublicEndpointRegistry } from './cache/public-answers.ts'
import type { PublicCache } from './cache/public-cache.ts'

/** Posts and photos are stored for one of the last two; `nobody` gets no row at all. */
export type Audience = 'nobody' | StoredAudience

/** A reading is all that one audience can be shown: its readers, its cache and its answers. */
export interface BaseReading {
  readonly audience: Audience
  readonly cache: PublicCache
  readonly answers: PublicEndpointRegistry
}

/** Routes of visitors get readings alone, so that they cannot show what their reader may not see. */
export interface Readings<Reading extends BaseReading> {
  readonly each: readonly Reading[]
  of(request: FastifyRequest): Reading
  as(audience: Audience): Reading
}

declare module 'fastify' {
  interface FastifyRequest {
    audience: Audience
  }
}

export function createReadings<Reading extends BaseReading>(
  each: readonly Reading[],
): Readings<Reading> {
  function as(audience: Audience): Reading {
    const reading = each.find((candidate) => candidate.audience === audience)
    if (!reading) throw new Error(`there is no reading for ${audience}`)
    return reading
  }
  return { each, as, of: (request) => as(request.audience) }
}

/** Until the hook has run, a request may read nothing. */
export function tellReaders(app: FastifyInstance) {
  app.decorateRequest('audience', 'nobody')
  app.addHook('onRequest', async (request) => {
    request.audience = 'everyone'
  })
}
