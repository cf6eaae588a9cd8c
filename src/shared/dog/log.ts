import * as z from 'zod/mini'
import { logErrors } from '#texts/errors/dog.ts'
import { fieldErrors } from '#texts/errors/fields.ts'
import { dayField, imageUrlField } from '../contract/fields.ts'
import { MAX_GRAMS } from './weight.ts'

export const logKinds = ['weight', 'vet', 'vaccination', 'milestone', 'note'] as const
export type LogKind = (typeof logKinds)[number]

export const logLimits = { title: 120, words: 1000, privateWords: 500 } as const
const FIRST_DAY = '1980-01-01'

const words = (field: keyof typeof logErrors.fields, maximum: number) =>
  z._default(
    z
      .string({ error: () => fieldErrors.notText(logErrors.fields[field]) })
      .check(
        z.trim(),
        z.maxLength(maximum, { error: () => fieldErrors.atMost(logErrors.fields[field], maximum) }),
      ),
    '',
  )

export const Grams = z
  .number({ error: () => logErrors.grams })
  .check(
    z.int({ error: () => logErrors.grams }),
    z.minimum(1, { error: () => logErrors.grams }),
    z.maximum(MAX_GRAMS, { error: () => logErrors.heaviest }),
  )

export interface LogDayRange {
  birthday: string
  today: string
}

export function findLogDayProblem(day: string, { birthday, today }: LogDayRange): string | null {
  if (day > today) return logErrors.day
  return day < birthday ? logErrors.beforeBirth(birthday) : null
}

const Shape = z.object({
  kind: z.enum(logKinds),
  day: dayField().check(z.refine((day) => day >= FIRST_DAY, { error: () => logErrors.day })),
  title: words('title', logLimits.title),
  words: words('words', logLimits.words),
  privateWords: words('privateWords', logLimits.privateWords),
  grams: z._default(z.nullable(Grams), null),
  nextDue: z._default(z.nullable(dayField()), null),
  photoUrl: z._default(z.nullable(imageUrlField(() => logErrors.photo)), null),
  isPublic: z._default(z.boolean(), false),
})
type Fields = z.output<typeof Shape>

const titled: LogKind[] = ['vet', 'vaccination', 'milestone']
const visits: LogKind[] = ['vet', 'vaccination']
export const hasTitle = (kind: LogKind): kind is keyof typeof logErrors.title =>
  titled.includes(kind)
/** A vaccination is a visit too: both have a vet, a bill and a next date. */
export const isVetVisit = (kind: LogKind) => visits.includes(kind)

function* problemsOf(entry: Fields): Generator<[keyof Fields, string]> {
  const { kind } = entry
  if (kind === 'weight' && entry.grams === null) yield ['grams', logErrors.grams]
  if (hasTitle(kind) && !entry.title) yield ['title', logErrors.title[kind]]
  if (kind === 'note' && !entry.words) yield ['words', logErrors.words]
  if (isVetVisit(kind) && entry.nextDue && entry.nextDue <= entry.day) {
    yield ['nextDue', logErrors.nextDue]
  }
}

/**
 * Drops values of fields that the kind's form does not show, because the owner could never see them again.
 */
const onlyItsOwn = (entry: Fields): Fields => ({
  ...entry,
  grams: entry.kind === 'weight' ? entry.grams : null,
  title: hasTitle(entry.kind) ? entry.title : '',
  privateWords: isVetVisit(entry.kind) ? entry.privateWords : '',
  nextDue: isVetVisit(entry.kind) ? entry.nextDue : null,
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
