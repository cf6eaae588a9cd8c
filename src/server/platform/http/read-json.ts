import type { FastifyInstance } from 'fastify'
import { bodyLimits } from '#shared/limits.ts'
import { requestErrors } from '#texts/errors/platform.ts'
import { badRequest } from './errors.ts'

const QUOTE = 34
const BACKSLASH = 92
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

/** Runs before the parser, so that deep nesting is refused without being parsed. */
export function isNestedDeeper(json: string, maxDepth: number): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (isInText) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) isInText = false
    } else if (code === QUOTE) {
      isInText = true
    } else if (OPENING.has(code)) {
      depth += 1
      if (depth > maxDepth) return true
    } else if (CLOSING.has(code)) {
      depth -= 1
    }
  }
  return false
}

/** Recursive code must not get a value that is deep enough to exhaust the call stack. */
export function refuseDeepJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body)
    if (isNestedDeeper(json, bodyLimits.jsonDepth)) {
      return done(badRequest('request.too_deep', requestErrors.tooDeep))
    }
    return parse(request, json, done)
  })
}
