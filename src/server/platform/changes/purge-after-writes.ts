import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ChangeFeed } from './change-feed.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const additive = new WeakSet<FastifyRequest>()

/** Said by a route that knows it: this write has taken nothing out of view. */
export const tookNothingAway = (request: FastifyRequest) => void additive.add(request)

/** Every successful write in a scope empties the public cache before its answer leaves. */
export function purgeAfterWrites(scope: FastifyInstance, changes: ChangeFeed) {
  scope.addHook('onSend', async (request, reply) => {
    if (READS.has(request.method) || reply.statusCode >= 400) return
    await changes.announce(additive.has(request) ? 'additive' : 'any')
  })
}
