import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as photosAdmin from '#shared/contract/photos.admin.ts'
import * as postsAdmin from '#shared/contract/posts.admin.ts'
import { POSTS_PER_PAGE } from '#shared/limits.ts'
import { clientOf } from '../api-calls.ts'
import { makePhoto, makePost } from '../make.ts'
import { partUnlessSlow } from '../part-unless-slow.ts'
import { adminVisitor, createTestApp, plainAssets, type TestApp } from '../test-app.ts'

const ADDRESSES = partUnlessSlow(12, 60)
let diary: TestApp

beforeAll(async () => {
  diary = await createTestApp({
    visitor: adminVisitor,
    assets: { ...plainAssets, loadRenderer: () => import('../../src/site/entry-server.tsx') },
  })
  const call = clientOf(diary.app)
  for (let number = 1; number <= POSTS_PER_PAGE + 1; number += 1) {
    const body = makePost({ slug: `walk-${number}`, category: 'adventure' })
    await call(postsAdmin.createPost, { body })
  }
  await call(photosAdmin.createPhoto, { body: makePhoto({ category: 'Sleepy' }) })
})
afterAll(() => diary.close())

const ask = (url: string) => diary.app.inject(url)
const cacheUse = () => diary.services.platform.cache.usage()

async function leftBy(makeUrl: (number: number) => string) {
  await diary.services.platform.changes.announce()
  const statuses = new Set<number>()
  for (let number = 1; number <= ADDRESSES; number += 1) {
    statuses.add((await ask(makeUrl(number))).statusCode)
  }
  return { statuses: [...statuses], ...cacheUse() }
}
const letters = (number: number) => number.toString(2).replaceAll('0', 'l').replaceAll('1', 'i')
/** Percent-encodes some letters; decoded, the text is the same. */
const respell = (text: string, number: number) =>
  [...text]
    .map((letter, at) => ((number >> at) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('')

describe('addresses that anybody can make up leave nothing in memory', () => {
  test.each<[string, number, (number: number) => string]>([
    ['a post that is not there', 404, (n) => `/api/posts/none-${n}`],
    ['the page of a post that is not there', 404, (n) => `/blog/none-${n}`],
    ['an unknown category', 200, (n) => `/api/posts/category/none-${letters(n)}`],
    ['an unknown category in the list', 200, (n) => `/api/blog-page?category=${letters(n)}`],
    ['an unknown category of photos', 200, (n) => `/api/gallery-page?category=${letters(n)}`],
    ['the page of an unknown category', 200, (n) => `/blog?category=${letters(n)}`],
    ['the album of an unknown category', 200, (n) => `/gallery?category=${letters(n)}`],
    ['a page of the list that is not there', 200, (n) => `/api/blog-page?page=${n + 2}`],
    ['a portion of the album that is not there', 200, (n) => `/api/gallery-page?page=${n + 1}`],
    ['the page of a page that is not there', 200, (n) => `/blog?page=${n + 2}`],
    ['a search', 200, (n) => `/api/blog-page?search=${n}`],
    ['the page of a search', 200, (n) => `/blog?search=walk&page=1&category=&n=${n}`],
    ['another spelling of a category', 200, (n) => `/blog?category=${'!'.repeat(n)}Adventures`],
    ['another spelling of the path', 200, (n) => `/blog/${respell('walk-1', (n % 63) + 1)}`],
  ])('%s', async (_what, status, makeUrl) => {
    expect(await leftBy(makeUrl)).toEqual({ statuses: [status], entries: 0, bytes: 0, urls: 0 })
  })
})

describe('what differs only in spelling is kept once', () => {
  test.each<[string, number, (number: number) => string]>([
    ['no page at all', 200, (n) => `/api/blog-page?page=${'apple'.repeat(n)}`],
    ['no page of the album at all', 200, (n) => `/api/gallery-page?page=-${n}`],
    ['one page, written at length', 200, (n) => `/blog?page=2.${'0'.repeat(n)}1`],
    ['a category', 200, (n) => `/api/posts/category/${'-'.repeat(n % 80)}Adventures`],
    [
      'a category in the list',
      200,
      (n) => `/api/blog-page?category=${'-'.repeat(n % 80)}adventure`,
    ],
    ['nothing there', 404, (n) => `/nowhere-${n}`],
    ['parameters that nobody reads', 200, (n) => `/about?utm=${n}`],
  ])('%s', async (_what, status, makeUrl) => {
    expect(await leftBy(makeUrl)).toMatchObject({ statuses: [status], entries: 1 })
  })

  test('an address of 15 KB is answered, and no part of the first lookup', async () => {
    const left = await leftBy((n) => `/api/blog-page?page=${n}${'x'.repeat(15_000)}`)
    expect(left).toMatchObject({ statuses: [200], entries: 1, urls: 0 })
  })
})

test('a category of signs alone is an unknown one, not all of them', async () => {
  expect((await ask('/api/posts/category/---')).json()).toEqual([])
  expect((await ask('/api/blog-page?category=%21')).json()).toMatchObject({ total: 0 })
  expect((await ask('/api/gallery-page?category=%21')).json()).toMatchObject({ total: 0 })
})

test('the addresses that our own pages lead to are kept', async () => {
  await diary.services.platform.changes.announce()
  const own = [
    '/',
    '/blog',
    '/blog?page=2',
    '/blog?category=Adventures',
    '/blog?category=adventure',
    '/blog?category=Adventures&page=2',
    '/blog/walk-1',
    '/gallery',
    '/gallery?category=Sleepy',
    '/about',
    '/contact',
    '/nowhere',
    '/api/posts',
    '/api/posts/walk-1',
    '/api/posts/category/adventure',
    '/api/blog-page?page=2',
  ]
  for (const url of own) await ask(url)
  expect(cacheUse()).toMatchObject({ entries: own.length, urls: own.length })
})
