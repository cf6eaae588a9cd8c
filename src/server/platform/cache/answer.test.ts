import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type CachedAnswer, type Encoding, packAnswer, packText } from './answer.ts'

const page = { status: 200, type: 'text/html' }
const long = 'A very long dog walks by. '.repeat(60_000)
const text = 'long dog '.repeat(400)

async function* inPieces(text: string, size = 300_000) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}
const read = async (answer: CachedAnswer, encoding: Encoding) => {
  const body = answer.body(encoding)
  return Buffer.isBuffer(body) ? body : buffer(body)
}

test('every form of an answer holds the same words and says its length', () => {
  const answer = packText(page, text, {})
  expect(brotliDecompressSync(answer.body('br')).toString()).toBe(text)
  expect(gunzipSync(answer.body('gzip')).toString()).toBe(text)
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const { length } = answer.body(encoding)
    expect(answer.head(encoding)['content-length']).toBe(String(length))
  }
})

test('a form is compressed once, whoever asks for it', () => {
  const answer = packText(page, text, {})
  expect(answer.body('br')).toBe(answer.body('br'))
  expect(answer.body('gzip')).toBe(answer.body('gzip'))
})

test('a small answer holds no more than its own bytes', () => {
  const answer = packText(page, 'short legs', {})
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const body = answer.body(encoding)
    expect(body.buffer.byteLength).toBe(body.length)
  }
})

test('what an answer takes counts all its forms and the headers of its own', () => {
  const bare = packText(page, text, {}).bytes
  const withHeader = packText({ ...page, headers: { 'x-policy': 'p'.repeat(500) } }, text, {})
  const forms = (['br', 'gzip', 'identity'] as const).map((form) => withHeader.body(form).length)
  expect(withHeader.bytes - bare).toBe('x-policy'.length + 500)
  expect(bare).toBeGreaterThan(forms.reduce((sum, length) => sum + length))
})

test('equal words have equal tags and other words have others', () => {
  expect(packText(page, 'a', {}).etag).toBe(packText(page, 'a', {}).etag)
  expect(packText(page, 'a', {}).etag).not.toBe(packText(page, 'b', {}).etag)
})

test('every answer carries the headers that all answers carry', () => {
  const head = packText(page, 'a', { 'x-frame-options': 'DENY' }).head('identity')
  expect(head['x-frame-options']).toBe('DENY')
})

test('what comes in pieces and stays small is an answer like any other', async () => {
  const answer = await packAnswer({ ...page, body: inPieces('short legs', 3) }, {})
  expect(answer.body('identity').toString()).toBe('short legs')
  expect(answer.head('gzip')['content-encoding']).toBe('gzip')
})

test('a large answer is kept compressed and has the same words in every form', async () => {
  const answer = await packAnswer({ ...page, body: inPieces(long) }, {})
  expect(answer.bytes).toBeLessThan(long.length / 10)
  const packed = await read(answer, 'br')
  expect(brotliDecompressSync(packed).toString() === long).toBe(true)
  expect(answer.head('br')).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(packed.length),
  })
  for (const encoding of ['gzip', 'identity'] as const) {
    expect((await read(answer, encoding)).toString() === long).toBe(true)
    expect(answer.head(encoding)['content-length']).toBe(String(long.length))
    expect(answer.head(encoding)).not.toHaveProperty('content-encoding')
  }
})

test('large or small, in pieces or whole, equal words have equal tags', async () => {
  const whole = await packAnswer({ ...page, body: long }, {})
  const pieces = await packAnswer({ ...page, body: inPieces(long, 999_999) }, {})
  expect(whole.etag).toBe(pieces.etag)
  expect((await packAnswer({ ...page, body: `${long}!` }, {})).etag).not.toBe(whole.etag)
})

test('trouble while a large answer is made is an error, not half an answer', async () => {
  async function* breaking() {
    yield long
    throw new Error('the database went away')
  }
  await expect(packAnswer({ ...page, body: breaking() }, {})).rejects.toThrow('went away')
})
