import * as z from 'zod/mini'
import { coats } from '../look/coats.ts'
import { BLOCKED_IMAGE_MESSAGE, isBlockedImageUrl, isValidImageUrl } from '../urls/media-url.ts'
import { hasPlaceholder, placeholders, unknownPlaceholders } from './placeholders.ts'

/** How much each field of the dog's document holds. */
export const dogLimits = {
  name: 40,
  breed: 60,
  color: 60,
  weight: 30,
  tagline: 120,
  titlePart: 60,
  intro: 400,
  aboutTeaser: 600,
  sidebarText: 400,
  statValue: 12,
  statLabel: 40,
  stats: 4,
  favorite: 120,
  paragraph: 2000,
  paragraphs: 30,
  trainingIntro: 1000,
  item: 300,
  items: 30,
  question: 200,
  answer: 1000,
  questions: 20,
} as const

export const dogMessages = {
  nameMissing: 'Please enter a name',
  headlineMissing: 'Please enter the first part of the headline',
  birthday: 'Please enter a day between 1980 and today, such as 2024-07-25',
  image: 'Please enter a valid image URL',
  ageWithoutBirthday: 'Enter a birthday, or take out {age}',
  questionMissing: 'Please enter a question and its answer',
  unknownPlaceholder: (words: string[]) =>
    `${words.map((word) => `{${word}}`).join(', ')} can’t be filled in. These can: ${placeholders.map((word) => `{${word}}`).join(', ')}`,
} as const

export const pronounsChoices = ['he', 'she', 'they'] as const

const words = (label: string, maximum: number) =>
  z
    .string({ error: `${label} must be text` })
    .check(
      z.trim(),
      z.maxLength(maximum, { error: `${label} must be at most ${maximum} characters` }),
    )
const list = <T extends z.core.$ZodType>(label: string, one: T, maximum: number) =>
  z.array(one).check(z.maxLength(maximum, { error: `${label}: at most ${maximum}` }))
const turnedTitle = (label: string) =>
  z.object({
    plain: words(label, dogLimits.titlePart),
    turned: words(label, dogLimits.titlePart),
  })

/** One dog as the owner describes it; an empty part is left out of the pages. */
export const DogShape = z.object({
  name: words('Name', dogLimits.name),
  breed: words('Breed', dogLimits.breed),
  /** Calendar date, year-month-day, or empty; the age is worked out from it. */
  birthday: words('Birthday', 10),
  color: words('Color', dogLimits.color),
  weight: words('Weight', dogLimits.weight),
  pronouns: z.enum(pronounsChoices),
  /** How the drawn dog is coloured. */
  coat: z.enum(coats),
  tagline: words('Tagline', dogLimits.tagline),
  heroPhoto: words('Photo', 2000),
  portrait: words('Portrait', 2000),
  heroTitle: turnedTitle('Headline'),
  intro: words('Introduction', dogLimits.intro),
  teaserTitle: turnedTitle('Heading'),
  aboutTeaser: words('Teaser', dogLimits.aboutTeaser),
  sidebarText: words('Text', dogLimits.sidebarText),
  stats: list(
    'Tiles',
    z.object({
      value: words('Figure', dogLimits.statValue),
      label: words('Words', dogLimits.statLabel),
    }),
    dogLimits.stats,
  ),
  favorites: z.object({
    food: words('Food', dogLimits.favorite),
    toy: words('Toy', dogLimits.favorite),
    activity: words('Activity', dogLimits.favorite),
    napSpot: words('Nap spot', dogLimits.favorite),
    trick: words('Trick', dogLimits.favorite),
  }),
  story: list('Paragraphs', words('Paragraph', dogLimits.paragraph), dogLimits.paragraphs),
  training: z.object({
    intro: words('Introduction', dogLimits.trainingIntro),
    items: list('Training', words('Line', dogLimits.item), dogLimits.items),
  }),
  funFacts: list('Fun facts', words('Fact', dogLimits.item), dogLimits.items),
  faq: list(
    'Questions',
    z.object({
      question: words('Question', dogLimits.question),
      answer: words('Answer', dogLimits.answer),
    }),
    dogLimits.questions,
  ),
})
export type DogProfile = z.output<typeof DogShape>

interface Problem {
  path: (string | number)[]
  message: string
}

const isBirthday = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  new Date(day).toJSON()?.slice(0, 10) === day &&
  day >= '1980-01-01' &&
  // Whoever is a day ahead of the server may have a dog that was born today.
  Date.parse(day) <= Date.now() + 24 * 60 * 60 * 1000

const ownWords = new Set([
  'birthday',
  'heroPhoto',
  'portrait',
  'pronouns',
  'coat',
  'name',
  'weight',
])

/** Every text of the document that may hold placeholders, with where it stands. */
export function* dogTexts(
  value: unknown,
  path: Problem['path'] = [],
): Generator<[Problem['path'], string]> {
  if (typeof value === 'string') yield [path, value]
  else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      if (path.length === 0 && ownWords.has(key)) continue
      yield* dogTexts(inner, [...path, Array.isArray(value) ? Number(key) : key])
    }
  }
}

function* dogProblems(dog: DogProfile): Generator<Problem> {
  if (!dog.name) yield { path: ['name'], message: dogMessages.nameMissing }
  if (!dog.heroTitle.plain) {
    yield { path: ['heroTitle', 'plain'], message: dogMessages.headlineMissing }
  }
  if (dog.birthday && !isBirthday(dog.birthday)) {
    yield { path: ['birthday'], message: dogMessages.birthday }
  }
  for (const field of ['heroPhoto', 'portrait'] as const) {
    const url = dog[field]
    if (url && !isValidImageUrl(url)) yield { path: [field], message: dogMessages.image }
    else if (isBlockedImageUrl(url)) yield { path: [field], message: BLOCKED_IMAGE_MESSAGE }
  }
  for (const [at, { question, answer }] of dog.faq.entries()) {
    const empty = question ? (answer ? null : 'answer') : 'question'
    if (empty) yield { path: ['faq', at, empty], message: dogMessages.questionMissing }
  }
  for (const [path, text] of dogTexts(dog)) {
    const unknown = unknownPlaceholders(text)
    if (unknown.length > 0) yield { path, message: dogMessages.unknownPlaceholder(unknown) }
    else if (!dog.birthday && hasPlaceholder(text, 'age')) {
      yield { path, message: dogMessages.ageWithoutBirthday }
    }
  }
}

export const DogProfile = DogShape.check(
  z.check(({ value, issues }) => {
    for (const { path, message } of dogProblems(value)) {
      issues.push({ code: 'custom', path, message, input: value })
    }
  }),
)
