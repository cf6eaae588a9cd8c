import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import type { PostUpdate } from '#shared/contract/posts.admin.ts'
import {
  createPost,
  createRedirect,
  listRedirects,
  removePost,
  removeRedirect,
  updatePost,
} from '#shared/contract/posts.admin.ts'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { getStatistics } from '#shared/contract/statistics.admin.ts'
import { clientOf } from '#test/api-calls.ts'
import { makePost } from '#test/make.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, plainAssets, type TestApp } from '#test/test-app.ts'
import { listenOnFreePort, visit } from '#test/visits/visits.ts'
import { redirectTexts } from '#texts/errors/posts.ts'

let diary: TestApp
let call: ApiClient
let origin: string

/** As in the real renderer, a page exists at a few fixed paths and at those of posts. */
const assets = {
  ...plainAssets,
  loadRenderer: async () => {
    const renderer = await plainAssets.loadRenderer()
    return {
      ...renderer,
      pageKey: (path: string) => path,
      render: async (request: Parameters<typeof renderer.render>[0]) => {
        const slug = /^\/blog\/(.+)$/.exec(request.path)?.[1]
        const post = slug && (await request.ask('/api/posts/:slug', { params: { slug } }))
        const isThere = post ? post.status === 200 : ['/', '/about'].includes(request.path)
        return {
          ...(await renderer.render(request)),
          status: isThere ? 200 : 404,
        }
      },
    }
  },
}

beforeAll(async () => {
  diary = await createTestApp({ assets, visitor: adminVisitor })
  call = clientOf(diary.app)
  origin = await listenOnFreePort(diary.app)
})
beforeEach(async () => {
  await resetDatabase(diary.services.platform.database.db)
  await diary.services.platform.changes.announce()
})
afterAll(() => diary.close())

const create = (slug: string) =>
  call(createPost, { body: makePost({ title: `Post ${slug}`, slug, published: true }) })
const change = (id: number, to: Partial<PostUpdate>) =>
  call(updatePost, { params: { id }, body: { ...makePost(), ...to } })
const lead = (path: string, to: string) => call(createRedirect, { body: { path, to } })
const open = async (path: string) => {
  const { status, headers } = await visit(origin, path)
  return [status, headers.location]
}

test('a missing address leads to the page that the owner chose, until it is removed', async () => {
  expect(await open('/old-story.html')).toEqual([404, undefined])
  const { id } = await lead('/old-story.html', '/about')
  expect(await open('/old-story.html')).toEqual([301, '/about'])
  expect(await open('/%6fld-story.html?utm=1')).toEqual([301, '/about'])
  expect(await call(listRedirects, {})).toMatchObject([
    { id, path: '/old-story.html', to: '/about', postTitle: null },
  ])
  await call(removeRedirect, { params: { id } })
  expect(await open('/old-story.html')).toEqual([404, undefined])
  await expect(call(removeRedirect, { params: { id } })).rejects.toMatchObject({
    status: 404,
    problem: { message: redirectTexts.notFound },
  })
})

test('a post is followed to its new address, and not while it is hidden', async () => {
  const { id } = await create('first-walk')
  expect(await lead('/2019/walk/', '/blog/first-walk')).toMatchObject({
    path: '/2019/walk',
    to: '/blog/first-walk',
    postTitle: 'Post first-walk',
  })
  await change(id, { slug: 'very-first-walk' })
  expect(await open('/2019/walk')).toEqual([301, '/blog/very-first-walk'])
  await change(id, { slug: 'very-first-walk', published: false })
  expect(await open('/2019/walk')).toEqual([404, undefined])
  expect(await call(listRedirects, {})).toMatchObject([{ to: null, postTitle: null }])
  await change(id, { slug: 'very-first-walk' })
  expect(await open('/2019/walk')).toEqual([301, '/blog/very-first-walk'])
  await call(removePost, { params: { id } })
  expect(await open('/2019/walk')).toEqual([404, undefined])
})

test('a page that comes to be at the address is shown itself', async () => {
  await lead('/blog/first-walk', '/about')
  expect(await open('/blog/first-walk')).toEqual([301, '/about'])
  const { id } = await create('first-walk')
  expect(await open('/blog/first-walk')).toEqual([200, undefined])
  await call(removePost, { params: { id } })
  expect(await open('/blog/first-walk')).toEqual([301, '/about'])
})

test.each([
  ['/about', '/', 409, 'redirect.page_exists'],
  ['/gone', '/nowhere', 400, 'redirect.no_target'],
  ['/gone', '/gone/', 400, 'redirect.to_itself'],
  ['/gone', 'https://evil.example/', 400, 'request.invalid'],
  ['/gone', '//evil.example', 400, 'request.invalid'],
  ['/gone', '/\\evil.example', 400, 'request.invalid'],
  ['gone', '/about', 400, 'request.invalid'],
  ['/gone?x=1', '/about', 400, 'request.invalid'],
])('%s does not lead to %s', async (path, to, status, code) => {
  await expect(lead(path, to)).rejects.toMatchObject({ status, problem: { code } })
})

test('a second target takes the place of the first, and nothing leads in a circle', async () => {
  const { id } = await create('first-walk')
  await lead('/old', '/about')
  await lead('/old', '/blog/first-walk')
  expect(await call(listRedirects, {})).toMatchObject([{ to: '/blog/first-walk' }])
  await call(removePost, { params: { id } })
  await lead('/blog/first-walk', '/about')
  await create('first-walk')
  await lead('/older', '/blog/first-walk')
  expect((await call(listRedirects, {})).map(({ path }) => path).sort()).toEqual(['/old', '/older'])
})

test('an address that leads somewhere is no longer among the missing', async () => {
  const { features } = await call(getSettings, {})
  await call(updateSettings, { body: { features: { ...features, analytics: true } } })
  await diary.services.statistics.counting.refresh()
  await open('/old-story.html')
  const missing = async () => (await call(getStatistics, { query: {} })).missing
  expect(await missing()).toMatchObject([{ path: '/old-story.html', views: 1 }])
  await lead('/old-story.html', '/about')
  await open('/old-story.html')
  expect(await missing()).toEqual([])
})

test('addresses of an old blog lead to their post in one step, and never take the place of a page', async () => {
  const { id, slug } = await create('first-snow')
  const { db } = diary.services.platform.database
  await db.execute(
    "insert into imports (id, file_name, file_bytes, options, created_at, moved_at) values (1, 'a', 1, '{}', now(), now())",
  )
  const old = [
    '/2025/03/first-snow/',
    '/?p=123',
    '/about/',
    '/blog/first-snow/',
    '//evil.example/x',
  ]
  const left = await diary.services.posts.redirects.importAll(old, { id, slug, importId: 1 })
  expect(left).toEqual(['//evil.example/x'])
  await diary.services.platform.changes.announce()
  expect(await open('/2025/03/first-snow/')).toEqual([301, '/blog/first-snow'])
  expect(await open('/2025/03/first-snow')).toEqual([301, '/blog/first-snow'])
  expect(await open('/?p=123')).toEqual([301, '/blog/first-snow'])
  expect(await open('/index.php?page_id=123&utm=1')).toEqual([301, '/blog/first-snow'])
  expect(await open('/?p=124')).toEqual([200, undefined])
  expect(await open('/about/')).toEqual([308, '/about'])
  expect(await open('/feed/')).toEqual([301, '/rss.xml'])
  expect(await call(listRedirects, {})).toEqual([])
  await change(id, { slug: 'very-first-snow' })
  expect(await open('/2025/03/first-snow/')).toEqual([301, '/blog/very-first-snow'])
  await change(id, { slug: 'very-first-snow', published: false })
  expect(await open('/?p=123')).toEqual([200, undefined])
})
