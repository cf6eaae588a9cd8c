import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type CachedAnswer, packAnswer, packText } from './answer.ts'
import { chooseEncoding, sendCached } from './send-cached.ts'

const text = { status: 200, type: 'text/plain' }
const answer = packText(text, 'woof '.repeat(200), {})
const long = 'woof '.repeat(400_000)

/** Sends the request with `node:http`, because `fetch` would decompress the answer. */
async function ask(
  method: string,
  headers: Record<string, string> = {},
  ready: CachedAnswer = answer,
) {
  const server = createServer((incoming, outgoing) => sendCached(incoming, outgoing, ready))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const sentRequest = request({ port, host: '127.0.0.1', method, headers })
  sentRequest.end()
  const [response] = (await once(sentRequest, 'response')) as [
    AsyncIterable<Buffer> & { statusCode: number; headers: IncomingHttpHeaders },
  ]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  server.close()
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('a browser that takes %j gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})

test('a browser that already has the answer gets 304 and no body', async () => {
  const { status, body, headers } = await ask('GET', { 'if-none-match': `"other", ${answer.etag}` })
  expect(status).toBe(304)
  expect(body).toHaveLength(0)
  expect(headers.etag).toBe(answer.etag)
  expect(headers['content-length']).toBeUndefined()
})

test('a browser with older words gets the new ones', async () => {
  const { status, body } = await ask('GET', { 'if-none-match': 'W/"older"' })
  expect(status).toBe(200)
  expect(body).toHaveLength(1000)
})

test('HEAD answers like GET without the body', async () => {
  const { status, body, headers } = await ask('HEAD', { 'accept-encoding': 'br' })
  expect(status).toBe(200)
  expect(body).toHaveLength(0)
  expect(Number(headers['content-length'])).toBeGreaterThan(0)
  expect(headers['content-encoding']).toBe('br')
})

test('an answer of megabytes is sent like any other', async () => {
  const large = await packAnswer({ ...text, body: long }, {})
  const plain = await ask('GET', {}, large)
  expect(plain.headers['content-length']).toBe(String(long.length))
  expect(plain.body.toString() === long).toBe(true)
  const small = await ask('GET', { 'accept-encoding': 'br' }, large)
  expect(brotliDecompressSync(small.body).toString() === long).toBe(true)
  const head = await ask('HEAD', {}, large)
  expect(head.headers['content-length']).toBe(String(long.length))
  const known = await ask('GET', { 'if-none-match': large.etag }, large)
  expect(known).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  expect(known.headers['content-encoding']).toBeUndefined()
})
