import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ApiClient } from '#shared/calls/api-client.ts'
import { getDog } from '#shared/contract/dog.ts'
import { placeholders } from '#shared/dog/placeholders.ts'
import type { DogProfile } from '#shared/dog/profile.ts'
import { dogFieldLimits } from '#shared/dog/profile-parts.ts'
import { clientOf } from '#test/api-calls.ts'
import { findRefusal, saveDog } from '#test/diaries/dog-diary.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { profileErrors } from '#texts/errors/dog.ts'
import { pictureErrors } from '#texts/errors/fields.ts'

let diary: TestApp
let call: ApiClient
beforeEach(async () => {
  const clock = createFakeClock('2026-11-15T12:00:00Z')
  diary = await createTestApp({ visitor: adminVisitor, clock })
  call = clientOf(diary.app)
})
afterEach(() => diary.close())

const long = (length: number) => 'x'.repeat(length + 1)

test.for<[string, Partial<DogProfile>, string, string]>([
  ['no name', { name: ' ' }, 'document.dogs.0.name', profileErrors.nameMissing],
  [
    'a name that is too long',
    { name: long(dogFieldLimits.name) },
    'document.dogs.0.name',
    'Name must be at most 40 characters',
  ],
  [
    'a day that is none',
    { birthday: '2024-02-30' },
    'document.dogs.0.birthday',
    profileErrors.birthday,
  ],
  [
    'a birthday to come',
    { birthday: '2999-01-01' },
    'document.dogs.0.birthday',
    profileErrors.birthday,
  ],
  ['an odd address', { portrait: 'javascript:x' }, 'document.dogs.0.portrait', pictureErrors.url],
  [
    'a blocked picture',
    { heroPhoto: 'http://x.y/z' },
    'document.dogs.0.heroPhoto',
    pictureErrors.blocked,
  ],
  [
    'an unknown placeholder',
    { funFacts: ['fine', 'He is {size} long'] },
    'document.dogs.0.funFacts.1',
    profileErrors.unknownPlaceholder(['size'], placeholders),
  ],
  [
    'an age without a birthday',
    { birthday: '', sidebarText: 'A {age} dog' },
    'document.dogs.0.sidebarText',
    profileErrors.ageWithoutBirthday,
  ],
  [
    'no headline',
    { heroTitle: { plain: '', turned: 'turned' } },
    'document.dogs.0.heroTitle.plain',
    profileErrors.headlineMissing,
  ],
  [
    'a question without an answer',
    { faq: [{ question: 'Why?', answer: '' }] },
    'document.dogs.0.faq.0.answer',
    profileErrors.questionMissing,
  ],
])('%s is refused with its message', async ([, change, field, message]) => {
  const refused = await findRefusal(saveDog(call, change))
  expect(refused).toMatchObject({ status: 400 })
  expect(refused?.problem.fields).toEqual({ [field]: message })
  expect((await call(getDog)).name).toBe('Pretzel')
})
