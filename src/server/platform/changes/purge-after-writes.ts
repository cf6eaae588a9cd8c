import type { FastifyInstance } from 'fastify'
import type { ChangeFeed } from './change-feed.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Every successful write in a scope empties the public cache before its answer leaves. */
export function purgeAfterWrites(scope: FastifyInstance, changes: ChangeFeed) {
  scope.addHook('onSend', async (request, reply) => {
    if (!READS.has(request.method) && reply.statusCode < 400) await changes.announce()
  })
}
