import * as z from 'zod/mini'
import { dogFields, profileErrors } from '#texts/errors/dog.ts'
import { fieldErrors } from '#texts/errors/fields.ts'
import { coats } from '../theme/coats.ts'

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
  lead: 200,
} as const

export const pronounsChoices = ['he', 'she', 'they'] as const

/** What stands beside the headline of the home page. */
export const heroLooks = ['dog-and-photo', 'photo'] as const

/** By its name in the messages about it. */
type Field = keyof typeof dogFields

const words = (field: Field, maximum: number) =>
  z
    .string({ error: () => fieldErrors.notText(dogFields[field]) })
    .check(
      z.trim(),
      z.maxLength(maximum, { error: () => fieldErrors.atMost(dogFields[field], maximum) }),
    )
const list = <T extends z.core.$ZodType>(field: Field, one: T, maximum: number) =>
  z
    .array(one)
    .check(z.maxLength(maximum, { error: () => profileErrors.tooMany(dogFields[field], maximum) }))
const turnedTitle = (field: Field) =>
  z.object({
    plain: words(field, dogLimits.titlePart),
    turned: words(field, dogLimits.titlePart),
  })

/** One dog as the owner describes it; an empty part is left out of the pages. */
export const DogShape = z.object({
  name: words('name', dogLimits.name),
  breed: words('breed', dogLimits.breed),
  /** Calendar date, year-month-day, or empty; the age is worked out from it. */
  birthday: words('birthday', 10),
  color: words('color', dogLimits.color),
  weight: words('weight', dogLimits.weight),
  pronouns: z.enum(pronounsChoices),
  /** How the drawn dog is coloured. */
  coat: z.enum(coats),
  tagline: words('tagline', dogLimits.tagline),
  heroPhoto: words('photo', 2000),
  portrait: words('portrait', 2000),
  heroLook: z._default(z.enum(heroLooks), 'dog-and-photo'),
  heroTitle: turnedTitle('headline'),
  intro: words('introduction', dogLimits.intro),
  teaserTitle: turnedTitle('heading'),
  aboutTeaser: words('teaser', dogLimits.aboutTeaser),
  sidebarText: words('text', dogLimits.sidebarText),
  /** What stands under the headings of the contact page and the gallery. */
  contactLead: z._default(words('text', dogLimits.lead), ''),
  galleryLead: z._default(words('text', dogLimits.lead), ''),
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
})
export type DogProfile = z.output<typeof DogShape>
