import type { Pronouns } from '#shared/dog/placeholders.ts'
import type { WeightUnit } from '#shared/dog/weight.ts'
import type { DayWeight } from '#shared/dog/weight-curve.ts'
import { calendarNames, weightWords } from '../grammar.ts'

export const aboutTexts = {
  heading: (name: string) => ({ plain: 'Meet', turned: name }),
  facts: 'At a glance',
  breed: 'Breed',
  age: 'Age',
  color: 'Color',
  weight: 'Weight',
  weightCurve: 'On the scale',
  birthday: 'Birthday',
  favorites: { plain: 'A few', turned: 'favorites' },
  food: 'Food',
  toy: 'Toy',
  activity: 'Activity',
  napSpot: 'Nap spot',
  trick: 'Trick',
  story: { plain: 'How it', turned: 'began' },
  training: { plain: 'In training,', turned: 'both of us' },
  funFacts: { plain: 'Fun', turned: 'facts' },
  readBlog: 'Read the Blog',
  seeGallery: 'See the Gallery',
  loading: 'Loading the story',
  failed: 'We couldn’t load the story. Check your connection and reload the page.',
  /** Label of the link to the timeline. */
  howLong: (pronouns: Pronouns) =>
    `See how long ${pronouns === 'they' ? 'they are' : `${pronouns} is`}`,
} as const

export const weightCurveTexts = {
  /** Describes the weight chart to screen readers; weights are sorted from the oldest. */
  label(weights: readonly DayWeight[], unit: WeightUnit): string {
    const [first, last] = [weights[0], weights.at(-1)]
    if (!first || !last) return ''
    const at = ({ day, grams }: DayWeight) =>
      `${weightWords.spoken(grams, unit)} in ${calendarNames.monthAndYear(day)}`
    return `Weight from ${at(first)} to ${at(last)}`
  },
} as const

export const weightTableTexts = {
  asTable: 'Show as table',
  day: 'Day',
  weight: 'Weight',
} as const
