import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import { createPost } from '#shared/contract/posts.ts'
import { getSettings, updateSettings } from '#shared/contract/settings.ts'
import {
  deleteStatistics,
  getPostViews,
  getStatistics,
  STATISTICS_CSV_PATH,
  type StatisticsPeriod,
} from '#shared/contract/statistics.ts'
import { clientOf } from '#test/api-calls.ts'
import { createHeldClock, type HeldClock } from '#test/held-clock.ts'
import { makePost } from '#test/make.ts'
import { adminVisitor, createTestApp, plainAssets, type TestApp } from '#test/test-app.ts'
import { resetDatabase } from '#test/test-database.ts'
import { firefox, hello, iphone, listen, type Visit, visit } from '#test/visits.ts'

let diary: TestApp
let call: ApiClient
let origin: string
let clock: HeldClock

/** Like the real ones: what begins with /gone is not there, and searches are not kept. */
const assets = {
  ...plainAssets,
  loadRenderer: async () => {
    const renderer = await plainAssets.loadRenderer()
    return {
      ...renderer,
      pageKey: (path: string) => path,
      render: async (wanted: Parameters<typeof renderer.render>[0]) => ({
        ...(await renderer.render(wanted)),
        status: wanted.path.startsWith('/gone') ? 404 : 200,
      }),
    }
  },
}

beforeAll(async () => {
  clock = createHeldClock('2026-11-17T12:00:00Z')
  diary = await createTestApp({
    ...{ clock, assets, visitor: adminVisitor },
    env: { TRUST_PROXY: 'loopback' },
  })
  call = clientOf(diary.app)
  origin = await listen(diary.app)
})
beforeEach(async () => {
  await diary.services.counting.deleteAll()
  await resetDatabase(diary.services.database.db)
  clock.set('2026-11-17T12:00:00Z')
  await diary.services.changes.announce()
  await turn(true)
})
afterAll(() => diary.close())

async function turn(analytics: boolean, timeZone = 'UTC') {
  const { features } = await call(getSettings, {})
  await call(updateSettings, { body: { features: { ...features, analytics }, timeZone } })
  await diary.services.counting.refresh()
}
const figures = (days: StatisticsPeriod = '7') => call(getStatistics, { query: { days } })
const today = async () => (await figures()).perDay.at(-1)

test('a page counts each time it is opened, and a visitor once a day', async () => {
  for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) {
    await visit(origin, '/about', { address })
  }
  await visit(origin, '/', { address: '203.0.113.1' })
  await visit(origin, '/about', { address: '203.0.113.1', browser: iphone })
  const { perDay, total, pages, screens } = await figures()
  expect(perDay.at(-1)).toEqual({ day: '2026-11-17', views: 5, visitors: 3 })
  expect(total).toEqual({ views: 5, visitors: 3 })
  expect(pages).toEqual([
    { path: '/about', title: 'About', post: null, views: 4, visitors: 3 },
    { path: '/', title: 'Home', post: null, views: 1, visitors: 1 },
  ])
  expect(screens).toEqual([
    { screen: 'phone', views: 1, visitors: 1 },
    { screen: 'tablet', views: 0, visitors: 0 },
    { screen: 'desktop', views: 4, visitors: 2 },
  ])
  clock.set('2026-11-18T12:00:00Z')
  await diary.services.counting.refresh()
  await visit(origin, '/about', { address: '203.0.113.1' })
  expect((await figures()).perDay.slice(-2)).toEqual([
    { day: '2026-11-17', views: 5, visitors: 3 },
    { day: '2026-11-18', views: 1, visitors: 1 },
  ])
})

test('a visitor who was written already is not counted again', async () => {
  await visit(origin, '/about')
  await diary.services.counting.writeAll()
  await visit(origin, '/about')
  await visit(origin, '/contact')
  expect(await today()).toMatchObject({ views: 3, visitors: 1 })
})

test('what nobody looks at does not count', async () => {
  await visit(origin, '/about')
  const others: Visit[] = [
    { method: 'HEAD' },
    { headers: { 'sec-purpose': 'prefetch' } },
    { headers: { purpose: 'prefetch' } },
    { headers: { 'x-moz': 'prefetch' } },
    { headers: { 'sec-fetch-dest': 'empty' } },
    { headers: { 'sec-fetch-dest': 'iframe' } },
    { headers: { cookie: 'theme=dark; __Host-session=secret' } },
    { headers: { cookie: 'session=secret' } },
    { browser: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { browser: 'curl/8.14.1' },
    { browser: '' },
  ]
  for (const other of others) await visit(origin, '/about', other)
  for (const path of ['/api/settings', '/rss.xml', '/preview/none', '/admin', '/about/']) {
    await visit(origin, path)
  }
  expect(await today()).toMatchObject({ views: 1, visitors: 1 })
})

test('without the headers of https whoever takes HTML is a reader', async () => {
  const plain = { 'sec-fetch-dest': undefined }
  await visit(origin, '/about', { headers: plain })
  await visit(origin, '/about', { headers: { ...plain, accept: '*/*' } })
  expect(await today()).toMatchObject({ views: 1 })
})

test('a browser that asks not to be tracked counts as a view and no visitor', async () => {
  await visit(origin, '/about', { headers: { 'sec-gpc': '1' } })
  await visit(origin, '/about', { headers: { dnt: '1' } })
  expect(await today()).toMatchObject({ views: 2, visitors: 0 })
})

test('a move within the site counts like a page that was opened', async () => {
  await visit(origin, '/')
  expect((await hello(origin, '/about')).status).toBe(200)
  await hello(origin, '/about?page=1', { browser: iphone })
  await hello(origin, '/gone-again')
  await hello(origin, '/about', { headers: { cookie: '__Host-session=secret' } })
  const { total, pages, sources, missing } = await figures()
  expect(total).toEqual({ views: 3, visitors: 2 })
  expect(pages.map(({ path, views }) => [path, views])).toEqual([
    ['/about', 2],
    ['/', 1],
  ])
  expect(sources).toEqual([{ kind: 'direct', host: null, views: 1, visitors: 2 }])
  expect(missing).toEqual([])
})

test.each(['about', '//elsewhere.example', '/\\elsewhere', `/${'a'.repeat(600)}`])(
  'a move to %s is refused',
  async (path) => {
    expect((await hello(origin, path)).status).toBe(400)
  },
)

test('a page of another site cannot count moves', async () => {
  const answer = await hello(origin, '/about', { headers: { origin: 'https://evil.example' } })
  expect(answer.status).toBe(403)
  expect(await today()).toMatchObject({ views: 0 })
})

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
  const { misses } = diary.services.cache.counts
  await visit(origin, '/about?from=letter')
  await visit(origin, '/about?from=letter')
  expect(diary.services.cache.counts.misses).toBe(misses)
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
  await hello(origin, '/blog?search=RED%20BALL', { address: '203.0.113.2' })
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
  // Nothing but missing pages is something to look at, too.
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
  // The clock goes back on 25 October 2026: midnight is at 22:00 and again at 23:00 UTC.
  for (const instant of ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z']) {
    clock.set(instant)
    await diary.services.counting.refresh()
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
  await diary.services.counting.refresh()
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

test('off, nothing is counted and nothing that was counted is lost', async () => {
  await visit(origin, '/about')
  await turn(false)
  await visit(origin, '/about')
  expect((await hello(origin, '/about')).status).toBe(200)
  expect(await figures()).toMatchObject({ isOn: false, total: { views: 1, visitors: 1 } })
  const { rows } = await diary.services.database.query(
    'select 1 from statistics_salts union all select 1 from statistics_seen',
  )
  expect(rows).toEqual([])
})

test('a diary that never counted holds no row and no salt', async () => {
  await turn(false)
  await diary.services.counting.deleteAll()
  await visit(origin, '/about')
  await visit(origin, '/gone')
  await diary.services.counting.writeAll()
  for (const table of ['statistics_counts', 'statistics_salts', 'statistics_seen']) {
    const { rows } = await diary.services.database.query(`select * from ${table}`)
    expect(rows).toEqual([])
  }
})

test('everything can be deleted, also what is not written yet', async () => {
  await visit(origin, '/about')
  await figures()
  await visit(origin, '/contact')
  await call(deleteStatistics, {})
  expect(await figures()).toMatchObject({
    since: null,
    total: { views: 0, visitors: 0 },
    pages: [],
  })
  await visit(origin, '/about')
  expect(await today()).toMatchObject({ views: 1, visitors: 1 })
})

test('all sums come as a file that no spreadsheet runs', async () => {
  await visit(origin, '/about', { headers: { referer: 'https://forum.example/' } })
  await visit(origin, '/blog?search=%3DHYPERLINK(1)')
  await figures()
  const { body, headers } = await diary.app.inject({ method: 'GET', url: STATISTICS_CSV_PATH })
  expect(headers['content-type']).toContain('text/csv')
  const lines = body.replace('\uFEFF', '').trim().split('\r\n')
  expect(lines[0]).toBe('"Day","What","Name","From","Views","Visitors"')
  expect(lines).toContain('"2026-11-17","Day","","","2","1"')
  expect(lines).toContain('"2026-11-17","Page","/about","","1","1"')
  expect(lines).toContain('"2026-11-17","Source","forum.example","","1","1"')
  expect(lines).toContain(`"2026-11-17","Search","'=hyperlink(1)","","1","1"`)
  expect(lines).toContain('"","Page, all time","/about","","1","0"')
})

test('names that anybody can make up do not fill the database', async () => {
  for (let at = 0; at < 320; at += 1) await visit(origin, `/gone/${at}`)
  await diary.services.counting.writeAll()
  const { rows } = await diary.services.database.query(
    "select count(*)::int as count, sum(views)::int as views from statistics_counts where kind = 'missing'",
  )
  expect(rows).toEqual([{ count: 301, views: 320 }])
})

test('the address is the one that a trusted proxy tells, and no other', async () => {
  await visit(origin, '/about', { address: '198.51.100.9, 203.0.113.1' })
  await visit(origin, '/about', { address: '198.51.100.8, 203.0.113.1', browser: firefox })
  expect(await today()).toMatchObject({ views: 2, visitors: 1 })
})
