import type { LogEntry, PublicLogEntry } from '#shared/contract/dog-log.ts'
import { formatWeight, type WeightUnit } from '#shared/dog-log/weight.ts'
import type { LogRow } from './dog-log.repository.ts'

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

/** Neither the vet's name nor the bill, nor what is due next. */
export const presentPublicEntry = (row: LogRow, unit: WeightUnit): PublicLogEntry => ({
  id: row.id,
  kind: row.kind,
  day: row.day,
  title: row.title,
  words: row.words,
  grams: row.grams,
  weight: row.grams === null ? null : formatWeight(row.grams, unit),
  photoUrl: row.photoUrl,
})
