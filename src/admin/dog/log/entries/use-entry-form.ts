import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { LogEntryFields, type LogKind } from '#shared/dog/log.ts'

export const emptyEntry = (kind: LogKind, day: string): LogEntryFields => ({
  kind,
  day,
  title: '',
  words: '',
  privateWords: '',
  grams: null,
  nextDue: null,
  photoUrl: null,
  isPublic: false,
})

/** Whether leaving would lose something that cannot be had back by a click. */
export const isBegun = ({ title, words, privateWords, grams, photoUrl }: LogEntryFields) =>
  [title, words, privateWords, photoUrl].some(Boolean) || grams !== null

/** A weight that cannot be read is no number, which no schema lets through. */
export const useEntryForm = (values: LogEntryFields) =>
  useForm<LogEntryFields, unknown, LogEntryFields>({
    resolver: standardSchemaResolver(LogEntryFields),
    defaultValues: values,
  })

export type EntryForm = ReturnType<typeof useEntryForm>
