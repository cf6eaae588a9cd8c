import { afterAll, beforeEach, expect, test } from 'vitest'
import { createPost } from '#shared/contract/posts.admin.ts'
import { getPostViews } from '#shared/contract/statistics.admin.ts'
import { openCountedDiary } from '#test/diaries/counted-diary.ts'
import { makePost } from '#test/make.ts'
import { iphone, sendHello, visit } from '#test/visits/visits.ts'

const { diary, clock, call, origin, turn, figures, empty } = await openCountedDiary()
beforeEach(empty)
afterAll(() => diary.close())

test('sources are hosts and nothing else; a visitor belongs to the first one of the day', async () => {
  const from = (address: string, referer: string, path = '/about') =>
    visit(origin, path, { address, headers: { referer } })
  await from('203.0.113.1', 'https://www.forum.example/thread/7?user=anna')
  await from('203.0.113.1', 'https://www.google.de/')
  await from('203.0.113.2', 'https://www.google.com/search?q=sausage')
  await from('203.0.113.3', 'https://duckduckgo.com/')
  await from('203.0.113.4', 'https://mail.example/inbox', '/about?from=letter')
  await from('203.0.113.5', `${origin}/blog`)
  await visit(origin, '/contact', {
    address: '203.0.113.5',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await visit(origin, '/about', { address: '203.0.113.6' })
  const { sources } = await figures()
  expect(sources).toEqual([
    { kind: 'search', host: null, views: 3, visitors: 2 },
    { kind: 'direct', host: null, views: 1, visitors: 2 },
    { kind: 'letters', host: null, views: 1, visitors: 1 },
    { kind: 'site', host: 'forum.example', views: 1, visitors: 1 },
  ])
})

test('a link in a letter leads to the same kept page', async () => {
  await visit(origin, '/about')
  const { misses } = diary.services.platform.cache.counts
  await visit(origin, '/about?from=letter')
  await visit(origin, '/about?from=letter')
  expect(diary.services.platform.cache.counts.misses).toBe(misses)
  expect((await figures()).pages).toMatchObject([{ path: '/about', views: 3 }])
})

test('searches are shown once two visitors used the words', async () => {
  const search = (address: string, query: string) =>
    visit(origin, `/blog?search=${query}`, { address })
  await search('203.0.113.1', 'Red%20%20Ball')
  await search('203.0.113.1', 'red+ball')
  await search('203.0.113.1', 'anna+miller')
  expect((await figures()).searches).toEqual([])
  await search('203.0.113.2', 'red%20ball&page=2')
  expect((await figures()).searches).toEqual([])
  await sendHello(origin, '/blog?search=RED%20BALL', { address: '203.0.113.2' })
  expect((await figures()).searches).toEqual([{ words: 'red ball', views: 3, visitors: 2 }])
})

test('missing pages are told with where they were asked for from', async () => {
  const ask = (path: string, referer?: string) =>
    visit(origin, path, { headers: referer ? { referer } : {} })
  await ask('/gone/old-story', 'https://forum.example/1')
  await ask('/gone/old-story', 'https://forum.example/2')
  await ask('/gone/old-story?utm=1')
  await ask('/gone')
  const { missing, total, since } = await figures()
  // Missing pages alone are worth showing, so the statistics have a start date.
  expect(since).not.toBeNull()
  expect(total.views).toBe(0)
  expect(missing).toEqual([
    {
      path: '/gone/old-story',
      views: 3,
      sources: [
        { kind: 'site', host: 'forum.example', views: 2 },
        { kind: 'direct', host: null, views: 1 },
      ],
    },
    { path: '/gone', views: 1, sources: [{ kind: 'direct', host: null, views: 1 }] },
  ])
})

test('days of 23 and of 25 hours are days like any other', async () => {
  await turn(true, 'Europe/Berlin')
  // The clock goes back on 25 October 2026, so this day lasts from 22:00 UTC to 23:00 UTC of the
  // next day.
  for (const instant of ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z']) {
    clock.set(instant)
    await diary.services.statistics.counting.refresh()
    await visit(origin, '/about')
  }
  expect((await figures()).perDay.slice(-3)).toEqual([
    { day: '2026-10-24', views: 0, visitors: 0 },
    { day: '2026-10-25', views: 2, visitors: 1 },
    { day: '2026-10-26', views: 1, visitors: 1 },
  ])
})

test('a period is told with as many days before it', async () => {
  await visit(origin, '/about')
  clock.set('2026-11-24T12:00:00Z')
  await diary.services.statistics.counting.refresh()
  await visit(origin, '/about')
  await visit(origin, '/about', { browser: iphone })
  for (const [days, before] of [
    ['7', { views: 1, visitors: 1 }],
    ['30', { views: 0, visitors: 0 }],
    ['365', { views: 0, visitors: 0 }],
  ] as const) {
    const answer = await figures(days)
    expect(answer.perDay).toHaveLength(Number(days))
    expect(answer.before).toHaveLength(Number(days))
    expect(answer.totalBefore).toEqual(before)
    expect(answer.since).toBe('2026-11-17')
  }
  expect((await figures('7')).total).toEqual({ views: 2, visitors: 2 })
  expect((await figures('30')).total).toEqual({ views: 3, visitors: 3 })
})

test('a post is told by its title, and its views are kept under every address it has', async () => {
  const { id } = await call(createPost, {
    body: makePost({ title: 'First walk', slug: 'first-walk', published: true }),
  })
  await visit(origin, '/blog/first-walk')
  await visit(origin, '/blog/first%2Dwalk')
  const { pages, posts } = await figures()
  expect(pages).toMatchObject([{ path: '/blog/first-walk', title: 'First walk', post: { id } }])
  expect(posts).toMatchObject([{ id, title: 'First walk' }])
  const views = () => call(getPostViews, { query: { ids: `${id},999` } as never })
  expect(await views()).toEqual({
    isOn: true,
    posts: [
      { id, views: 2 },
      { id: 999, views: 0 },
    ],
  })
})
