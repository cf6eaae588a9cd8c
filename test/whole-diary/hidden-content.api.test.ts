import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiClient, createInProcessClient } from '#shared/calls/api-client.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { createLogEntry, updateLogEntry, updateLogSettings } from '#shared/contract/dog.admin.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import { createPhoto, removePhoto } from '#shared/contract/photos.admin.ts'
import { getPhoto } from '#shared/contract/photos.ts'
import {
  createPost,
  createPreviewLink,
  createRedirect,
  removePost,
  updatePost,
} from '#shared/contract/posts.admin.ts'
import { getPost } from '#shared/contract/posts.ts'
import { clientOf } from '../api-calls.ts'
import { makePhoto, makePost } from '../make.ts'
import { adminVisitor, createTestApp, plainAssets, type TestApp } from '../test-app.ts'

let diary: TestApp
let call: ApiClient
beforeAll(async () => {
  diary = await createTestApp({
    visitor: adminVisitor,
    assets: { ...plainAssets, loadRenderer: () => import('../../src/site/entry-server.tsx') },
  })
  call = clientOf(diary.app)
})
afterAll(() => diary.close())

const get = (url: string) => diary.app.inject({ method: 'GET', url })
const cachedEntries = () => diary.services.platform.cache.usage().entries

const nextYear = () => `${new Date().getFullYear() + 1}-06-01`

const pages = ['/', '/blog', '/gallery', '/about', '/contact', '/rss.xml', '/sitemap.xml']
const more = [
  ...['/blog?search=zzy', '/blog?category=adventure', '/gallery?category=Sleepy', '/feed'],
  ...['/site.webmanifest', '/robots.txt', '/api/docs', '/api/blog-page?search=zzy'],
]

/** Lists every public call for each slug and id, and every page. */
function publicUrls(slugs: string[], ids: number[]): string[] {
  const calls = allEndpoints.filter(({ method, who }) => method === 'GET' && who === 'anyone')
  const addresses = calls.flatMap(({ path }) => [
    ...slugs.map((slug) => endpointUrl(path, { slug, id: 1, category: 'adventure' })),
    ...ids.map((id) => endpointUrl(path, { id, slug: 'x', category: 'Sleepy' })),
  ])
  const own = [...slugs.map((slug) => `/blog/${slug}`), ...ids.map((id) => `/gallery/${id}-xyzzy`)]
  return [...new Set([...pages, ...more, ...own, ...addresses])]
}

test('no public answer holds a word of what is deleted, scheduled, or a draft that has a preview link', async () => {
  const visible = await call(createPost, { body: makePost({ title: 'In plain sight' }) })
  const deleted = await call(createPost, { body: makePost({ title: 'xyzzy one', slug: 'gone' }) })
  await call(updatePost, {
    params: { id: deleted.id },
    body: makePost({ title: 'xyzzy one', slug: 'gone-too', content: 'All of xyzzy is here.' }),
  })
  const draft = await call(createPost, {
    body: makePost({ title: 'xyzzy two', slug: 'draft', published: false }),
  })
  const scheduled = await call(createPost, {
    body: makePost({
      title: 'xyzzy four',
      slug: 'later',
      published: false,
      featured: true,
      schedule: { day: nextYear(), time: '09:00' },
    }),
  })
  const photo = await call(createPhoto, { body: makePhoto({ title: 'xyzzy three' }) })
  await call(createPhoto, { body: makePhoto({ title: 'Also in sight' }) })
  const urls = publicUrls(
    ['gone', 'gone-too', 'draft', 'later', visible.slug, `~${deleted.id}`],
    [photo.id, photo.id + 1],
  )
  // Requests every URL first, so that every cache contains it.
  for (const url of urls) await get(url)
  expect((await get('/')).body).toContain('xyzzy')

  await call(removePost, { params: { id: deleted.id } })
  await call(removePhoto, { params: { id: photo.id } })
  const { url: preview } = await call(createPreviewLink, { params: { id: draft.id } })
  expect((await get(preview)).body).toContain('xyzzy two')
  expect(scheduled.scheduledAt).not.toBeNull()
  const shown: string[] = []
  for (const url of urls) {
    // A missing page may repeat the requested address, but nothing else.
    const address = url.slice(url.lastIndexOf('/') + 1)
    if ((await get(url)).body.replaceAll(address, '').includes('xyzzy')) shown.push(url)
  }
  expect(shown).toEqual([])
  expect((await get('/')).body).toContain('In plain sight')
})

test('no public answer holds a word of what is for the pack, and the pack reads all of it', async () => {
  const words = { content: 'All of grault is here.', excerpt: 'grault in short' }
  const post = await call(createPost, {
    body: makePost({ ...words, title: 'grault one', slug: 'for-us', featured: true }),
  })
  const renamed = { ...words, title: 'grault one', slug: 'only-for-us', featured: true }
  await call(updatePost, { params: { id: post.id }, body: makePost(renamed) })
  const photo = await call(createPhoto, { body: makePhoto({ title: 'grault two' }) })
  await call(createRedirect, { body: { path: '/stories/ours', to: '/blog/only-for-us' } })
  const urls = [
    ...publicUrls(['for-us', 'only-for-us'], [photo.id]),
    ...['/stories/ours', '/stories/ours/', '/comments.xml', '/blog/only-for-us/comments.xml'],
    ...[
      '/blog?search=in%20short',
      '/api/blog-page?search=in%20short',
      '/timeline',
      '/api/timeline',
    ],
  ]
  for (const url of urls) await get(url)
  expect((await get('/')).body).toContain('grault')
  expect((await get('/stories/ours')).statusCode).toBe(301)

  const { platform, readings } = diary.services
  await platform.db.execute(`update posts set audience = 'pack' where id = ${post.id}`)
  await platform.db.execute(`update photos set audience = 'pack' where id = ${photo.id}`)
  await platform.changes.announce()
  const shown: string[] = []
  for (const url of urls) {
    const { body, headers } = await get(url)
    // A missing page may repeat the requested address, but nothing else.
    const address = url.slice(url.lastIndexOf('/') + 1)
    const text = body.replaceAll(address, '') + String(headers.location ?? '')
    if (/grault|only-for-us/.test(text)) shown.push(url)
  }
  expect(shown).toEqual([])
  for (const url of ['/blog/only-for-us', '/blog/for-us', '/stories/ours', photo.path]) {
    expect((await get(url)).statusCode, url).toBe(404)
  }

  const pack = createInProcessClient(readings.as('pack').answers.ask)
  expect(await pack(getPost, { params: { slug: 'for-us' } })).toMatchObject({ title: 'grault one' })
  expect(await pack(getPhoto, { params: { id: photo.id } })).toMatchObject({
    title: 'grault two',
  })
  expect(await readings.as('pack').redirects.find('/stories/ours')).toBe('/blog/only-for-us')
  await call(removePost, { params: { id: post.id } })
})

test('no public answer and no cache knows a subscriber, nor what a link of a mail showed', async () => {
  const {
    newsletter: { doubleOptIn: newsletter },
  } = diary.services
  await newsletter.subscribe(
    { name: 'Plugh', email: 'plugh@example.com', consent: true },
    'someone',
  )
  const link = new URL(await newsletter.confirmLinkOf(1)).pathname
  const before = cachedEntries()
  expect((await get(link)).body).toContain('plugh@example.com')
  expect((await get(link)).headers['cache-control']).toBe('no-store')
  expect(cachedEntries()).toBe(before)
  for (const url of [...publicUrls([], []), '/letters/confirm/made-up', '/letters/leave/made-up']) {
    expect((await get(url)).body, url).not.toMatch(/plugh/i)
  }
})

test('no public answer holds a word of a private entry of the log, nor what is never public', async () => {
  const day = '2026-11-01'
  const urls = [
    ...[...publicUrls([], [1]), '/timeline', '/timeline?show=milestones', '/year/2026'],
    ...['/api/timeline?show=milestones', '/api/year-books/2026'],
  ]
  const photoUrl = 'https://photos.example/frotz.jpg'
  const note = { kind: 'note' as const, day, words: 'frotz one', photoUrl }
  const shared = await call(createLogEntry, { body: { ...note, isPublic: true } })
  await call(createLogEntry, { body: { kind: 'weight', day, grams: 71_717, words: 'frotz two' } })
  await call(createLogEntry, { body: { kind: 'milestone', day, title: 'frotz three', photoUrl } })
  await call(createLogEntry, {
    body: {
      kind: 'vet',
      day,
      title: 'A check',
      words: 'All fine',
      isPublic: true,
      privateWords: 'Dr. Frotz, 80 dollars',
      nextDue: '2031-03-07',
    },
  })
  await call(createLogEntry, { body: { kind: 'weight', day, grams: 3204, isPublic: true } })
  await call(updateLogSettings, {
    body: {
      unit: 'kg',
      wantedFrom: 61_616,
      wantedTo: 62_626,
      weighsMonthly: true,
      isCurvePublic: true,
    },
  })
  // Requests every URL while the content is public, so that every cache contains it.
  for (const url of urls) await get(url)
  expect(urls).toContain('/api/dog/weights')
  expect((await get('/timeline')).body).toMatch(/frotz one.*frotz\.jpg/)
  expect((await get('/about')).body).toContain('3.2 kg')
  expect((await get('/api/dog/weights')).body).toContain('3.2 kg')

  await call(updateLogEntry, { params: { id: shared.id }, body: { ...note, isPublic: false } })
  for (const url of urls) {
    expect((await get(url)).body, url).not.toMatch(/frotz|71\.?717|71\.72|61\.?616|2031-03-07/i)
  }
})

test('an old address is a redirect from memory, in one hop after three renames', async () => {
  const { id } = await call(createPost, { body: makePost({ slug: 'name-one' }) })
  for (const slug of ['name-two', 'name-three', 'name-four']) {
    await call(updatePost, { params: { id }, body: makePost({ slug }) })
  }
  const before = cachedEntries()
  for (const slug of ['name-one', 'name-two', 'name-three']) {
    for (const _ of [1, 2]) {
      const { statusCode, headers } = await get(`/blog/${slug}`)
      expect([statusCode, headers.location]).toEqual([301, '/blog/name-four'])
    }
  }
  expect(cachedEntries() - before).toBe(3)
  expect((await get('/blog/name-four')).statusCode).toBe(200)
})

test('made-up titles of a photo lead to the right one and take no memory', async () => {
  const { id, path } = await call(createPhoto, { body: makePhoto({ title: 'Käse & Öl' }) })
  expect(path).toBe(`/gallery/${id}-kase-ol`)
  expect((await get(path)).statusCode).toBe(200)
  const before = cachedEntries()
  for (const wrong of [`${id}`, `${id}-cheese`, `${id}-kase-ol-2`, `0${id}-kase-ol`]) {
    const { statusCode, headers } = await get(`/gallery/${wrong}`)
    expect([statusCode, headers.location], wrong).toEqual([301, path])
  }
  for (const unknown of [`${id}x`, '0', '-1', '99999999999', '4000000', 'kase-ol']) {
    expect((await get(`/gallery/${unknown}`)).statusCode, unknown).toBe(404)
  }
  expect(cachedEntries()).toBe(before)
})
