import { afterAll, beforeEach, expect, test } from 'vitest'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { MAX_SLUG_LENGTH } from '#shared/limits.ts'
import { slugify, suggestSlug } from '#shared/urls/slug.ts'
import { getRefusal } from '#test/api-calls.ts'
import { openPostsDiary } from '#test/diaries/posts-diary.ts'
import { postErrors } from '#texts/errors/posts.ts'

const { diary, clock, call, create, update, empty } = await openPostsDiary()
beforeEach(empty)
afterAll(() => diary.close())

test('a slug is made from the title, accents folded', async () => {
  expect((await create({ title: '  Café au Lait: Déjà vu!  ' })).slug).toBe('cafe-au-lait-deja-vu')
})

test('a made slug that is taken gets the next number', async () => {
  const slugs = [await create(), await create(), await create()].map((post) => post.slug)
  expect(slugs).toEqual([
    'the-case-of-the-missing-slipper',
    'the-case-of-the-missing-slipper-2',
    'the-case-of-the-missing-slipper-3',
  ])
})

test('a made slug always passes the rule for typed ones', async () => {
  expect((await create({ title: 'Ok!' })).slug).toBe('post-ok')
  expect((await create({ title: '日本語の犬' })).slug).toMatch(/^post-\d{4}-\d{2}-\d{2}$/)
  const { id, slug } = await create({ title: 'ß'.repeat(200) })
  expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH)
  expect((await update(id, { slug })).slug).toBe(slug)
})

test.each([
  ['Pacific/Kiritimati', '2026-11-08T10:30:00Z', 'post-2026-11-09'],
  ['Pacific/Honolulu', '2026-11-08T09:30:00Z', 'post-2026-11-07'],
])('in %s a title of signs is called after the day of the diary', async (timeZone, at, slug) => {
  await call(updateSettings, { body: { timeZone } })
  clock.set(at)
  expect((await create({ title: '腊肠犬' })).slug).toBe(slug)
})

const longTitle = 'The long walk to the lake and back again, told from below. '.repeat(3).trim()

test('the slug that the editor fills in for a long title is taken, numbered ones as well', async () => {
  const slug = suggestSlug(longTitle)
  expect((await create({ title: longTitle, slug })).slug).toBe(slug)
  const second = await create({ title: longTitle })
  expect(second.slug).toBe(`${slug}-2`)
  expect((await update(second.id, { slug: second.slug })).slug).toBe(second.slug)
})

test('the free slug offered for a long typed one fits the limit', async () => {
  for (const typed of ['x'.repeat(MAX_SLUG_LENGTH), slugify(longTitle).slice(0, MAX_SLUG_LENGTH)]) {
    await create({ slug: typed })
    const refused = await getRefusal(create({ slug: typed }))
    const offered = String(refused.problem.details?.freeSlug)
    expect((await create({ slug: offered })).slug).toBe(offered)
  }
})

test('a typed slug over the limit is refused', async () => {
  for (const slug of ['x'.repeat(MAX_SLUG_LENGTH + 1), 'ß'.repeat(MAX_SLUG_LENGTH)]) {
    expect(await getRefusal(create({ slug }))).toMatchObject({
      status: 400,
      problem: { fields: { slug: postErrors.longSlug } },
    })
  }
})

test('a typed slug that is taken is refused, and a free one is offered', async () => {
  await create({ slug: 'stairs' })
  expect(await getRefusal(create({ slug: 'Stairs!' }))).toMatchObject({
    status: 409,
    problem: {
      code: 'post.slug_taken',
      fields: { slug: 'This slug is taken. "stairs-2" is free.' },
      details: { freeSlug: 'stairs-2' },
    },
  })
})

for (const reserved of ['featured', 'recent', 'category', 'new']) {
  test(`the slug "${reserved}" counts as taken`, async () => {
    expect(await getRefusal(create({ slug: reserved }))).toMatchObject({
      status: 409,
      problem: { details: { freeSlug: `${reserved}-2` } },
    })
    expect((await create({ title: reserved })).slug).toBe(`${reserved}-2`)
  })
}

test('posts made at the same moment all get a slug of their own', async () => {
  const posts = await Promise.all(Array.from({ length: 12 }, () => create()))
  expect(new Set(posts.map((post) => post.slug)).size).toBe(12)
})

test('of two saves that want the same typed slug at once, one is refused with 409', async () => {
  const tries = await Promise.allSettled([create({ slug: 'the-sea' }), create({ slug: 'the-sea' })])
  expect(tries.map((attempt) => attempt.status).sort()).toEqual(['fulfilled', 'rejected'])
  const lost = tries.find((attempt) => attempt.status === 'rejected')
  expect(lost?.reason).toMatchObject({ status: 409, problem: { code: 'post.slug_taken' } })
})

test('a post keeps its slug when saved under a new title without one', async () => {
  const { id, slug } = await create()
  expect(await update(id, { title: 'A better title', slug: '' })).toMatchObject({
    slug,
    title: 'A better title',
  })
})

test('a slug of signs alone is too short', async () => {
  expect(await getRefusal(create({ slug: '!!!???' }))).toMatchObject({
    status: 400,
    problem: { fields: { slug: 'Slug must be at least 3 characters' } },
  })
})
