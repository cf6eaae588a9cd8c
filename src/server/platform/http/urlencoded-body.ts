import type { FastifyInstance } from 'fastify'

/** As much as the JSON calls take, with every letter written as %XX%XX. */
const BODY_LIMIT = 256 * 1024

/**
 * Lets the routes of this scope, and only them, take what a form sends without script. Pages of
 * other sites can send such a body without asking; their requests are refused before it is read.
 */
export function takeUrlencodedBodies(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, readFields(String(body))),
  )
}

/** Forms end their lines as in a mail; everything else here as in a text file. */
function readFields(body: string): Record<string, string> {
  const fields = [...new URLSearchParams(body)]
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replace(/\r\n/g, '\n')]))
}
