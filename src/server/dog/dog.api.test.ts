import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import * as contract from '#shared/contract/dog.ts'
import { createPost, listRecentPosts } from '#shared/contract/posts.ts'
import { updateSettings } from '#shared/contract/settings.ts'
import { defaultDog } from '#shared/dog/default-dog.ts'
import { type DogProfile, dogLimits, dogMessages } from '#shared/dog/dog-profile.ts'
import { dayIn } from '#shared/time-zone.ts'
import { BLOCKED_IMAGE_MESSAGE } from '#shared/urls/media-url.ts'
import { clientOf } from '#test/api-calls.ts'
import { makePost } from '#test/make.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
let call: ApiClient
let now: Date
beforeEach(async () => {
  now = new Date('2026-11-15T12:00:00Z')
  diary = await createTestApp({ visitor: adminVisitor, clock: { now: () => now } })
  call = clientOf(diary.app)
})
afterEach(() => diary.close())

const pretzel = defaultDog.dogs[0]
const documentOf = (change: Partial<DogProfile>): contract.DogDocument => ({
  dogs: [{ ...pretzel, ...change }],
})
const save = (change: Partial<DogProfile>, version = 0) =>
  call(contract.updateDog, { body: { document: documentOf(change), version } })
const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: { status: number; problem: { fields?: Record<string, string>; code: string } }) =>
      error,
  )

test('until the owner writes, the diary tells of the default dog, filled in for today', async () => {
  const dog = await call(contract.getDog)
  expect(dog).toMatchObject({ name: 'Pretzel', age: '2 years old', birthday: '2024-07-25' })
  expect(dog.sidebarText).toMatch(/^Pretzel is a 2-year-old miniature dachshund/)
  expect(JSON.stringify(dog)).not.toMatch(/[{]\w+[}]/)
  expect(await call(contract.getAdminDog)).toMatchObject({ version: 0, savedAt: null, draft: null })
})

test('what every page needs comes without the long texts', async () => {
  const card = await call(contract.getDogCard)
  const { favorites, story, training, funFacts, faq, ...rest } = await call(contract.getDog)
  expect(card).toEqual(rest)
})

test('a save is public at once, with every placeholder filled in', async () => {
  await save({
    name: 'Olive',
    pronouns: 'she',
    weight: '4 kg',
    birthday: '2026-02-14',
    intro: '{He} is {name}, a {age} dog of {weight}. Ask {him} about {his} bone. {braces stay',
  })
  expect(await call(contract.getDog)).toMatchObject({
    age: '9 months old',
    intro: 'She is Olive, a 9-month-old dog of 4 kg. Ask her about her bone. {braces stay',
  })
})

test('empty parts leave nothing behind', async () => {
  await save({
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
  expect(await call(contract.getDog)).toMatchObject({
    stats: [{ value: '1', label: 'bone' }],
    story: ['One paragraph.'],
    funFacts: [],
    training: { items: ['Sit'] },
    age: '',
  })
})

describe('two tabs', () => {
  test('cannot overwrite each other', async () => {
    await save({ name: 'Olive' })
    const late = await refusal(save({ name: 'Anton' }))
    expect(late).toMatchObject({ status: 409, problem: { code: 'dog.changed_elsewhere' } })
    expect((await call(contract.getDog)).name).toBe('Olive')
    await save({ name: 'Anton' }, 1)
    expect((await call(contract.getDog)).name).toBe('Anton')
  })

  test('that save in the same moment make one version', async () => {
    const saves = await Promise.allSettled(['A', 'B', 'C'].map((name) => save({ name })))
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await call(contract.listDogVersions)).toHaveLength(1)
  })
})

test('an earlier save can be read whole and saved again; fifty are kept', async () => {
  for (let version = 0; version < 52; version += 1) await save({ name: `Dog ${version}` }, version)
  const versions = await call(contract.listDogVersions)
  expect(versions).toHaveLength(50)
  expect(versions[0]).toMatchObject({ version: 52, name: 'Dog 51', savedBy: adminVisitor.email })
  const earlier = await call(contract.getDogVersion, { params: { id: versions[1]!.id } })
  expect(earlier.document.dogs[0].name).toBe('Dog 50')
  await save(earlier.document.dogs[0], 52)
  expect((await call(contract.getDog)).name).toBe('Dog 50')
  expect(await refusal(call(contract.getDogVersion, { params: { id: 9999 } }))).toMatchObject({
    status: 404,
  })
})

test('what is unfinished is kept for the owner, shown to nobody, and done with by a save', async () => {
  const document = documentOf({ name: '', intro: 'Half a sen' })
  await call(contract.saveDogDraft, { body: { document, version: 0 } })
  await call(contract.saveDogDraft, { body: { document, version: 0 } })
  expect((await call(contract.getAdminDog)).draft).toMatchObject({ document, version: 0 })
  expect((await call(contract.getDog)).name).toBe('Pretzel')
  await save({ name: 'Olive' })
  expect((await call(contract.getAdminDog)).draft).toBeNull()
  await call(contract.saveDogDraft, { body: { document, version: 1 } })
  await call(contract.dropDogDraft)
  expect((await call(contract.getAdminDog)).draft).toBeNull()
})

const long = (length: number) => 'x'.repeat(length + 1)
test.for<[string, Partial<DogProfile>, string, string]>([
  ['no name', { name: ' ' }, 'document.dogs.0.name', dogMessages.nameMissing],
  [
    'a name that is too long',
    { name: long(dogLimits.name) },
    'document.dogs.0.name',
    'Name must be at most 40 characters',
  ],
  [
    'a day that is none',
    { birthday: '2024-02-30' },
    'document.dogs.0.birthday',
    dogMessages.birthday,
  ],
  [
    'a birthday to come',
    { birthday: '2999-01-01' },
    'document.dogs.0.birthday',
    dogMessages.birthday,
  ],
  ['an odd address', { portrait: 'javascript:x' }, 'document.dogs.0.portrait', dogMessages.image],
  [
    'a blocked picture',
    { heroPhoto: 'http://x.y/z' },
    'document.dogs.0.heroPhoto',
    BLOCKED_IMAGE_MESSAGE,
  ],
  [
    'an unknown placeholder',
    { funFacts: ['fine', 'He is {size} long'] },
    'document.dogs.0.funFacts.1',
    dogMessages.unknownPlaceholder(['size']),
  ],
  [
    'an age without a birthday',
    { birthday: '', sidebarText: 'A {age} dog' },
    'document.dogs.0.sidebarText',
    dogMessages.ageWithoutBirthday,
  ],
  [
    'no headline',
    { heroTitle: { plain: '', turned: 'turned' } },
    'document.dogs.0.heroTitle.plain',
    dogMessages.headlineMissing,
  ],
  [
    'a question without an answer',
    { faq: [{ question: 'Why?', answer: '' }] },
    'document.dogs.0.faq.0.answer',
    dogMessages.questionMissing,
  ],
])('%s is refused with its message', async ([, change, field, message]) => {
  const refused = await refusal(
    call(contract.updateDog, { body: { document: documentOf(change), version: 0 } }),
  )
  expect(refused).toMatchObject({ status: 400 })
  expect(refused?.problem.fields).toEqual({ [field]: message })
  expect((await call(contract.getDog)).name).toBe('Pretzel')
})

test.for([
  [
    'Pacific/Kiritimati',
    '2026-07-24T09:59:00Z',
    '1 year old',
    '2026-07-24T10:00:00Z',
    '2 years old',
  ],
  ['Pacific/Honolulu', '2026-07-25T09:59:00Z', '1 year old', '2026-07-25T10:00:00Z', '2 years old'],
] as const)(
  'in %s the birthday begins at its own midnight',
  async ([timeZone, eve, before, day, after]) => {
    await call(updateSettings, { body: { timeZone } })
    now = new Date(eve)
    await diary.services.changes.announce()
    expect((await call(contract.getDog)).age).toBe(before)
    now = new Date(day)
    await diary.services.changes.announce()
    expect((await call(contract.getDog)).age).toBe(after)
  },
)

test('posts, photos and today carry the day of the diary, which browsers need not work out', async () => {
  now = new Date('2026-11-15T10:30:00Z')
  const post = await call(createPost, { body: makePost({ published: true }) })
  const dates = async (timeZone: string) => {
    const { today } = await call(updateSettings, { body: { timeZone } })
    const [listed] = await call(listRecentPosts, { query: {} })
    return [today, listed!.date]
  }
  expect(new Date(post.createdAt).toISOString()).toBe(post.createdAt)
  const [east, eastPost] = await dates('Pacific/Kiritimati')
  const [west, westPost] = await dates('Pacific/Honolulu')
  expect([east, west]).toEqual(['2026-11-16', '2026-11-15'])
  expect([eastPost, westPost]).toEqual([
    dayIn('Pacific/Kiritimati', new Date(post.publishedAt!)),
    dayIn('Pacific/Honolulu', new Date(post.publishedAt!)),
  ])
})

test('a zone that nobody knows is refused with a sentence', async () => {
  const refused = await refusal(call(updateSettings, { body: { timeZone: 'Mars/Olympus' } }))
  expect(refused).toMatchObject({ status: 400 })
  expect(refused?.problem.fields?.timeZone).toContain('We don’t know this time zone')
})

test('the coat colours the drawn dog and the icon of every page', async () => {
  const theme = () => diary.services.theme.get()
  expect(await theme()).toMatchObject({ icons: { svg: '/favicon.svg', small: '/icon-32.png' } })
  await save({ coat: 'red' })
  expect(await theme()).toMatchObject({ icons: { svg: '/icon-red.svg' } })
  expect((await theme()).css).toContain('--dog-coat:')
  const icon = await diary.app.inject('/icon-red.svg')
  expect(icon.headers['content-type']).toBe('image/svg+xml')
  for (const unknown of ['/icon-plaid.svg', '/icon-plaid-small.png', '/icon-red-huge.png']) {
    expect((await diary.app.inject(unknown)).statusCode, unknown).toBe(404)
  }
})

const pixelsOf = (picture: Buffer | string) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

test('icons in pixels and those of the manifest wear the coat, too', async () => {
  await save({ coat: 'black-and-tan' })
  const { body } = await diary.app.inject('/about')
  const named = [...body.matchAll(/rel="(?:apple-touch-)?icon" href="([^"]+)"/g)].map(
    ([, at]) => at,
  )
  const manifest = (await diary.app.inject('/site.webmanifest')).json<{
    icons: { src: string; sizes: string }[]
  }>()
  expect(named).toEqual([
    '/icon-black-and-tan.svg',
    '/icon-black-and-tan-small.png',
    '/icon-black-and-tan-touch.png',
  ])
  expect(manifest.icons.map(({ src, sizes }) => [src, sizes])).toEqual([
    ['/icon-black-and-tan.svg', 'any'],
    ['/icon-black-and-tan-medium.png', '192x192'],
    ['/icon-black-and-tan-large.png', '512x512'],
  ])
  for (const [name, size, file, isRound] of [
    ['small', 32, 'icon-32.png', true],
    ['touch', 180, 'apple-touch-icon.png', false],
    ['medium', 192, 'icon-192.png', true],
    ['large', 512, 'icon-512.png', true],
  ] as const) {
    const answer = await diary.app.inject(`/icon-black-and-tan-${name}.png`)
    expect(answer.headers['content-type']).toBe('image/png')
    const { data, info } = await pixelsOf(answer.rawPayload)
    expect([info.width, info.height]).toEqual([size, size])
    expect(data[3]).toBe(isRound ? 0 : 255)
    const drawn = await pixelsOf(new URL(`../../../public/${file}`, import.meta.url).pathname)
    // A place on the forehead, which is lit but has no marks: less red than chocolate is.
    const at = (Math.round(size * 0.3) * size + Math.round(size * 0.5)) * 4
    expect(data[at]).toBeLessThan(drawn.data[at]!)
  }
})
