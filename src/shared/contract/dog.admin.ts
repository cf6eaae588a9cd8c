import * as z from 'zod/mini'
import { logErrors } from '#texts/errors/dog.ts'
import { Grams, LogEntryFields, logKinds } from '../dog/log.ts'
import { DogProfileSchema } from '../dog/profile.ts'
import { DogIdentity, PublishedProfile } from '../dog/profile-rules.ts'
import { weightUnits } from '../dog/weight.ts'
import { defineEndpoint } from './endpoint.ts'
import { CalendarDay, IdParams, SuccessAnswer, Timestamp } from './fields.ts'
import { authorName, blogTitle } from './settings.admin.ts'

/** A list, so that a diary about several dogs stays possible. */
export const DogDocument = z.object({ dogs: z.tuple([PublishedProfile]) })
export type DogDocument = z.output<typeof DogDocument>

/** The same document while the owner edits it: nothing is required yet, but lengths are limited. */
export const DogDraft = z.object({ dogs: z.tuple([DogProfileSchema]) })
export type DogDraft = z.output<typeof DogDraft>

/** Zero until the owner has changed the default profile. */
const Version = z.number().check(z.int(), z.nonnegative())
const SavedDog = z.object({
  document: DogDocument,
  version: Version,
  savedAt: z.nullable(Timestamp),
})
const AdminDog = z.extend(SavedDog, {
  /** The unpublished draft; `version` is the published version it started from. */
  draft: z.nullable(z.object({ document: DogDraft, version: Version, savedAt: Timestamp })),
})
export type AdminDog = z.output<typeof AdminDog>

export const DogVersionHead = z.object({
  id: z.number(),
  version: Version,
  name: z.string(),
  savedAt: Timestamp,
  savedBy: z.nullable(z.string()),
})
export type DogVersionHead = z.output<typeof DogVersionHead>

const dog = { tag: 'dog', who: 'admin', path: '/api/admin/dog' } as const

export const getAdminDog = defineEndpoint(
  dog,
  'GET',
  'The document about the dog as the owner wrote it, and its unfinished draft',
  { answer: AdminDog },
)
export const updateDog = defineEndpoint(
  dog,
  'PUT',
  'Replace the document about the dog; its draft is dropped',
  {
    body: z.object({
      document: DogDocument,
      /** Version the edit started from; the server refuses the save if it has a newer one. */
      version: Version,
    }),
    answer: AdminDog,
  },
)
export const createOwnDog = defineEndpoint(
  dog,
  'POST',
  'Make the diary about the owner’s dog: sentences of the demo about another one go',
  {
    body: z.object({ dog: DogIdentity, ownerName: authorName, blogName: blogTitle }),
    answer: AdminDog,
  },
)
export const removeDemoTexts = defineEndpoint(
  dog,
  'DELETE /demo-words',
  'Take out what the demo says about its dog, word for word; it stays among the earlier saves',
  { answer: SuccessAnswer },
)
export const listDogVersions = defineEndpoint(
  dog,
  'GET /versions',
  'Earlier saves of the document, newest first',
  { answer: z.array(DogVersionHead) },
)
export const getDogVersion = defineEndpoint(dog, 'GET /versions/:id', 'One earlier save', {
  params: IdParams,
  answer: SavedDog,
})
export const saveDogDraft = defineEndpoint(
  dog,
  'PUT /draft',
  'Keep an unfinished draft; visitors don’t see it',
  { body: z.object({ document: DogDraft, version: Version }), answer: SuccessAnswer },
)
export const discardDogDraft = defineEndpoint(
  dog,
  'DELETE /draft',
  'Discard the unfinished draft',
  {
    answer: SuccessAnswer,
  },
)

/** Kinds of log entries. Entries are private unless the owner puts them on the timeline. */
const LogKind = z.enum(logKinds)
const WeightUnit = z.enum(weightUnits)

export const LogEntry = z.object({
  id: z.number(),
  kind: LogKind,
  day: CalendarDay,
  /** Name of a vet visit, vaccination or milestone; empty for other kinds. */
  title: z.string(),
  words: z.string(),
  /** The vet's name and the bill are never public, even if the entry is. */
  privateWords: z.string(),
  grams: z.nullable(z.number()),
  nextDue: z.nullable(CalendarDay),
  photoUrl: z.nullable(z.string()),
  isPublic: z.boolean(),
})
export type LogEntry = z.output<typeof LogEntry>

export const PublicLogEntry = z.object({
  id: z.number(),
  kind: LogKind,
  day: CalendarDay,
  title: z.string(),
  words: z.string(),
  grams: z.nullable(z.number()),
  weight: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
})
export type PublicLogEntry = z.output<typeof PublicLogEntry>

export const LogSettings = z
  .object({
    unit: WeightUnit,
    /** The range the vet recommends; both ends or neither. */
    wantedFrom: z.nullable(Grams),
    wantedTo: z.nullable(Grams),
    weighsMonthly: z.boolean(),
    isCurvePublic: z.boolean(),
  })
  .check(
    z.refine(({ wantedFrom, wantedTo }) => (wantedFrom === null) === (wantedTo === null), {
      path: ['wantedTo'],
      error: () => logErrors.oneWeight,
    }),
    z.refine(({ wantedFrom, wantedTo }) => (wantedFrom ?? 0) <= (wantedTo ?? Infinity), {
      path: ['wantedTo'],
      error: () => logErrors.weightOrder,
    }),
  )
export type LogSettings = z.output<typeof LogSettings>

export const ComingUp = z.object({
  what: z.enum(['due', 'weigh', 'birthday']),
  title: z.string(),
  day: CalendarDay,
  /** Negative when the day has passed. */
  inDays: z.number(),
  entryId: z.nullable(z.number()),
})
export type ComingUp = z.output<typeof ComingUp>

const DogLog = z.object({
  entries: z.array(LogEntry),
  choices: LogSettings,
  comingUp: z.array(ComingUp),
  today: CalendarDay,
  /** Empty while unknown; entries cannot be older. */
  birthday: z.string(),
})
export type DogLog = z.output<typeof DogLog>

const log = { tag: 'dog log', who: 'admin', path: '/api/admin/dog/log' } as const

export const getDogLog = defineEndpoint(log, 'GET', 'Everything in the log', { answer: DogLog })
export const listComingUp = defineEndpoint(
  log,
  'GET /coming-up',
  'What is due within a week, or was due',
  { answer: z.array(ComingUp) },
)
export const createLogEntry = defineEndpoint(
  log,
  'POST',
  'Note something; private unless it says otherwise',
  { body: LogEntryFields, answer: LogEntry },
)
export const updateLogEntry = defineEndpoint(log, 'PUT /:id', 'Change an entry', {
  params: IdParams,
  body: LogEntryFields,
  answer: LogEntry,
})
export const removeLogEntry = defineEndpoint(
  log,
  'DELETE /:id',
  'Delete an entry; it can come back for 30 days',
  { params: IdParams, answer: SuccessAnswer },
)
export const restoreLogEntry = defineEndpoint(
  log,
  'POST /:id/restore',
  'Bring a deleted entry back',
  {
    params: IdParams,
    answer: LogEntry,
  },
)
export const updateLogSettings = defineEndpoint(
  log,
  'PUT /choices',
  'Unit, wanted weight, reminder and what the About page shows',
  { body: LogSettings, answer: LogSettings },
)

/** Not a JSON call: the answer is a file. */
export const LOG_CSV_PATH = '/api/admin/dog/log.csv'
