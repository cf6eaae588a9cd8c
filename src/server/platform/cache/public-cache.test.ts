import { expect, test } from 'vitest'
import type { CachedAnswer } from './cached-answer.ts'
import { createPublicCache } from './public-cache.ts'

const words = (answer?: CachedAnswer) => answer?.body('identity').toString()
const page = (body: string, status = 200) => ({ status, type: 'text/html', body })
const cacheOf = (maxBytes = 10_000) =>
  createPublicCache({ maxBytes, always: { 'x-frame-options': 'DENY' } })

test('an answer is made once and then sent from memory', async () => {
  const cache = cacheOf()
  let made = 0
  const make = async () => page(`rendering ${++made}`)
  const first = await cache.get('/', make)
  const second = await cache.get('/', make)
  expect(second).toBe(first)
  expect(made).toBe(1)
})

test('many readers who wait for the same page cost one rendering', async () => {
  const cache = cacheOf()
  let made = 0
  const make = async () => page(`rendering ${++made}`)
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', make)))
  expect(made).toBe(1)
  expect(new Set(answers).size).toBe(1)
})

test('a rendering begun before a write is not kept after it', async () => {
  const cache = cacheOf()
  const slow = Promise.withResolvers<string>()
  const begun = cache.get('/', async () => page(await slow.promise))
  cache.purge()
  slow.resolve('old words')
  await begun
  const after = await cache.get('/', async () => page('new words'))
  expect(words(after)).toBe('new words')
})

test('a reader who comes after a write does not share a rendering begun before it', async () => {
  const cache = cacheOf()
  const slow = Promise.withResolvers<string>()
  const before = cache.get('/', async () => page(await slow.promise))
  cache.purge()
  const after = await cache.get('/', async () => page('new words'))
  slow.resolve('old words')
  await before
  expect(words(after)).toBe('new words')
  expect(words(cache.find('/'))).toBe('new words')
})

test('the oldest answers leave when the memory is full', async () => {
  const cache = cacheOf(250)
  for (const key of ['/a', '/b', '/c']) await cache.get(key, async () => page('x'.repeat(100)))
  expect(cache.find('/a')).toBeUndefined()
  expect(cache.find('/b')).toBeDefined()
  expect(cache.find('/c')).toBeDefined()
})

test('an answer larger than the whole memory is sent but not kept', async () => {
  const cache = cacheOf(50)
  const answer = await cache.get('/', async () => page('x'.repeat(100)))
  expect(answer.bytes).toBe(100)
  expect(cache.find('/')).toBeUndefined()
})

test('a failure is not kept', async () => {
  const cache = cacheOf()
  await cache.get('/', async () => page('resting', 503))
  expect(cache.find('/')).toBeUndefined()
  await expect(cache.get('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect((await cache.get('/', async () => page('back'))).status).toBe(200)
})

test('the front cache knows an address only while its answer is kept', async () => {
  const cache = cacheOf()
  cache.serveByUrl('/blog?utm=1', 'page /blog')
  expect(cache.findByUrl('/blog?utm=1')).toBeUndefined()
  const answer = await cache.get('page /blog', async () => page('posts'))
  cache.serveByUrl('/blog?utm=1', 'page /blog')
  expect(cache.findByUrl('/blog?utm=1')).toBe(answer)
  cache.purge()
  expect(cache.findByUrl('/blog?utm=1')).toBeUndefined()
})
