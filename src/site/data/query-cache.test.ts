import { expect, test, vi } from 'vitest'
import type { SiteCalls } from './calls.ts'
import { createQueryCache } from './query-cache.ts'

const noCalls = async () => ({}) as SiteCalls

test('what was fetched once is never fetched again', async () => {
  const cache = createQueryCache(noCalls)
  const queryFn = vi.fn(async () => 'posts')
  const query = { queryKey: ['posts'], queryFn }
  expect(await cache.fetchQuery(query)).toBe('posts')
  expect(await cache.fetchQuery(query)).toBe('posts')
  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('all who ask meanwhile share one call', async () => {
  const cache = createQueryCache(noCalls)
  const queryFn = vi.fn(async () => 'posts')
  const answers = Array.from({ length: 5 }, () =>
    cache.fetchQuery({ queryKey: ['posts'], queryFn }),
  )
  await Promise.all(answers)
  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('a failure is told, and the next one who asks tries anew', async () => {
  const cache = createQueryCache(noCalls)
  const answers = [() => Promise.reject(new Error('away')), async () => 'posts']
  const query = { queryKey: ['posts'], queryFn: () => answers.shift()!() }
  await expect(cache.fetchQuery(query)).rejects.toThrow('away')
  expect(cache.getState(['posts']).error).toBeInstanceOf(Error)
  expect(await cache.fetchQuery(query)).toBe('posts')
  expect(cache.getState(['posts'])).toEqual({ data: 'posts' })
})

test('null is an answer too: a post that is not there is not asked for twice', async () => {
  const cache = createQueryCache(noCalls)
  const queryFn = vi.fn(async () => null)
  await cache.fetchQuery({ queryKey: ['post', 'gone'], queryFn })
  await cache.fetchQuery({ queryKey: ['post', 'gone'], queryFn })
  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('equal questions are one, however their parts were put together', () => {
  const cache = createQueryCache(noCalls)
  cache.setQueryData(['page', { page: '2', search: 'rain' }], 'found')
  expect(cache.getQueryData({ queryKey: ['page', { search: 'rain', page: '2' }] })).toBe('found')
  expect(cache.getQueryData({ queryKey: ['page', { search: 'sun', page: '2' }] })).toBeUndefined()
  const withNothing = { search: 'rain', page: '2', category: undefined }
  expect(cache.getQueryData({ queryKey: ['page', withNothing] })).toBe('found')
})

test('who listens is told of every change until they stop', () => {
  const cache = createQueryCache(noCalls)
  const listener = vi.fn()
  const stop = cache.subscribe(['posts'], listener)
  cache.setQueryData(['posts'], 'one')
  stop()
  cache.setQueryData(['posts'], 'two')
  expect(listener).toHaveBeenCalledTimes(1)
})
