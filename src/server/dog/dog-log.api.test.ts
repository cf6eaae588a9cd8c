import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import * as contract from '#shared/contract/dog.admin.ts'
import { getDog, getWeightCurve } from '#shared/contract/dog.ts'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { logLimits } from '#shared/dog/log.ts'
import { gramsOfPounds } from '#shared/dog/weight.ts'
import { DELETED_ITEM_RETENTION_DAYS } from '#shared/limits.ts'
import { clientOf } from '#test/api-calls.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { resetDiary } from '#test/reset-diary.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { logErrors } from '#texts/errors/dog.ts'

const NOON = '2026-11-19T12:00:00Z'
const clock = createFakeClock(NOON)
let diary: TestApp
let call: ApiClient
beforeAll(async () => {
  diary = await createTestApp({ visitor: adminVisitor, clock })
  call = clientOf(diary.app)
})
beforeEach(() => {
  clock.set(NOON)
  return resetDiary(diary, 'none')
})
afterAll(() => diary.close())

const add = (body: object) =>
  call(contract.createLogEntry, { body: { kind: 'note', day: '2026-11-17', ...body } as never })
const weigh = (day: string, grams: number, more: object = {}) =>
  add({ kind: 'weight', day, grams, ...more })
const entries = async () => (await call(contract.getDogLog)).entries
const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    ({ status, problem }: { status: number; problem: { fields?: object; code: string } }) => ({
      status,
      code: problem.code,
      fields: problem.fields,
    }),
  )
const choices: contract.LogSettings = {
  unit: 'lb',
  wantedFrom: null,
  wantedTo: null,
  weighsMonthly: false,
  isCurvePublic: false,
}
const choose = (change: Partial<contract.LogSettings>) =>
  call(contract.updateLogSettings, { body: { ...choices, ...change } })

test('an entry is private unless it says otherwise, and the newest stands first', async () => {
  await add({ words: 'Left ear smells like the pond.' })
  const entry = await add({ kind: 'milestone', day: '2026-11-18', title: 'The ramp, alone' })
  expect(entry).toMatchObject({ isPublic: false, title: 'The ramp, alone', grams: null })
  expect((await entries()).map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-17'])
})

test('what a kind has no field for is not kept', async () => {
  const entry = await add({
    words: 'Fine.',
    title: 'x',
    privateWords: 'x',
    grams: 5,
    nextDue: '2027-01-01',
  })
  expect(entry).toMatchObject({ title: '', privateWords: '', grams: null, nextDue: null })
})

test('bad input is refused with its message', async () => {
  const cases: [string, object, Record<string, string>][] = [
    ['a weight without one', { kind: 'weight' }, { grams: logErrors.grams }],
    ['no weight at all', { kind: 'weight', grams: 0 }, { grams: logErrors.grams }],
    ['half a gram', { kind: 'weight', grams: 1.5 }, { grams: logErrors.grams }],
    ['an elephant', { kind: 'weight', grams: 4e6 }, { grams: logErrors.heaviest }],
    ['a visit for nothing', { kind: 'vet' }, { title: logErrors.title.vet }],
    ['a milestone unsaid', { kind: 'milestone' }, { title: logErrors.title.milestone }],
    ['an empty note', { words: '  ' }, { words: logErrors.words }],
    ['tomorrow', { words: 'x', day: '2026-11-20' }, { day: logErrors.day }],
    ['before dogs', { words: 'x', day: '1066-10-14' }, { day: logErrors.day }],
    [
      'a next time that is past',
      { kind: 'vaccination', title: 'Rabies', nextDue: '2026-11-17' },
      { nextDue: logErrors.nextDue },
    ],
    ['a photo of nowhere', { words: 'x', photoUrl: 'nowhere' }, { photoUrl: logErrors.photo }],
    [
      'a novel',
      { words: 'x'.repeat(logLimits.words + 1) },
      { words: `The words must be at most ${logLimits.words} characters` },
    ],
  ]
  for (const [what, body, fields] of cases) {
    const refused = { status: 400, code: 'request.invalid', fields }
    expect(await refusal(add(body)), what).toEqual(refused)
  }
  expect(await refusal(add({ words: 'x', day: '2026-02-30' }))).toMatchObject({ status: 400 })
  expect(await refusal(add({ words: 'x', kind: 'walk' }))).toMatchObject({ status: 400 })
  expect(await entries()).toEqual([])
})

test('today is today in the diary’s time zone', async () => {
  clock.set('2026-11-19T23:30:00Z')
  await diary.services.settings.update({ timeZone: 'Asia/Tokyo' })
  expect((await add({ words: 'Early bird.', day: '2026-11-20' })).day).toBe('2026-11-20')
})

test('an entry changes as a whole', async () => {
  const { id } = await add({ words: 'Typo.' })
  const params = { id }
  const body = { kind: 'weight' as const, day: '2026-11-01', grams: 3204, isPublic: true }
  expect(await call(contract.updateLogEntry, { params, body })).toMatchObject(body)
  expect(await entries()).toMatchObject([{ ...body, words: '' }])
})

test('an entry that is there cannot be moved to a day to come either', async () => {
  const { id, day } = await add({ words: 'A walk.' })
  const body = { kind: 'note' as const, day: '2026-11-20', words: 'A walk.' }
  const moved = call(contract.updateLogEntry, { params: { id }, body })
  expect(await refusal(moved)).toMatchObject({ status: 400, fields: { day: logErrors.day } })
  expect(await entries()).toMatchObject([{ id, day }])
})

test('nothing happened before the birth, and an entry that stands earlier can still be hidden', async () => {
  const { document, version } = await call(contract.getAdminDog)
  const bornOn = (birthday: string, from = version) => {
    const dogs: [contract.DogDocument['dogs'][0]] = [{ ...document.dogs[0], birthday }]
    return call(contract.updateDog, { body: { document: { dogs }, version: from } })
  }
  const { version: first } = await bornOn('2026-09-01')
  for (const body of [
    { words: 'Not born.', day: '2026-08-31' },
    { kind: 'weight', grams: 400, day: '2026-08-31' },
  ]) {
    expect(await refusal(add(body))).toMatchObject({
      status: 400,
      fields: { day: 'That’s before the birthday, September 1, 2026. Please enter a later day' },
    })
  }
  const { id } = await add({ words: 'Born.', day: '2026-09-01', isPublic: true })

  await bornOn('2026-10-01', first)
  const change = (day: string) =>
    call(contract.updateLogEntry, {
      params: { id },
      body: { kind: 'note', words: 'Born.', day, isPublic: false } as never,
    })
  expect(await change('2026-09-01')).toMatchObject({ isPublic: false })
  expect(await refusal(change('2026-09-02'))).toMatchObject({ status: 400 })
})

const unit = async () => (await call(contract.getDogLog)).choices.unit
const weighs = async (weight: string) => {
  const { document, version } = await call(contract.getAdminDog)
  const dogs: [contract.DogDocument['dogs'][0]] = [{ ...document.dogs[0], weight }]
  await call(contract.updateDog, { body: { document: { dogs }, version } })
}

test('until the owner chooses, the unit is that of the profile, and without one that of the land', async () => {
  await call(updateSettings, { body: { timeZone: 'Europe/Berlin' } })
  expect(await unit(), 'the pounds of the demo are nobody’s choice').toBe('kg')
  await weighs('9 pounds')
  expect(await unit()).toBe('lb')
  await weighs('3,2 kg')
  expect(await unit()).toBe('kg')
  await weighs('')
  expect(await unit()).toBe('kg')
  await call(updateSettings, { body: { timeZone: 'America/New_York' } })
  expect(await unit()).toBe('lb')
  await choose({ unit: 'kg' })
  expect(await unit()).toBe('kg')
})

describe('a diary in a language of kilograms', () => {
  afterEach(() => call(updateSettings, { body: { language: 'en' } }))

  test.for(['de', 'fr', 'es'] as const)('weighs in them, wherever it is: %s', async (language) => {
    await call(updateSettings, { body: { language } })
    expect(await unit(), 'before its zone is known').toBe('kg')
    await call(updateSettings, { body: { timeZone: 'America/New_York' } })
    expect(await unit()).toBe('kg')
    await weigh('2026-11-01', 3200, { isPublic: true })
    expect((await call(getDog)).weight).toMatch(/^3[.,]2\skg$/)
  })

  test('weighs in pounds once its owner chose or wrote them, also in English before', async () => {
    await weighs('9 pounds')
    await call(updateSettings, { body: { language: 'de' } })
    expect(await unit()).toBe('lb')
    await weighs('')
    expect(await unit()).toBe('kg')
    await choose({ unit: 'lb' })
    expect(await unit()).toBe('lb')
  })

  test('in English weighs as its land does again', async () => {
    await call(updateSettings, { body: { language: 'de', timeZone: 'America/Chicago' } })
    expect(await unit()).toBe('kg')
    await call(updateSettings, { body: { language: 'en' } })
    expect(await unit()).toBe('lb')
  })
})

test('what is trash comes back whole, for a month', async () => {
  const { id } = await add({ words: 'Keep me.' })
  const params = { id }
  await call(contract.removeLogEntry, { params })
  expect(await entries()).toEqual([])
  expect(await refusal(call(contract.removeLogEntry, { params }))).toMatchObject({ status: 404 })
  expect(await call(contract.restoreLogEntry, { params })).toMatchObject({ words: 'Keep me.' })
  expect(await entries()).toHaveLength(1)

  await call(contract.removeLogEntry, { params })
  clock.pass((DELETED_ITEM_RETENTION_DAYS - 1) * 24 * 60 * 60_000)
  await diary.services.dog.log.purgeOld()
  expect(await diary.services.dog.log.restore(id)).toMatchObject({ id })
  await call(contract.removeLogEntry, { params })
  clock.pass((DELETED_ITEM_RETENTION_DAYS + 1) * 24 * 60 * 60_000)
  await diary.services.dog.log.purgeOld()
  expect(await refusal(call(contract.restoreLogEntry, { params }))).toMatchObject({
    status: 404,
    code: 'dog_log.not_found',
  })
})

test('entries that are not there are not found', async () => {
  const params = { id: 404 }
  const body = { kind: 'note' as const, day: '2026-11-01', words: 'x' }
  expect(await refusal(call(contract.updateLogEntry, { params, body }))).toMatchObject({
    status: 404,
    code: 'dog_log.not_found',
  })
})

test('{weight} is the latest weight on the timeline, else what the profile says', async () => {
  const weight = async () => (await call(getDog)).weight
  const written = await weight()
  const { id } = await weigh('2026-11-01', gramsOfPounds(7, 1), { isPublic: true })
  await weigh('2026-11-12', gramsOfPounds(7, 3))
  await weigh('2026-10-01', gramsOfPounds(7, 4), { isPublic: true })
  expect(await weight()).toBe('7 lb 1 oz')
  await choose({ unit: 'kg' })
  expect(await weight()).toBe('3.2 kg')
  await call(contract.removeLogEntry, { params: { id } })
  expect(await weight()).toBe('3.29 kg')
  expect(written).not.toBe('')
})

test('the curve on About is empty until the owner shows it, and then holds public weights', async () => {
  await weigh('2026-11-01', 3204, { isPublic: true })
  await weigh('2026-10-01', 3289, { isPublic: true })
  await weigh('2026-11-12', 9999)
  expect(await call(getWeightCurve)).toEqual({ drawing: '', weights: [] })
  await choose({ isCurvePublic: true })
  const { drawing, weights } = await call(getWeightCurve)
  expect(weights).toEqual([
    { day: '2026-10-01', weight: '7 lb 4 oz' },
    { day: '2026-11-01', weight: '7 lb 1 oz' },
  ])
  expect(drawing).toContain(
    'aria-label="Weight from 7 pounds 4 ounces in October 2026 to 7 pounds 1 ounce in November 2026"',
  )
})

test('where the vet wants the dog is both weights or neither, in order', async () => {
  expect(await refusal(choose({ wantedFrom: 3000 }))).toMatchObject({ status: 400 })
  expect(await refusal(choose({ wantedFrom: 3400, wantedTo: 3000 }))).toMatchObject({ status: 400 })
  const range = { wantedFrom: 3000, wantedTo: 3400 }
  await choose(range)
  expect((await call(contract.getDogLog)).choices).toEqual({ ...choices, ...range })
})

test('the dashboard is reminded within a week, and until it is done', async () => {
  await add({ kind: 'vaccination', title: 'Booster', nextDue: '2026-11-26' })
  await add({ kind: 'vaccination', title: 'Rabies', nextDue: '2026-11-27' })
  const titles = async () => (await call(contract.listComingUp)).map(({ title }) => title)
  expect(await titles()).toEqual(['Booster'])
  clock.set('2026-12-24T12:00:00Z')
  expect(await titles()).toEqual(['Booster', 'Rabies'])
  await add({ kind: 'vaccination', title: 'booster', day: '2026-12-20' })
  expect(await titles()).toEqual(['Rabies'])
})

test('everything is in the file, and no cell of it is a formula', async () => {
  await weigh('2026-11-01', 3204, { words: '=HYPERLINK("x")', isPublic: true })
  await add({
    kind: 'vet',
    title: 'Yearly check',
    privateWords: 'Dr. Okafor, $80',
    nextDue: '2026-12-02',
  })
  const { body, headers } = await diary.app.inject({ url: contract.LOG_CSV_PATH })
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  expect(body.split('\r\n')).toEqual([
    expect.stringMatching(/^\uFEFF"Day","Kind",/),
    '"2026-11-17","vet","Yearly check","","Dr. Okafor, $80","","","","2026-12-02","","no"',
    `"2026-11-01","weight","","'=HYPERLINK(""x"")","","3204","3.204","7 lb 1 oz","","","yes"`,
    '',
  ])
})
