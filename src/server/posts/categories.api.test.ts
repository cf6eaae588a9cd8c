import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import {
  type CategoryInput,
  type CategoryList,
  getCategoryList,
  updateCategoryList,
} from '#shared/contract/categories.admin.ts'
import { createPhoto } from '#shared/contract/photos.admin.ts'
import { getGalleryPage } from '#shared/contract/photos.ts'
import { createPost, getAdminPost } from '#shared/contract/posts.admin.ts'
import { getBlogPage } from '#shared/contract/posts.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { MAX_CATEGORIES } from '#shared/limits.ts'
import { clientOf } from '#test/api-calls.ts'
import { makePhoto, makePost } from '#test/make.ts'
import { resetDiary } from '#test/reset-diary.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { categoryErrors } from '#texts/errors/posts.ts'

let diary: TestApp
let call: ApiClient
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  call = clientOf(diary.app)
})
beforeEach(() => resetDiary(diary, 'none'))
afterAll(() => diary.close())

type Kind = 'posts' | 'photos'
const read = (kind: Kind = 'posts') => call(getCategoryList, { params: { kind } })
const save = (categories: CategoryInput[], kind: Kind = 'posts') =>
  call(updateCategoryList, { params: { kind }, body: { categories } })
const inputOf = ({ categories }: CategoryList): CategoryInput[] =>
  categories.map(({ name, tone, hidden }) => ({ name, was: name, tone, hidden }))
const renameIn = (list: CategoryList, names: Record<string, string>) =>
  inputOf(list).map((entry) => ({ ...entry, name: names[entry.name] ?? entry.name }))
const added = (name: string): CategoryInput => ({ name, was: null, tone: 'cyan', hidden: false })
const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: { status: number; problem: { fields?: Record<string, string>; message: string } }) => ({
      status: error.status,
      ...error.problem,
    }),
  )
const write = async (category: string) =>
  (await call(createPost, { body: makePost({ category, published: true }) })).id
const categoryOfPost = async (id: number) => (await call(getAdminPost, { params: { id } })).category

test('until the owner makes a list, the specified ones serve', async () => {
  expect((await call(getSettings)).categories).toEqual({ posts: null, photos: null })
  expect((await read()).isOwn).toBe(false)
})

test('one list begins with every chip, everything the editor offers, and what is in use', async () => {
  await write('adventure')
  await write('Birthday Letters')
  const { categories } = await read()
  expect(categories.map(({ name }) => name)).toEqual([
    'Adventures',
    'Health',
    'Nutrition',
    'Playtime',
    'Training',
    'Celebrations',
    'Daily Life',
    'Travel',
    'Birthday Letters',
  ])
  expect(categories.find(({ name }) => name === 'Adventures')).toMatchObject({ used: 1 })
})

describe('a list of the owner', () => {
  test('renames a category, and its posts follow in every spelling', async () => {
    const [one, two] = [await write('adventure'), await write('Adventures')]
    const draft = (
      await call(createPost, { body: makePost({ category: 'adventure', published: false }) })
    ).id
    const saved = await save(renameIn(await read(), { Adventures: 'Trips' }))
    expect(saved.isOwn).toBe(true)
    expect(saved.categories[0]).toMatchObject({
      name: 'Trips',
      tone: 'indigo',
      formerly: ['Adventures'],
      used: 3,
    })
    for (const id of [one, two, draft]) expect(await categoryOfPost(id)).toBe('Trips')
    const page = await call(getBlogPage, { query: { category: 'Adventures' } })
    expect(page.total).toBe(2)
  })

  test('lets two categories change names', async () => {
    const walk = await write('Training')
    const trip = await write('Travel')
    await save(renameIn(await read(), { Training: 'Travel', Travel: 'Training' }))
    expect(await categoryOfPost(walk)).toBe('Travel')
    expect(await categoryOfPost(trip)).toBe('Training')
  })

  test('keeps the names from before through several renames, until another category takes one', async () => {
    await save(renameIn(await read(), { Travel: 'Trips' }))
    await save(renameIn(await read(), { Trips: 'Journeys' }))
    const renamed = (await read()).categories.find(({ name }) => name === 'Journeys')
    expect(renamed?.formerly).toEqual(['Travel', 'Trips'])
    await save([...inputOf(await read()), added('Trips')])
    const after = (await read()).categories.find(({ name }) => name === 'Journeys')
    expect(after?.formerly).toEqual(['Travel'])
  })

  test('adds, reorders, hides and colors', async () => {
    const [first, ...rest] = inputOf(await read())
    const list = [added('Letters'), ...rest, { ...first!, hidden: true, tone: 'rose' as const }]
    const { categories } = await save(list)
    expect(categories.at(0)).toMatchObject({ name: 'Letters', tone: 'cyan', used: 0 })
    expect(categories.at(-1)).toMatchObject({ name: 'Adventures', tone: 'rose', hidden: true })
  })

  test('leaves an unused category out, but none that holds something', async () => {
    await write('travel')
    const without = (list: CategoryList, gone: string) =>
      inputOf(list).filter(({ name }) => name !== gone)
    expect(await refusal(save(without(await read(), 'Travel')))).toMatchObject({
      status: 409,
      message: categoryErrors.inUse('Travel', 1),
    })
    await save(without(await read(), 'Nutrition'))
    expect((await read()).categories.map(({ name }) => name)).not.toContain('Nutrition')
  })

  test('of photos is apart from that of posts', async () => {
    await call(createPhoto, { body: makePhoto({ category: 'Sleepy' }) })
    await save(renameIn(await read('photos'), { Sleepy: 'Naps' }), 'photos')
    const gallery = await call(getGalleryPage, { query: {} })
    expect(gallery.categories).toEqual(['Naps'])
    expect(gallery.photos[0]?.category).toBe('Naps')
    expect((await call(getGalleryPage, { query: { category: 'sleepy' } })).total).toBe(1)
    expect((await read('posts')).isOwn).toBe(false)
  })

  test('is not overwritten by a window that saw an older one', async () => {
    const old = await read()
    await save(renameIn(old, { Travel: 'Trips' }))
    expect(await refusal(save(inputOf(old)))).toMatchObject({
      status: 409,
      message: categoryErrors.changedElsewhere,
    })
  })
})

test.each([
  ['an empty name', [added('  ')], categoryErrors.name],
  ['a name without letters', [added('!!!')], categoryErrors.letters],
  ['a name twice', [added('Naps'), added('Naps')], categoryErrors.same('Naps', 'Naps')],
  ['two spellings', [added('Toys'), added('toy')], categoryErrors.same('toy', 'Toys')],
  ['nothing to show', [{ ...added('Naps'), hidden: true }], categoryErrors.noneShown],
  ['no categories', [], categoryErrors.noneShown],
  [
    'too many',
    Array.from({ length: MAX_CATEGORIES + 1 }, (_, n) => added(`Number ${n}`)),
    categoryErrors.tooMany,
  ],
  ['a name that is too long', [added('x'.repeat(61))], 'Category must be at most 60 characters'],
])('%s is refused with a sentence', async (_, list, message) => {
  expect(await refusal(save(list))).toMatchObject({ status: 400, message })
  expect((await call(getSettings)).categories.posts).toBeNull()
})
