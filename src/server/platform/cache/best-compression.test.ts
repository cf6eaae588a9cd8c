import * as zlib from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { packSmall } from './pack-answer.ts'

vi.mock('node:zlib', async (original) => {
  const real = await original<typeof zlib>()
  return { ...real, brotliCompress: vi.fn(real.brotliCompress) }
})

test('only a second reader is worth the best compression, and is worth it once', () => {
  const answer = packSmall({ status: 200, type: 'text/html' }, 'long dog '.repeat(400), {})
  const read = () => {
    answer.head('br')
    answer.body('br')
  }
  read()
  answer.body('gzip')
  expect(zlib.brotliCompress).toHaveBeenCalledTimes(0)
  read()
  read()
  expect(zlib.brotliCompress).toHaveBeenCalledTimes(1)
})
