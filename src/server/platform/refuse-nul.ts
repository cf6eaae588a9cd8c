import type { FastifyInstance } from 'fastify'
import { badRequest } from './errors.ts'

const NUL = '\u0000'

/** PostgreSQL cannot store U+0000: refuse it at the door instead of failing at the table. */
export function refuseNulCharacters(app: FastifyInstance) {
  app.addHook('preHandler', async (request) => {
    if (holdsNul(request.params) || holdsNul(request.query) || holdsNul(request.body)) {
      throw badRequest('request.nul', 'The request holds a NUL character, which cannot be stored.')
    }
  })
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL)
  if (Array.isArray(value)) return value.some(holdsNul)
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return false
  return Object.entries(value).some(([key, inner]) => key.includes(NUL) || holdsNul(inner))
}
