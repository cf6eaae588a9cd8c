import * as z from 'zod/mini'
import type { dogFields } from '#texts/errors/dog.ts'
import { coats } from '../theme/coats.ts'

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
  lead: 200,
} as const

export const pronounsChoices = ['he', 'she', 'they'] as const

export const heroLooks = ['dog-and-photo', 'photo'] as const

export type DogField = keyof typeof dogFields

export type Words = (field: DogField, maximum: number) => z.ZodMiniString
export type List = <T extends z.ZodMiniType>(
  field: DogField,
  one: T,
  maximum: number,
) => z.ZodMiniArray<T>

/**
 * Fields of the dog's profile. The owner's form passes rules with messages; visitors' pages pass plain types,
 * because they need neither.
 */
export const dogParts = (words: Words, list: List) => {
  const turned = (field: DogField) =>
    z.object({
      plain: words(field, dogLimits.titlePart),
      turned: words(field, dogLimits.titlePart),
    })
  return {
    name: words('name', dogLimits.name),
    breed: words('breed', dogLimits.breed),
    /** A date such as 2026-11-08, or empty; the age is computed from it. */
    birthday: words('birthday', 10),
    color: words('color', dogLimits.color),
    weight: words('weight', dogLimits.weight),
    pronouns: z.enum(pronounsChoices),
    coat: z.enum(coats),
    tagline: words('tagline', dogLimits.tagline),
    heroPhoto: words('photo', 2000),
    portrait: words('portrait', 2000),
    heroLook: z.enum(heroLooks),
    heroTitle: turned('headline'),
    intro: words('introduction', dogLimits.intro),
    teaserTitle: turned('heading'),
    aboutTeaser: words('teaser', dogLimits.aboutTeaser),
    sidebarText: words('text', dogLimits.sidebarText),
    contactLead: words('text', dogLimits.lead),
    galleryLead: words('text', dogLimits.lead),
    newsletterLead: words('text', dogLimits.lead),
    stats: list(
      'tiles',
      z.object({
        value: words('figure', dogLimits.statValue),
        label: words('words', dogLimits.statLabel),
      }),
      dogLimits.stats,
    ),
    favorites: z.object({
      food: words('food', dogLimits.favorite),
      toy: words('toy', dogLimits.favorite),
      activity: words('activity', dogLimits.favorite),
      napSpot: words('napSpot', dogLimits.favorite),
      trick: words('trick', dogLimits.favorite),
    }),
    story: list('paragraphs', words('paragraph', dogLimits.paragraph), dogLimits.paragraphs),
    training: z.object({
      intro: words('introduction', dogLimits.trainingIntro),
      items: list('training', words('line', dogLimits.item), dogLimits.items),
    }),
    funFacts: list('funFacts', words('fact', dogLimits.item), dogLimits.items),
    faq: list(
      'questions',
      z.object({
        question: words('question', dogLimits.question),
        answer: words('answer', dogLimits.answer),
      }),
      dogLimits.questions,
    ),
  }
}
