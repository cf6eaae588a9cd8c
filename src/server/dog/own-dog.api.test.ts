import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import { getCategoryList, updateCategoryList } from '#shared/contract/categories.admin.ts'
import {
  createOwnDog,
  getAdminDog,
  listDogVersions,
  removeDemoTexts,
} from '#shared/contract/dog.admin.ts'
import { getDog } from '#shared/contract/dog.ts'
import { createPost, getAdminPost } from '#shared/contract/posts.admin.ts'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { clientOf } from '#test/api-calls.ts'
import { findRefusal, saveDog } from '#test/diaries/dog-diary.ts'
import { makePost } from '#test/make.ts'
import { resetDiary } from '#test/reset-diary.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { profileErrors } from '#texts/errors/dog.ts'

let diary: TestApp
let call: ApiClient
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  call = clientOf(diary.app)
})
beforeEach(() => resetDiary(diary, 'none'))
afterAll(() => diary.close())

const bruno = { name: 'Bruno', breed: 'Bernese', birthday: '2021-03-04', pronouns: 'he' } as const
const answers = { dog: bruno, ownerName: 'Ada', blogName: "Bruno's Diary" }

test('the first answers leave no sentence about the dog of the demo', async () => {
  await call(createOwnDog, { body: answers })
  const dog = await call(getDog)
  expect(dog).toMatchObject({
    ...bruno,
    isDefault: false,
    heroTitle: { plain: 'Life with', turned: 'Bruno' },
    intro: 'Stories and photos of Bruno, a Bernese.',
    galleryLead: 'Bruno, in pictures.',
    portrait: '',
    heroPhoto: '',
    color: '',
    weight: '',
    sidebarText: '',
    stats: [],
    story: [],
    funFacts: [],
    faq: [],
    training: { intro: '', items: [] },
  })
  const settings = await call(getSettings)
  expect(settings).toMatchObject({
    blogName: "Bruno's Diary",
    blogDescription: 'The diary of Bruno, a Bernese.',
    ownerName: 'Ada',
    ownerBio: '',
  })
  expect(JSON.stringify([dog, settings])).not.toMatch(/pretzel|dachshund|nora|demo/i)
})

describe('the categories of stories', () => {
  const list = async () => (await call(getSettings)).categories.posts?.map(({ name }) => name)
  const specified = [
    ...['Adventures', 'Health', 'Nutrition', 'Playtime', 'Training', 'Celebrations'],
    ...['Daily Life', 'Travel'],
  ]

  test('are one list from the first answers on, with what is in use already', async () => {
    expect(await list(), 'the demo has those of the specification').toBeUndefined()
    const { id } = await call(createPost, { body: makePost({ category: 'adventure' }) })
    await call(createPost, { body: makePost({ category: 'Birthday Letters' }) })
    await call(createOwnDog, { body: answers })
    expect(await list()).toEqual([...specified, 'Birthday Letters'])
    expect((await call(getSettings)).categories.photos).toBeNull()
    // Removing the demo later could not find a sample post with a changed category.
    expect(await call(getAdminPost, { params: { id } })).toMatchObject({ category: 'adventure' })
  })

  test('stay as the owner has them when the steps are gone through again', async () => {
    await call(createOwnDog, { body: answers })
    const params = { kind: 'posts' as const }
    const { categories } = await call(getCategoryList, { params })
    const [first] = categories.map(({ name, tone, hidden }) => ({ name, was: name, tone, hidden }))
    await call(updateCategoryList, { params, body: { categories: [first!] } })
    await call(createOwnDog, { body: answers })
    expect(await list()).toEqual(['Adventures'])
  })

  test('stay two lists in a diary whose owner went through the steps before there was one', async () => {
    await call(updateSettings, { body: { welcome: 'done' } })
    await call(createOwnDog, { body: answers })
    expect(await list()).toBeUndefined()
  })
})

test('without breed and birthday they are complete, too', async () => {
  const dog = { ...bruno, breed: '', birthday: '' }
  await call(createOwnDog, { body: { ...answers, dog } })
  expect(await call(getDog)).toMatchObject({ age: '', intro: 'Stories and photos of Bruno.' })
})

test('what the owner wrote before stays', async () => {
  await saveDog(call, { name: 'Olive', story: ['Born in a shed.'], favorites: olivesFavorites })
  await call(updateSettings, { body: { blogDescription: 'Two dogs and a shed.' } })
  await call(createOwnDog, { body: answers })
  expect(await call(getDog)).toMatchObject({
    name: 'Bruno',
    story: ['Born in a shed.'],
    favorites: { ...olivesFavorites, toy: '' },
    funFacts: [],
  })
  expect((await call(getSettings)).blogDescription).toBe('Two dogs and a shed.')
  expect((await call(listDogVersions)).map(({ name }) => name)).toEqual(['Bruno', 'Olive'])
})

const olivesFavorites = {
  food: 'Cheese',
  toy: 'The left slipper',
  activity: 'Sitting',
  napSpot: 'Stairs',
  trick: 'None',
}

test('whoever goes through the steps again with the same dog loses none of the words it has', async () => {
  await saveDog(call, { name: 'Olive' })
  const before = await call(getDog)
  const dog = { ...bruno, name: 'Olive', birthday: '' }
  await call(createOwnDog, { body: { ...answers, dog } })
  expect(await call(getDog)).toMatchObject({
    story: before.story,
    sidebarText: expect.stringMatching(/^Olive is a miniature dachshund/),
  })
})

test('the words of the demo can be taken out, and stay among the earlier saves', async () => {
  await saveDog(call, { name: 'Olive', funFacts: ['Snores.'] })
  await call(removeDemoTexts)
  expect(await call(getDog)).toMatchObject({ name: 'Olive', story: [], funFacts: ['Snores.'] })
  expect(await call(listDogVersions)).toHaveLength(2)
  await call(removeDemoTexts)
  expect(await call(listDogVersions)).toHaveLength(2)
})

test.for([
  ['dog.name', { ...answers, dog: { ...bruno, name: '' } }, profileErrors.nameMissing],
  [
    'dog.birthday',
    { ...answers, dog: { ...bruno, birthday: '2999-01-01' } },
    profileErrors.birthday,
  ],
  ['ownerName', { ...answers, ownerName: '' }, 'Author name is required.'],
] as const)('%s is refused with its message', async ([field, body, message]) => {
  const refused = await findRefusal(call(createOwnDog, { body }))
  expect(refused?.problem.fields).toEqual({ [field]: message })
  expect((await call(getAdminDog)).version).toBe(0)
})

describe('a document from before a field came', () => {
  test('shows what every diary showed then', async () => {
    await saveDog(call, { name: 'Olive' })
    const {
      platform: { database, changes },
    } = diary.services
    await database.query(
      `update dog_versions set document = document #- '{dogs,0,galleryLead}' #- '{dogs,0,heroLook}'`,
    )
    await changes.announce()
    expect(await call(getDog)).toMatchObject({
      galleryLead: expect.stringContaining('lying on the floor'),
      heroLook: 'dog-and-photo',
    })
  })
})
