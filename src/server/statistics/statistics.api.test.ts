import { afterAll, beforeEach, expect, test } from 'vitest'
import { openCountedDiary } from '#test/diaries/counted-diary.ts'
import { firefox, iphone, sendHello, type Visit, visit } from '#test/visits/visits.ts'

const { diary, clock, origin, figures, today, empty } = await openCountedDiary()
beforeEach(empty)
afterAll(() => diary.close())

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
  await diary.services.statistics.counting.refresh()
  await visit(origin, '/about', { address: '203.0.113.1' })
  expect((await figures()).perDay.slice(-2)).toEqual([
    { day: '2026-11-17', views: 5, visitors: 3 },
    { day: '2026-11-18', views: 1, visitors: 1 },
  ])
})

test('a visitor who was written already is not counted again', async () => {
  await visit(origin, '/about')
  await diary.services.statistics.counting.writeAll()
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
  expect((await sendHello(origin, '/about')).status).toBe(200)
  await sendHello(origin, '/about?page=1', { browser: iphone })
  await sendHello(origin, '/gone-again')
  await sendHello(origin, '/about', { headers: { cookie: '__Host-session=secret' } })
  const { total, pages, sources, missing } = await figures()
  expect(total).toEqual({ views: 3, visitors: 2 })
  expect(pages.map(({ path, views }) => [path, views])).toEqual([
    ['/about', 2],
    ['/', 1],
  ])
  expect(sources).toEqual([{ kind: 'direct', host: null, views: 1, visitors: 2 }])
  expect(missing).toEqual([])
})

test('of one address at most twenty visitors count a day, however many browsers it names', async () => {
  const nameOf = (at: number) => `${firefox} Variant/${at}`
  const address = '203.0.113.1'
  for (let at = 0; at < 25; at += 1) {
    await sendHello(origin, '/about', { address, browser: nameOf(at) })
    // Writing the pending counts must not reset the limit of visitors for a network.
    if (at % 10 === 0) await diary.services.statistics.counting.writeAll()
  }
  await visit(origin, '/about', { address, browser: nameOf(25) })
  // Browser 3 was counted below the limit, so it counts on another page, too.
  await visit(origin, '/contact', { address, browser: nameOf(3) })
  await visit(origin, '/contact', { address, browser: nameOf(26) })
  expect(await today()).toMatchObject({ views: 28, visitors: 20 })
  const { pages } = await figures()
  expect(pages.map(({ path, views, visitors }) => [path, views, visitors])).toEqual([
    ['/about', 26, 20],
    ['/contact', 2, 1],
  ])
  await visit(origin, '/about', { address: '203.0.113.2' })
  expect(await today()).toMatchObject({ visitors: 21 })
  clock.set('2026-11-18T12:00:00Z')
  await diary.services.statistics.counting.refresh()
  await visit(origin, '/about', { address, browser: nameOf(25) })
  expect(await today()).toMatchObject({ visitors: 1 })
})

test('all IPv6 addresses of a household share its twenty visitors', async () => {
  for (let at = 1; at <= 25; at += 1) {
    await visit(origin, '/about', { address: `2001:db8:1:2::${at}` })
  }
  await visit(origin, '/about', { address: '2001:db8:1:3::1' })
  expect(await today()).toMatchObject({ views: 26, visitors: 21 })
})

test.each(['about', '//elsewhere.example', '/\\elsewhere', `/${'a'.repeat(600)}`])(
  'a move to %s is refused',
  async (path) => {
    expect((await sendHello(origin, path)).status).toBe(400)
  },
)

test('a page of another site cannot count moves', async () => {
  const answer = await sendHello(origin, '/about', { headers: { origin: 'https://evil.example' } })
  expect(answer.status).toBe(403)
  expect(await today()).toMatchObject({ views: 0 })
})

test('the address is the one that a trusted proxy tells, and no other', async () => {
  await visit(origin, '/about', { address: '198.51.100.9, 203.0.113.1' })
  await visit(origin, '/about', { address: '198.51.100.8, 203.0.113.1', browser: firefox })
  expect(await today()).toMatchObject({ views: 2, visitors: 1 })
})
