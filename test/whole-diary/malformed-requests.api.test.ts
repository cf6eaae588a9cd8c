import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { nastyBody, nastyText, nastyType, queryName, safeJson } from '../nasty.ts'
import { partUnlessSlow } from '../part-unless-slow.ts'
import { adminVisitor, createTestApp, type TestApp } from '../test-app.ts'

const REQUESTS_PER_ENDPOINT = partUnlessSlow(50, 500)
let diary: TestApp
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
})
afterAll(() => diary.close())

const query = fc.array(fc.tuple(queryName, nastyText))

const requestTo = (endpoint: Endpoint) =>
  fc
    .record({ parameter: nastyText, query, body: nastyBody, contentType: nastyType })
    .map((parts) => ({
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
