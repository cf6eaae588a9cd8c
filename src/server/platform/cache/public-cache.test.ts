import { describe, expect, test } from 'vitest'
import type { CachedAnswer } from './answer.ts'
import { createPublicCache } from './public-cache.ts'

const textOf = (answer?: CachedAnswer) => answer?.body('identity').toString()
const page = (body: string, status = 200) => ({ status, type: 'text/html', body })
const cacheOf = (maxBytes = 1_000_000, maxEntries?: number) =>
  createPublicCache({ maxBytes, maxEntries, always: { 'x-frame-options': 'DENY' } })

test('an answer is made once and then sent from memory', async () => {
  const cache = cacheOf()
  let renderings = 0
  const make = async () => page(`rendering ${++renderings}`)
  const first = await cache.get('/', make)
  const second = await cache.get('/', make)
  expect(second).toBe(first)
  expect(renderings).toBe(1)
})

test('many readers who wait for the same page cost one rendering', async () => {
  const cache = cacheOf()
  let renderings = 0
  const make = async () => page(`rendering ${++renderings}`)
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', make)))
  expect(renderings).toBe(1)
  expect(new Set(answers).size).toBe(1)
})

test('a rendering begun before a write is not kept after it', async () => {
  const cache = cacheOf()
  const slow = Promise.withResolvers<string>()
  const answering = cache.get('/', async () => page(await slow.promise))
  cache.purge()
  slow.resolve('old words')
  await answering
  const after = await cache.get('/', async () => page('new words'))
  expect(textOf(after)).toBe('new words')
})

test('a reader who comes after a write does not share a rendering begun before it', async () => {
  const cache = cacheOf()
  const slow = Promise.withResolvers<string>()
  const before = cache.get('/', async () => page(await slow.promise))
  cache.purge()
  const after = await cache.get('/', async () => page('new words'))
  slow.resolve('old words')
  await before
  expect(textOf(after)).toBe('new words')
  expect(textOf(cache.find('/'))).toBe('new words')
})

test('the oldest answers leave when the memory is full', async () => {
  const cache = cacheOf(50_000)
  for (const key of ['/a', '/b', '/c']) await cache.get(key, async () => page('x'.repeat(10_000)))
  expect(cache.find('/a')).toBeUndefined()
  expect(cache.find('/b')).toBeDefined()
  expect(cache.find('/c')).toBeDefined()
})

test('an answer larger than the whole memory is sent but not kept', async () => {
  const cache = cacheOf(10_000)
  const answer = await cache.get('/', async () => page('x'.repeat(10_000)))
  expect(textOf(answer)).toHaveLength(10_000)
  expect(cache.usage()).toEqual({ entries: 0, bytes: 0, urls: 0 })
})

test('what is not worth keeping is sent and forgotten', async () => {
  const cache = cacheOf()
  const answer = await cache.get('/made-up', async () => ({
    ...page('none'),
    isCacheable: () => false,
  }))
  cache.serveByUrl('/made-up', '/made-up')
  expect(textOf(answer)).toBe('none')
  expect(cache.usage()).toEqual({ entries: 0, bytes: 0, urls: 0 })
})

describe('twenty thousand addresses stay within the limits', () => {
  const addresses = Array.from({ length: 20_000 }, (_, at) => `/blog?search=${at}`)
  const MB = 1024 * 1024

  test('of the bytes, which count what is around the words', async () => {
    const cache = cacheOf(10 * MB, 1_000_000)
    for (const url of addresses) {
      const key = `${url}${'k'.repeat(4000)}`
      await cache.get(key, async () => ({ ...page('[]'), headers: { 'x-long': 'h'.repeat(1000) } }))
    }
    const { entries, bytes } = cache.usage()
    expect(bytes).toBeLessThanOrEqual(10 * MB)
    // Key, header and overhead of an entry weigh far more than the two letters of its body.
    expect(entries).toBeLessThan((10 * MB) / 11_000)
    expect(entries).toBeGreaterThan(500)
  })

  test('of the entries, however small each is', async () => {
    const cache = cacheOf(1000 * MB, 2000)
    for (const url of addresses) await cache.get(url, async () => page(''))
    expect(cache.usage().entries).toBe(2000)
    expect(cache.find(addresses[0]!)).toBeUndefined()
    expect(cache.find(addresses.at(-1)!)).toBeDefined()
  })

  test('of the first lookup, whatever else is written in the address', async () => {
    const cache = cacheOf()
    await cache.get('page /blog', async () => page('posts'))
    for (const url of addresses) cache.serveByUrl(url, 'page /blog')
    expect(cache.usage().urls).toBeLessThanOrEqual(5000)
    expect(cache.findByUrl(addresses.at(-1)!)).toBeDefined()
  })
})

test('what was counted is given back when an entry leaves, is made anew or is emptied', async () => {
  const cache = cacheOf()
  await cache.get('/a', async () => page('short'))
  const { bytes } = cache.usage()
  await cache.begin()('/a', page('short'))
  expect(cache.usage()).toMatchObject({ entries: 1, bytes })
  cache.purge()
  expect(cache.usage()).toEqual({ entries: 0, bytes: 0, urls: 0 })
})

test('a long address is no part of the first lookup', async () => {
  const cache = cacheOf()
  const long = `/blog?utm=${'x'.repeat(600)}`
  await cache.get('page /blog', async () => page('posts'))
  cache.serveByUrl(long, 'page /blog')
  expect(cache.usage().urls).toBe(0)
  expect(cache.findByUrl(long)).toBeUndefined()
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

describe('the last good answers', () => {
  const away = new Error('away')
  const fail = (error: Error) => () => Promise.reject(error)
  const cacheWithLast = (lastBytes = 1_000_000) =>
    createPublicCache({
      maxBytes: 1_000_000,
      always: {},
      lastBytes,
      isStoreAway: (error) => error === away,
    })

  test('are sent after additive changes while the store is away, until one can be made', async () => {
    const cache = cacheWithLast()
    await cache.get('/', async () => page('old words'))
    cache.purge('additive')
    cache.purge('additive')
    expect(textOf(await cache.get('/', fail(away)))).toBe('old words')
    cache.serveByUrl('/', '/')
    expect(cache.findByUrl('/')).toBeUndefined()
    expect(textOf(await cache.get('/', async () => page('new words')))).toBe('new words')
  })

  test('never hide another trouble than that', async () => {
    const cache = cacheWithLast()
    await cache.get('/', async () => page('old words'))
    cache.purge('additive')
    await expect(cache.get('/', fail(new Error('a bug')))).rejects.toThrow('a bug')
  })

  test('go with the first change that may have hidden something', async () => {
    const cache = cacheWithLast()
    await cache.get('/', async () => page('a secret'))
    cache.purge('additive')
    cache.purge()
    await expect(cache.get('/', fail(away))).rejects.toThrow('away')
    expect(cache.lastUsage()).toEqual({ entries: 0, bytes: 0 })
  })

  test('hold nothing that was begun before such a change, and nothing that was missing', async () => {
    const cache = cacheWithLast()
    const slow = Promise.withResolvers<string>()
    const answering = cache.get('/', async () => page(await slow.promise))
    cache.purge()
    slow.resolve('a secret')
    await answering
    await cache.get('/gone', async () => page('nothing here', 404))
    expect(cache.lastUsage().entries).toBe(0)
  })

  test('take bounded memory', async () => {
    const cache = cacheWithLast(30_000)
    for (let at = 0; at < 50; at += 1) {
      await cache.get(`/${at}`, async () => page('x'.repeat(1000)))
      cache.purge('additive')
    }
    expect(cache.lastUsage().bytes).toBeLessThanOrEqual(30_000)
    expect(textOf(await cache.get('/49', fail(away)))).toBeDefined()
    await expect(cache.get('/0', fail(away))).rejects.toThrow('away')
  })
})
