import { Stream } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { badRequest } from '../http/errors.ts'

const NUL = '\u0000'

/** PostgreSQL cannot store U+0000: refuse it here instead of failing at the table. */
export function refuseNulCharacters(app: FastifyInstance) {
  app.addHook('preHandler', async (request) => {
    if (holdsNul([request.params, request.query, request.body])) {
      throw badRequest(
        'request.nul',
        'The request contains a NUL character, which can’t be stored.',
      )
    }
  })
}

/** Walks with a list of its own: hostile nesting must not exhaust the call stack. */
function holdsNul(root: unknown): boolean {
  const waiting: unknown[] = [root]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string') {
      if (value.includes(NUL)) return true
    } else if (mayHoldText(value)) {
      for (const [key, inner] of Object.entries(value)) waiting.push(key, inner)
    }
  }
  return false
}

/** Bytes and streams are files; nothing of them goes into a table. */
function mayHoldText(value: unknown): value is object {
  const isFile = Buffer.isBuffer(value) || value instanceof Stream
  return typeof value === 'object' && value !== null && !isFile
}
