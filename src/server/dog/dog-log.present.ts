import type { LogEntry, PublicLogEntry } from '#shared/contract/dog.admin.ts'
import type { WeightCurve } from '#shared/contract/dog.ts'
import { toPoundsAndOunces, type WeightUnit } from '#shared/dog/weight.ts'
import { drawWeightCurve } from '#shared/dog/weight-curve.ts'
import { weightWords } from '#texts/grammar.ts'
import { weightCurveTexts } from '#texts/site/dog.ts'
import { toCsvLine } from '../platform/csv.ts'
import type { LogRow } from './dog-log.repository.ts'

/** The export writes this object as it is, so every field is named. */
export const presentLogEntry = (row: LogRow): LogEntry => ({
  id: row.id,
  kind: row.kind,
  day: row.day,
  title: row.title,
  words: row.words,
  privateWords: row.privateWords,
  grams: row.grams,
  nextDue: row.nextDue,
  photoUrl: row.photoUrl,
  isPublic: row.isPublic,
})

/** Visitors see neither the vet's name and the bill nor the next due day. */
export const presentPublicLogEntry = (row: LogRow, unit: WeightUnit): PublicLogEntry => ({
  id: row.id,
  kind: row.kind,
  day: row.day,
  title: row.title,
  words: row.words,
  grams: row.grams,
  weight: row.grams === null ? null : weightWords.short(row.grams, unit),
  photoUrl: row.photoUrl,
})

/** The curve is drawn in a narrow column of About, where each character takes much of the width. */
const LETTER_WIDTH = 1.8

export function presentWeightCurve(entries: PublicLogEntry[], unit: WeightUnit): WeightCurve {
  const weights = entries.flatMap(({ day, grams }) => (grams === null ? [] : { day, grams }))
  const label = weightCurveTexts.label(weights, unit)
  return {
    drawing: drawWeightCurve({ weights, unit, label, letterWidth: LETTER_WIDTH }),
    weights: weights.map(({ day, grams }) => ({ day, weight: weightWords.short(grams, unit) })),
  }
}

const csvHead = [
  'Day',
  'Kind',
  'Title',
  'Words',
  'Only for us',
  'Grams',
  'Weight (kg)',
  'Weight (lb oz)',
  'Next due',
  'Photo',
  'On the timeline',
]

/** Starts with a byte order mark, without which Excel misreads every accent. */
export const writeLogCsv = (entries: LogEntry[]) =>
  `\uFEFF${[csvHead, ...entries.map(cellsOf)].map(toCsvLine).join('')}`

function cellsOf({ grams, ...entry }: LogEntry): string[] {
  const { pounds, ounces } = toPoundsAndOunces(grams ?? 0)
  const weights = [String(grams), String((grams ?? 0) / 1000), `${pounds} lb ${ounces} oz`]
  return [
    entry.day,
    entry.kind,
    entry.title,
    entry.words,
    entry.privateWords,
    ...(grams === null ? ['', '', ''] : weights),
    entry.nextDue ?? '',
    entry.photoUrl ?? '',
    entry.isPublic ? 'yes' : 'no',
  ]
}
