import * as z from 'zod/mini'
import { profileErrors } from '#texts/errors/dog.ts'
import { pictureErrors } from '#texts/errors/fields.ts'
import { isBlockedImageUrl, isValidImageUrl } from '../urls/media-url.ts'
import { findUnknownPlaceholders, hasPlaceholder, placeholders } from './placeholders.ts'
import { type DogProfile, DogProfileSchema } from './profile.ts'

interface Problem {
  path: (string | number)[]
  message: string
}

const isBirthday = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  new Date(day).toJSON()?.slice(0, 10) === day &&
  day >= '1980-01-01' &&
  // The owner's time zone can be a day ahead of the server's, so a dog born "tomorrow" is valid.
  Date.parse(day) <= Date.now() + 24 * 60 * 60 * 1000

const ownWords = new Set([
  'birthday',
  'heroPhoto',
  'portrait',
  'pronouns',
  'coat',
  'heroLook',
  'name',
  'weight',
])

function* textsOf(
  value: unknown,
  path: Problem['path'] = [],
): Generator<[Problem['path'], string]> {
  if (typeof value === 'string') yield [path, value]
  else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      if (path.length === 0 && ownWords.has(key)) continue
      yield* textsOf(inner, [...path, Array.isArray(value) ? Number(key) : key])
    }
  }
}

type Who = Pick<DogProfile, 'name' | 'birthday'>

function* whoProblems({ name, birthday }: Who): Generator<Problem> {
  if (!name) yield { path: ['name'], message: profileErrors.nameMissing }
  if (birthday && !isBirthday(birthday)) {
    yield { path: ['birthday'], message: profileErrors.birthday }
  }
}

function* dogProblems(dog: DogProfile): Generator<Problem> {
  yield* whoProblems(dog)
  // Without any headline, one is made from the dog's name; half a headline is an error.
  if (!dog.heroTitle.plain && dog.heroTitle.turned) {
    yield { path: ['heroTitle', 'plain'], message: profileErrors.headlineMissing }
  }
  for (const field of ['heroPhoto', 'portrait'] as const) {
    const url = dog[field]
    if (url && !isValidImageUrl(url)) yield { path: [field], message: pictureErrors.url }
    else if (isBlockedImageUrl(url)) yield { path: [field], message: pictureErrors.blocked }
  }
  for (const [at, { question, answer }] of dog.faq.entries()) {
    const empty = question ? (answer ? null : 'answer') : 'question'
    if (empty) yield { path: ['faq', at, empty], message: profileErrors.questionMissing }
  }
  for (const [path, text] of textsOf(dog)) {
    const unknown = findUnknownPlaceholders(text)
    if (unknown.length > 0)
      yield { path, message: profileErrors.unknownPlaceholder(unknown, placeholders) }
    else if (!dog.birthday && hasPlaceholder(text, 'age')) {
      yield { path, message: profileErrors.ageWithoutBirthday }
    }
  }
}

const refuse =
  <T>(problemsOf: (profile: T) => Iterable<Problem>) =>
  ({ value, issues }: z.core.ParsePayload<T>) => {
    for (const { path, message } of problemsOf(value)) {
      issues.push({ code: 'custom', path, message, input: value })
    }
  }

/** Rules for publishing a profile. In a file of its own, because visitors only download the shape. */
export const PublishedProfile = DogProfileSchema.check(z.check(refuse(dogProblems)))

export const DogIdentity = z
  .pick(DogProfileSchema, { name: true, breed: true, birthday: true, pronouns: true })
  .check(z.check(refuse(whoProblems)))
