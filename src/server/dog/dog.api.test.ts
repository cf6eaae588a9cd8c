import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import {
  discardDogDraft,
  getAdminDog,
  getDogVersion,
  listDogVersions,
  saveDogDraft,
} from '#shared/contract/dog.admin.ts'
import { getDog, getDogCard } from '#shared/contract/dog.ts'
import { clientOf } from '#test/api-calls.ts'
import { findRefusal, makeDogDocument, saveDog } from '#test/diaries/dog-diary.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { resetDiary } from '#test/reset-diary.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
let call: ApiClient
beforeAll(async () => {
  const clock = createFakeClock('2026-11-15T12:00:00Z')
  diary = await createTestApp({ visitor: adminVisitor, clock })
  call = clientOf(diary.app)
})
beforeEach(() => resetDiary(diary, 'none'))
afterAll(() => diary.close())

test('until the owner writes, the diary tells of the default dog, filled in for today', async () => {
  const dog = await call(getDog)
  expect(dog).toMatchObject({ name: 'Pretzel', age: '2 years old', birthday: '2024-07-25' })
  expect(dog.sidebarText).toMatch(/^Pretzel is a 2-year-old miniature dachshund/)
  expect(JSON.stringify(dog)).not.toMatch(/[{]\w+[}]/)
  expect(await call(getAdminDog)).toMatchObject({ version: 0, savedAt: null, draft: null })
})

test('what every page needs comes without the long texts', async () => {
  const card = await call(getDogCard)
  const { favorites, story, training, funFacts, faq, ...rest } = await call(getDog)
  expect(card).toEqual(rest)
})

test('a save is public at once, with every placeholder filled in', async () => {
  await saveDog(call, {
    name: 'Olive',
    pronouns: 'she',
    weight: '4 kg',
    birthday: '2026-02-14',
    intro: '{He} is {name}, a {age} dog of {weight}. Ask {him} about {his} bone. {braces stay',
  })
  expect(await call(getDog)).toMatchObject({
    age: '9 months old',
    intro: 'She is Olive, a 9-month-old dog of 4 kg. Ask her about her bone. {braces stay',
  })
})

test('empty parts leave nothing behind', async () => {
  await saveDog(call, {
    stats: [
      { value: '', label: 'nothing' },
      { value: '1', label: 'bone' },
    ],
    story: ['', 'One paragraph.'],
    funFacts: [''],
    training: { intro: '', items: ['', 'Sit'] },
    birthday: '',
    sidebarText: '',
  })
  expect(await call(getDog)).toMatchObject({
    stats: [{ value: '1', label: 'bone' }],
    story: ['One paragraph.'],
    funFacts: [],
    training: { items: ['Sit'] },
    age: '',
  })
})

describe('two tabs', () => {
  test('cannot overwrite each other', async () => {
    await saveDog(call, { name: 'Olive' })
    const late = await findRefusal(saveDog(call, { name: 'Anton' }))
    expect(late).toMatchObject({ status: 409, problem: { code: 'dog.changed_elsewhere' } })
    expect((await call(getDog)).name).toBe('Olive')
    await saveDog(call, { name: 'Anton' }, 1)
    expect((await call(getDog)).name).toBe('Anton')
  })

  test('that save in the same moment make one version', async () => {
    const saves = await Promise.allSettled(['A', 'B', 'C'].map((name) => saveDog(call, { name })))
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await call(listDogVersions)).toHaveLength(1)
  })
})

test('an earlier save can be read whole and saved again; fifty are kept', async () => {
  for (let version = 0; version < 52; version += 1)
    await saveDog(call, { name: `Dog ${version}` }, version)
  const versions = await call(listDogVersions)
  expect(versions).toHaveLength(50)
  expect(versions[0]).toMatchObject({ version: 52, name: 'Dog 51', savedBy: adminVisitor.email })
  const earlier = await call(getDogVersion, { params: { id: versions[1]!.id } })
  expect(earlier.document.dogs[0].name).toBe('Dog 50')
  await saveDog(call, earlier.document.dogs[0], 52)
  expect((await call(getDog)).name).toBe('Dog 50')
  expect(await findRefusal(call(getDogVersion, { params: { id: 9999 } }))).toMatchObject({
    status: 404,
  })
})

test('what is unfinished is kept for the owner, shown to nobody, and done with by a save', async () => {
  const document = makeDogDocument({ name: '', intro: 'Half a sen' })
  await call(saveDogDraft, { body: { document, version: 0 } })
  await call(saveDogDraft, { body: { document, version: 0 } })
  expect((await call(getAdminDog)).draft).toMatchObject({ document, version: 0 })
  expect((await call(getDog)).name).toBe('Pretzel')
  await saveDog(call, { name: 'Olive' })
  expect((await call(getAdminDog)).draft).toBeNull()
  await call(saveDogDraft, { body: { document, version: 1 } })
  await call(discardDogDraft)
  expect((await call(getAdminDog)).draft).toBeNull()
})
