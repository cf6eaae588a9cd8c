import * as z from 'zod/mini'
import { imageUrl } from '../contract/fields.ts'
import { ChosenDay } from '../contract/schedule-fields.ts'
import { HEAVIEST_GRAMS } from './weight.ts'

export const logKinds = ['weight', 'vet', 'vaccination', 'milestone', 'note'] as const
export type LogKind = (typeof logKinds)[number]

export const logLimits = { title: 120, words: 1000, privateWords: 500 } as const
const FIRST_DAY = '1980-01-01'

export const logMessages = {
  day: 'Please enter a day between 1980 and today',
  grams: 'Please enter a weight',
  heaviest: 'Please enter a weight of at most 150 kg (330 lb)',
  title: {
    vet: 'Please enter what the visit was for',
    vaccination: 'Please enter what the vaccination is called',
    milestone: 'Please enter what happened',
  },
  words: 'Please enter a few words',
  nextDue: 'The next time must be after the day itself',
  photo: 'Please choose a photo, or enter a valid image URL',
} as const

const words = (label: string, maximum: number) =>
  z._default(
    z
      .string({ error: `${label} must be text` })
      .check(
        z.trim(),
        z.maxLength(maximum, { error: `${label} must be at most ${maximum} characters` }),
      ),
    '',
  )

export const Grams = z
  .number({ error: logMessages.grams })
  .check(
    z.int({ error: logMessages.grams }),
    z.minimum(1, { error: logMessages.grams }),
    z.maximum(HEAVIEST_GRAMS, { error: logMessages.heaviest }),
  )

/** Private unless it says otherwise. */
const Shape = z.object({
  kind: z.enum(logKinds),
  day: ChosenDay.check(z.refine((day) => day >= FIRST_DAY, { error: logMessages.day })),
  title: words('The title', logLimits.title),
  words: words('The words', logLimits.words),
  privateWords: words('This', logLimits.privateWords),
  grams: z._default(z.nullable(Grams), null),
  nextDue: z._default(z.nullable(ChosenDay), null),
  photoUrl: z._default(z.nullable(imageUrl(logMessages.photo)), null),
  isPublic: z._default(z.boolean(), false),
})
type Fields = z.output<typeof Shape>

const visits: LogKind[] = ['vet', 'vaccination']
export const hasTitle = (kind: LogKind): kind is keyof typeof logMessages.title =>
  kind in logMessages.title
/** Whoever vaccinates has a name, sends a bill and says when to come again. */
export const isVisit = (kind: LogKind) => visits.includes(kind)

function* problemsOf(entry: Fields): Generator<[keyof Fields, string]> {
  const { kind } = entry
  if (kind === 'weight' && entry.grams === null) yield ['grams', logMessages.grams]
  if (hasTitle(kind) && !entry.title) yield ['title', logMessages.title[kind]]
  if (kind === 'note' && !entry.words) yield ['words', logMessages.words]
  if (isVisit(kind) && entry.nextDue && entry.nextDue <= entry.day) {
    yield ['nextDue', logMessages.nextDue]
  }
}

/** What the kind has no field for is not kept: nobody would see it again. */
const onlyItsOwn = (entry: Fields): Fields => ({
  ...entry,
  grams: entry.kind === 'weight' ? entry.grams : null,
  title: hasTitle(entry.kind) ? entry.title : '',
  privateWords: isVisit(entry.kind) ? entry.privateWords : '',
  nextDue: isVisit(entry.kind) ? entry.nextDue : null,
})

export const LogEntryFields = z.pipe(
  Shape.check(
    z.check(({ value, issues }) => {
      for (const [field, message] of problemsOf(value)) {
        issues.push({ code: 'custom', path: [field], message, input: value })
      }
    }),
  ),
  z.transform(onlyItsOwn),
)
export type LogEntryFields = Fields
