import * as z from 'zod/mini'
import type { dogFields } from '#texts/errors/dog.ts'
import { coats } from '../theme/coats.ts'

export const dogFieldLimits = {
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
  lead: 200,
} as const

export const pronounOptions = ['he', 'she', 'they'] as const

export const heroVariants = ['dog-and-photo', 'photo'] as const

export type DogField = keyof typeof dogFields

export type CreateTextSchema = (field: DogField, maximum: number) => z.ZodMiniString
export type CreateListSchema = <T extends z.ZodMiniType>(
  field: DogField,
  one: T,
  maximum: number,
) => z.ZodMiniArray<T>

/**
 * Fields of the dog's profile. The owner's form passes rules with messages; visitors' pages pass plain types,
 * because they need neither.
 */
export const createDogFieldSchemas = (words: CreateTextSchema, list: CreateListSchema) => {
  const turned = (field: DogField) =>
    z.object({
      plain: words(field, dogFieldLimits.titlePart),
      turned: words(field, dogFieldLimits.titlePart),
    })
  return {
    name: words('name', dogFieldLimits.name),
    breed: words('breed', dogFieldLimits.breed),
    /** A date such as 2026-11-08, or empty; the age is computed from it. */
    birthday: words('birthday', 10),
    color: words('color', dogFieldLimits.color),
    weight: words('weight', dogFieldLimits.weight),
    pronouns: z.enum(pronounOptions),
    coat: z.enum(coats),
    tagline: words('tagline', dogFieldLimits.tagline),
    heroPhoto: words('photo', 2000),
    portrait: words('portrait', 2000),
    heroLook: z.enum(heroVariants),
    heroTitle: turned('headline'),
    intro: words('introduction', dogFieldLimits.intro),
    teaserTitle: turned('heading'),
    aboutTeaser: words('teaser', dogFieldLimits.aboutTeaser),
    sidebarText: words('text', dogFieldLimits.sidebarText),
    contactLead: words('text', dogFieldLimits.lead),
    galleryLead: words('text', dogFieldLimits.lead),
    newsletterLead: words('text', dogFieldLimits.lead),
    stats: list(
      'tiles',
      z.object({
        value: words('figure', dogFieldLimits.statValue),
        label: words('words', dogFieldLimits.statLabel),
      }),
      dogFieldLimits.stats,
    ),
    favorites: z.object({
      food: words('food', dogFieldLimits.favorite),
      toy: words('toy', dogFieldLimits.favorite),
      activity: words('activity', dogFieldLimits.favorite),
      napSpot: words('napSpot', dogFieldLimits.favorite),
      trick: words('trick', dogFieldLimits.favorite),
    }),
    story: list(
      'paragraphs',
      words('paragraph', dogFieldLimits.paragraph),
      dogFieldLimits.paragraphs,
    ),
    training: z.object({
      intro: words('introduction', dogFieldLimits.trainingIntro),
      items: list('training', words('line', dogFieldLimits.item), dogFieldLimits.items),
    }),
    funFacts: list('funFacts', words('fact', dogFieldLimits.item), dogFieldLimits.items),
    faq: list(
      'questions',
      z.object({
        question: words('question', dogFieldLimits.question),
        answer: words('answer', dogFieldLimits.answer),
      }),
      dogFieldLimits.questions,
    ),
  }
}
