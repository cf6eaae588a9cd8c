import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyOwnCategories } from '#shared/categories.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import { type GalleryQuery, getGalleryPage, type Photo } from '#shared/contract/photos.ts'
import { PHOTOS_PER_BATCH } from '#shared/limits.ts'
import { galleryPageOf } from '#shared/lists/search.ts'
import { makePhoto } from '#test/make.ts'
import { resetDatabase } from '#test/stores/test-database.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { pictureErrors } from '#texts/errors/fields.ts'

let diary: TestApp
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
})
beforeEach(async () => {
  await resetDatabase(diary.services.platform.database.db)
  await diary.services.platform.changes.announce()
})
afterAll(() => diary.close())

const list = async (query = '') => (await diary.app.inject(`/api/photos${query}`)).json<Photo[]>()
const add = (photo: object) =>
  diary.app.inject({ method: 'POST', url: '/api/admin/photos', payload: photo })
const change = (id: number, payload: object) =>
  diary.app.inject({ method: 'PATCH', url: `/api/admin/photos/${id}`, payload })

test('a new photo is answered, and stands first in the list at once', async () => {
  await add(makePhoto({ title: 'The older one' }))
  expect(await list()).toHaveLength(1)
  const answer = await add(makePhoto({ imageUrl: 'https://example.com/nap.jpg' }))
  expect(answer.json()).toMatchObject({
    title: 'Nap in the sun',
    imageUrl: 'https://example.com/nap.jpg',
    category: 'Sleepy',
    width: null,
    placeholder: null,
  })
  expect((await list()).map((photo) => photo.title)).toEqual(['Nap in the sun', 'The older one'])
  expect(await list('?limit=1')).toHaveLength(1)
})

test.for([
  [{ title: 'ab' }, 'title', 'Title must be at least 3 characters'],
  [{ description: 'short' }, 'description', 'Description must be at least 10 characters'],
  [{ imageUrl: 'nap.jpg' }, 'imageUrl', 'Please enter a valid image URL'],
  [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Please enter a valid image URL'],
  [{ imageUrl: 'http://example.com/nap.jpg' }, 'imageUrl', pictureErrors.blocked],
  [{ category: '' }, 'category', 'Category is required'],
] as const)('a photo with %j is refused with its message', async ([wrong, field, message]) => {
  const answer = await add(makePhoto(wrong))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message, fields: { [field]: message } })
  expect(await list()).toEqual([])
})

test('its words and category can change, its picture cannot', async () => {
  const { id, imageUrl } = (await add(makePhoto())).json<Photo>()
  const words = { title: 'New name', description: 'New words for it.', category: 'Funny' }
  const answer = await change(id, { ...words, imageUrl: 'https://example.com/other.jpg' })
  expect(answer.json()).toMatchObject({ ...words, imageUrl })
  expect(await list()).toMatchObject([words])
  expect((await change(id, { ...words, title: 'ab' })).statusCode).toBe(400)
  expect((await change(id + 1, words)).statusCode).toBe(404)
})

test('a deleted photo is gone, and deleting it again says so', async () => {
  const { id } = (await add(makePhoto())).json<Photo>()
  const remove = () => diary.app.inject({ method: 'DELETE', url: `/api/admin/photos/${id}` })
  expect((await remove()).statusCode).toBe(200)
  expect(await list()).toEqual([])
  expect((await remove()).statusCode).toBe(404)
})

test('several photos change their category or are deleted in one call', async () => {
  const ids: number[] = []
  for (const title of ['One', 'Two', 'Three']) {
    ids.push((await add(makePhoto({ title }))).json<Photo>().id)
  }
  const [one, two, three] = ids
  const patch = (payload: object) =>
    diary.app.inject({ method: 'PATCH', url: '/api/admin/photos', payload })
  const removeAll = (payload: object) =>
    diary.app.inject({ method: 'POST', url: '/api/admin/photos/remove', payload })

  expect((await patch({ ids: [one, two], category: 'Funny' })).json()).toEqual({ count: 2 })
  expect((await list()).map(({ category }) => category)).toEqual(['Sleepy', 'Funny', 'Funny'])
  expect((await removeAll({ ids: [one, three, 4711] })).json()).toEqual({ count: 2 })
  expect((await list()).map(({ id }) => id)).toEqual([two])
  for (const wrong of [{ ids: [] }, { ids: ['x'] }, {}, { ids: Array(501).fill(two) }]) {
    expect((await removeAll(wrong)).statusCode).toBe(400)
    expect((await patch({ ...wrong, category: 'Funny' })).statusCode).toBe(400)
  }
  expect((await patch({ ids: [two], category: '' })).json()).toMatchObject({
    fields: { category: 'Category is required' },
  })
  expect(await list()).toHaveLength(1)
})

test('a portion of the album is what the browser would cut out of all photos', async () => {
  const categories = ['Sleepy', 'beach day', 'sleepy', 'Beach Day', 'Funny']
  for (let n = 0; n < PHOTOS_PER_BATCH * 2 + 3; n += 1) {
    await add(makePhoto({ title: `Photo ${n}`, category: categories[n % categories.length] }))
  }
  const all = await list()
  const queries: GalleryQuery[] = [
    {},
    { page: '2' },
    { page: '99' },
    { category: 'SLEEPY' },
    { category: 'Beach days', page: '2' },
    { category: 'nowhere' },
  ]
  for (const query of queries) {
    const url = endpointUrl(getGalleryPage.path, {}, query)
    expect((await diary.app.inject(url)).json()).toEqual(
      galleryPageOf(all, query, emptyOwnCategories),
    )
  }
})
