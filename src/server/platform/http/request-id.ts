import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const HARMLESS = /^[\w.-]{8,64}$/

/** One name for a request in every log line; a proxy may have given it one already. */
export function readRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && HARMLESS.test(given) ? given : randomUUID()
}
