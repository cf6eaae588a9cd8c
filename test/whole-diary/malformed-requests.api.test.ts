import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { adminVisitor, createTestApp, type TestApp } from '../test-app.ts'

const REQUESTS_PER_ENDPOINT = 500
let diary: TestApp
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
})
afterAll(() => diary.close())

const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    '%00',
    '%',
    "'; drop table posts; --",
    '',
  ),
  fc.integer().map((n) => 'x'.repeat(Math.abs(n) % 3000)),
)
const nastyValue = fc.oneof(
  nastyText,
  fc.anything({ maxDepth: 2, maxKeys: 5 }).filter((value) => JSON.stringify(value) !== undefined),
  fc.constantFrom(null, true, -1, 1e308, 2 ** 31, '1', [], {}),
)
/** Field names of the contract itself, so that garbage reaches past the first check. */
const knownFields = [
  ...['title', 'slug', 'content', 'excerpt', 'coverImage', 'category', 'published', 'featured'],
  ...['version', 'description', 'imageUrl', 'name', 'email', 'consent', 'subject', 'message'],
  ...['password', 'flow', 'uid', 'displayName', 'features', 'socialLinks', 'blogName', 'theme'],
  ...['currentPassword', 'newPassword', 'primaryColor', '__proto__', 'constructor'],
]
const nastyObject = fc.dictionary(fc.constantFrom(...knownFields), nastyValue, { maxKeys: 8 })
const safeJson = (value: unknown) => {
  try {
    return JSON.stringify(value) ?? 'undefined'
  } catch {
    return '{'
  }
}
const body = fc.oneof(
  nastyObject.map(safeJson),
  nastyValue.map(safeJson),
  nastyText,
  fc.constantFrom('', '{', '[[[[', '{"__proto__":{"a":1}}', `${'['.repeat(20_000)}`, 'null'),
)
const contentType = fc.constantFrom(
  ...['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  ...['application/json; charset=utf-16', '', 'application/octet-stream'],
)
const query = fc.array(
  fc.tuple(fc.constantFrom('page', 'category', 'search', 'limit', 'x'), nastyText),
)

const requestTo = (endpoint: Endpoint) =>
  fc.record({ parameter: nastyText, query, body, contentType }).map((parts) => ({
    method: endpoint.method,
    url: `${endpoint.path.replace(/:\w+/g, () => encode(parts.parameter))}?${parts.query
      .map(([name, value]) => `${name}=${encode(value)}`)
      .join('&')}`,
    ...(endpoint.method !== 'GET' && {
      payload: parts.body,
      headers: parts.contentType ? { 'content-type': parts.contentType } : {},
    }),
  }))

function encode(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

test.each(allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]))(
  '%s answers no malformed request with a 5xx',
  async (_name, endpoint) => {
    await fc.assert(
      fc.asyncProperty(requestTo(endpoint as Endpoint), async (request) => {
        const answer = await diary.app.inject(request)
        expect(answer.statusCode, `${safeJson(request)} → ${answer.body}`).toBeLessThan(500)
      }),
      { numRuns: REQUESTS_PER_ENDPOINT },
    )
  },
)
