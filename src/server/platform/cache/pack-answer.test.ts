import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { LargeAnswer } from './large-answer.ts'
import { packAnswer, packSmall } from './pack-answer.ts'

const page = { status: 200, type: 'text/html' }
const long = 'A very long dog walks by. '.repeat(60_000)

async function* inPieces(text: string, size = 300_000) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}
const lengthIn = (head: string[]) => Number(head[head.indexOf('content-length') + 1])
const read = async (answer: LargeAnswer, encoding: 'br' | 'gzip' | 'identity') => {
  const { head, body } = await answer.open(encoding)
  return { head, bytes: Buffer.isBuffer(body) ? body : await buffer(body) }
}

test('every form of an answer holds the same words and says its length', () => {
  const words = 'long dog '.repeat(400)
  const answer = packSmall(page, words, {})
  expect(brotliDecompressSync(answer.body('br')).toString()).toBe(words)
  expect(gunzipSync(answer.body('gzip')).toString()).toBe(words)
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const head = answer.head(encoding)
    const length = head[head.indexOf('content-length') + 1]
    expect(length).toBe(String(answer.body(encoding).length))
  }
})

test('equal words have equal tags and other words have others', () => {
  expect(packSmall(page, 'a', {}).etag).toBe(packSmall(page, 'a', {}).etag)
  expect(packSmall(page, 'a', {}).etag).not.toBe(packSmall(page, 'b', {}).etag)
})

test('every answer carries the headers that all answers carry', () => {
  const head = packSmall(page, 'a', { 'x-frame-options': 'DENY' }).head('identity')
  expect(head[head.indexOf('x-frame-options') + 1]).toBe('DENY')
})

test('what comes in pieces and stays small is an answer like any other', async () => {
  const answer = await packAnswer({ ...page, body: inPieces('short legs', 3) }, {})
  expect('body' in answer && answer.body('identity').toString()).toBe('short legs')
})

test('a large answer is kept compressed and has the same words in every form', async () => {
  const answer = (await packAnswer({ ...page, body: inPieces(long) }, {})) as LargeAnswer
  expect(answer.bytes).toBeLessThan(long.length / 10)
  const forms = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    identity: (bytes: Buffer) => bytes,
  }
  for (const [encoding, unpack] of Object.entries(forms)) {
    const { head, bytes } = await read(answer, encoding as keyof typeof forms)
    expect(unpack(bytes).toString() === long).toBe(true)
    expect(lengthIn(head)).toBe(bytes.length)
    expect(head.includes('content-encoding')).toBe(encoding !== 'identity')
  }
  // Made once, whoever asks for it.
  expect((await read(answer, 'gzip')).bytes).toBe((await read(answer, 'gzip')).bytes)
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
