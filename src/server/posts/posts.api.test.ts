import { afterAll, beforeEach, expect, test } from 'vitest'
import * as adminContract from '#shared/contract/posts.admin.ts'
import * as contract from '#shared/contract/posts.ts'
import { getRefusal } from '#test/api-calls.ts'
import { openPostsDiary } from '#test/diaries/posts-diary.ts'
import { makePost } from '#test/make.ts'
import { pictureErrors } from '#texts/errors/fields.ts'

const { diary, clock, call, create, update, empty } = await openPostsDiary()
beforeEach(empty)
afterAll(() => diary.close())

test('the date of the first publication is kept through unpublishing and publishing again', async () => {
  const { id, publishedAt } = await create({ published: false })
  expect(publishedAt).toBeNull()
  expect((await update(id, { published: true })).publishedAt).toBe('2026-11-08T09:00:00.000Z')
  clock.set('2026-12-01T00:00:00Z')
  expect((await update(id, { published: false })).publishedAt).toBe('2026-11-08T09:00:00.000Z')
  expect((await update(id, { published: true })).publishedAt).toBe('2026-11-08T09:00:00.000Z')
})

test('without marked posts the three newest are featured; marked ones take their place', async () => {
  const ids: number[] = []
  for (let day = 1; day <= 5; day += 1) {
    clock.set(new Date(Date.UTC(2026, 10, day)).toISOString())
    ids.push((await create({ title: `Day number ${day}` })).id)
  }
  const featured = async () => (await call(contract.listFeaturedPosts)).map((post) => post.id)
  expect(await featured()).toEqual([ids[4], ids[3], ids[2]])
  await update(ids[0]!, { title: 'Day number 1', featured: true })
  expect(await featured()).toEqual([ids[0]])
  for (const id of ids) await update(id, { featured: true })
  expect(await featured()).toEqual([ids[4], ids[3], ids[2]])
})

test('a marked draft is not featured', async () => {
  await create({ published: false, featured: true, title: 'Marked but not ready' })
  const shown = await create({ title: 'Ready' })
  expect((await call(contract.listFeaturedPosts)).map((post) => post.id)).toEqual([shown.id])
})

test('a save that does not speak of featured leaves it as it is', async () => {
  const { id } = await create({ featured: true })
  expect((await update(id, { title: 'Another title' })).featured).toBe(true)
})

test('a category is found under all of its spellings', async () => {
  await create({ title: 'One walk', category: 'Adventures' })
  await create({ title: 'Two walks', category: 'adventure' })
  await create({ title: 'A checkup', category: 'Health & Care' })
  const titles = async (category: string) =>
    (await call(contract.listPostsOfCategory, { params: { category } })).map((post) => post.title)
  for (const spelling of ['Adventure', 'adventures', 'ADVENTURES']) {
    expect((await titles(spelling)).sort()).toEqual(['One walk', 'Two walks'])
  }
  expect(await titles('health')).toEqual(['A checkup'])
  expect(await titles('Nutrition')).toEqual([])
})

test('the admin list holds drafts too, newest first, and none of the words', async () => {
  const draft = await create({ title: 'Only a draft', published: false })
  const shown = await create({ title: 'Out there' })
  const rows = await call(adminContract.listAdminPosts)
  expect(rows.map((row) => row.id)).toEqual([shown.id, draft.id])
  expect(Object.keys(rows[0]!)).not.toContain('content')
})

test('bad fields are refused with the message of each', async () => {
  const empty = {
    title: 'ab',
    slug: 'x',
    content: 'short',
    excerpt: 'short',
    coverImage: 'cat.png',
  }
  const refused = await getRefusal(create({ ...empty, category: '' }))
  expect(refused.status).toBe(400)
  expect(refused.problem.fields).toEqual({
    title: 'Title must be at least 3 characters',
    slug: 'Slug must be at least 3 characters',
    content: 'Content must be at least 10 characters',
    excerpt: 'Excerpt must be at least 10 characters',
    coverImage: 'Cover image must be a valid URL',
    category: 'Please select a category',
  })
})

test('a cover that browsers would not show is refused with what to do', async () => {
  expect(await getRefusal(create({ coverImage: 'http://example.com/a.jpg' }))).toMatchObject({
    status: 400,
    problem: { fields: { coverImage: pictureErrors.blocked } },
  })
})

test('a post that does not exist is 404 for every call', async () => {
  const params = { id: 4711 }
  expect((await getRefusal(call(adminContract.getAdminPost, { params }))).status).toBe(404)
  expect((await getRefusal(update(4711, {}))).status).toBe(404)
  expect((await getRefusal(call(adminContract.removePost, { params }))).status).toBe(404)
})

test('ids that are not positive integers are 404, never 500', async () => {
  await create()
  const ids = [
    '0',
    '-1',
    '1.5',
    '1.0',
    '1e0',
    '0x1',
    '%201',
    'abc',
    'NaN',
    '2147483648',
    '9'.repeat(30),
  ]
  for (const id of ids) {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await diary.app.inject({
        method,
        url: `/api/admin/posts/${id}`,
        headers: { origin: 'http://localhost' },
        ...(method === 'PUT' && { payload: makePost() }),
      })
      expect(`${method} ${id}: ${answer.statusCode}`).toBe(`${method} ${id}: 404`)
    }
  }
})

test('a save begun from an older version is refused; without a version the last save wins', async () => {
  const { id, version } = await create()
  await update(id, { version, title: 'Saved on the phone' })
  expect(await getRefusal(update(id, { version, title: 'Saved on the sofa' }))).toMatchObject({
    status: 409,
    problem: { code: 'post.changed_elsewhere', details: { version: version + 1 } },
  })
  expect((await update(id, { title: 'Said without a version' })).title).toBe(
    'Said without a version',
  )
})

test('saves at the same moment are all kept as revisions, one after the other', async () => {
  const { id } = await create()
  const titles = Array.from({ length: 8 }, (_, n) => `Save number ${n}`)
  await Promise.all(titles.map((title) => update(id, { title })))
  expect((await call(adminContract.getAdminPost, { params: { id } })).version).toBe(9)
})

const visitorSees = async (path: string) => (await diary.app.inject(path)).body

test('the public site shows a change at once, cached answers included', async () => {
  const { id, slug } = await create()
  const addresses = ['/api/posts', '/api/posts/featured', '/api/posts/recent', '/api/blog-page']
  const all = [...addresses, '/api/posts/category/adventure', `/api/posts/${slug}`]
  for (const path of all) expect(await visitorSees(path)).toContain('missing slipper')
  await update(id, { title: 'The slipper is found' })
  for (const path of all) expect(await visitorSees(path)).toContain('The slipper is found')
  await call(adminContract.removePost, { params: { id } })
  for (const path of all) expect(await visitorSees(path)).not.toContain('The slipper is found')
})

test('a draft never leaves the admin: no list, no address, no count', async () => {
  const { id, slug } = await create()
  await visitorSees(`/api/posts/${slug}`)
  await update(id, { published: false, title: 'A secret about the sofa', featured: true })
  const lists = ['/api/posts', '/api/posts/featured', '/api/posts/recent']
  for (const path of [...lists, '/api/posts/category/adventure']) {
    expect(await visitorSees(path)).toBe('[]')
  }
  expect(JSON.parse(await visitorSees('/api/blog-page?search=secret'))).toMatchObject({ total: 0 })
  const answer = await diary.app.inject(`/api/posts/${slug}`)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('secret')
})

test('a cover of our own comes with a hint of itself, a foreign one without', async () => {
  const coverOf = async (coverImage: string) => {
    const { slug } = await create({ coverImage, published: true })
    return (await call(contract.getPost, { params: { slug } })).coverPlaceholder
  }
  expect(await coverOf('/media/demo/hero/1600x600.jpg')).toMatch(
    /^data:image\/png;base64,[\w+/]{100,}=*$/,
  )
  expect(await coverOf('https://example.com/dog.jpg')).toBeNull()
  expect(await coverOf('/media/demo/no-such-scene/1600x600.jpg')).toBeNull()
})

test('cards bring a hint of their cover where it is ours', async () => {
  await create({ slug: 'ours', coverImage: '/media/demo/hero/1600x600.jpg', published: true })
  await create({ slug: 'far', coverImage: 'https://example.com/dog.jpg', published: true })
  const { posts } = await call(contract.getBlogPage, { query: {} })
  const hints = posts.map(({ slug, coverHash }) => [slug, typeof coverHash])
  expect(Object.fromEntries(hints)).toMatchObject({ ours: 'string', far: 'undefined' })
  const recent = await call(contract.listRecentPosts, { query: {} })
  expect(recent.find(({ slug }) => slug === 'ours')?.coverHash).toMatch(/^[\w+/]{20,}=*$/)
})

test('a story that begins with its cover tells of it once', async () => {
  const coverImage = '/media/demo/hero/1600x600.jpg'
  const content = `![Ears in the wind](${coverImage})\n\nHe ran all the way.`
  const { slug } = await create({ coverImage, content, published: true })
  const post = await call(contract.getPost, { params: { slug } })
  expect(post).toMatchObject({ content, coverAlt: 'Ears in the wind' })
  expect(post.html).toBe('<p>He ran all the way.</p>')
})

test('beside the featured posts the newest others are told, as long as there are four', async () => {
  const listRecentSlugs = async (beside?: 'featured') =>
    (await call(contract.listRecentPosts, { query: { beside } })).map(({ slug }) => slug)
  const write = (number: number, featured = false) =>
    create({ slug: `walk-${number}`, published: true, featured })
  for (const number of [1, 2, 3, 4, 5]) {
    clock.pass(1000)
    await write(number, number > 3)
  }
  // Only three posts are not featured, so the featured ones stay in the list.
  expect(await listRecentSlugs('featured')).toEqual(['walk-5', 'walk-4', 'walk-3', 'walk-2'])
  clock.pass(1000)
  await write(6)
  expect(await listRecentSlugs('featured')).toEqual(['walk-6', 'walk-3', 'walk-2', 'walk-1'])
  expect(await listRecentSlugs()).toEqual(['walk-6', 'walk-5', 'walk-4', 'walk-3'])
})
