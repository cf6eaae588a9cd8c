import * as z from 'zod/mini'
import { Grams, LogEntryFields, logKinds } from '../dog-log/log-entry.ts'
import { weightUnits } from '../dog-log/weight.ts'
import { endpoint } from './endpoint.ts'
import { CalendarDay, Done, IdParams } from './fields.ts'

/** What happened to the dog, as the owner notes it; private unless it is put on the timeline. */
const LogKind = z.enum(logKinds)
const WeightUnit = z.enum(weightUnits)

export const LogEntry = z.object({
  id: z.number(),
  kind: LogKind,
  day: CalendarDay,
  /** What it was, for a vet's visit, a vaccination or a milestone; empty otherwise. */
  title: z.string(),
  words: z.string(),
  /** The vet's name and the bill: never public, whoever sees the entry. */
  privateWords: z.string(),
  grams: z.nullable(z.number()),
  nextDue: z.nullable(CalendarDay),
  photoUrl: z.nullable(z.string()),
  isPublic: z.boolean(),
})
export type LogEntry = z.output<typeof LogEntry>

/** What visitors may see of an entry on the timeline. */
export const PublicLogEntry = z.object({
  id: z.number(),
  kind: LogKind,
  day: CalendarDay,
  title: z.string(),
  words: z.string(),
  grams: z.nullable(z.number()),
  /** "7 lb 1 oz", in the owner's unit. */
  weight: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
})
export type PublicLogEntry = z.output<typeof PublicLogEntry>

export const LogChoices = z
  .object({
    unit: WeightUnit,
    /** Where the vet wants the dog; both or neither. */
    wantedFrom: z.nullable(Grams),
    wantedTo: z.nullable(Grams),
    /** Reminds the owner to weigh the dog. */
    weighsMonthly: z.boolean(),
    /** Shows the public weights as a curve on the About page. */
    isCurvePublic: z.boolean(),
  })
  .check(
    z.refine(({ wantedFrom, wantedTo }) => (wantedFrom === null) === (wantedTo === null), {
      path: ['wantedTo'],
      error: 'Please enter both weights, or neither',
    }),
    z.refine(({ wantedFrom, wantedTo }) => (wantedFrom ?? 0) <= (wantedTo ?? Infinity), {
      path: ['wantedTo'],
      error: 'The second weight must not be less than the first',
    }),
  )
export type LogChoices = z.output<typeof LogChoices>

/** What lies ahead, soonest first. */
export const ComingUp = z.object({
  what: z.enum(['due', 'weigh', 'birthday']),
  title: z.string(),
  day: CalendarDay,
  /** Negative when the day is past. */
  inDays: z.number(),
  /** The entry that says so. */
  entryId: z.nullable(z.number()),
})
export type ComingUp = z.output<typeof ComingUp>

const DogLog = z.object({
  /** The newest first. */
  entries: z.array(LogEntry),
  choices: LogChoices,
  comingUp: z.array(ComingUp),
  /** The diary's day. */
  today: CalendarDay,
})
export type DogLog = z.output<typeof DogLog>

const log = { tag: 'dog log', who: 'admin', path: '/api/admin/dog/log' } as const

export const getDogLog = endpoint(log, 'GET', 'Everything in the log', { answer: DogLog })
export const listComingUp = endpoint(
  log,
  'GET /coming-up',
  'What is due within a week, or was due',
  { answer: z.array(ComingUp) },
)
export const createLogEntry = endpoint(
  log,
  'POST',
  'Note something; private unless it says otherwise',
  { body: LogEntryFields, answer: LogEntry },
)
export const updateLogEntry = endpoint(log, 'PUT /:id', 'Change an entry', {
  params: IdParams,
  body: LogEntryFields,
  answer: LogEntry,
})
export const removeLogEntry = endpoint(
  log,
  'DELETE /:id',
  'Delete an entry; it can come back for 30 days',
  { params: IdParams, answer: Done },
)
export const restoreLogEntry = endpoint(log, 'POST /:id/restore', 'Bring a deleted entry back', {
  params: IdParams,
  answer: LogEntry,
})
export const updateLogChoices = endpoint(
  log,
  'PUT /choices',
  'Unit, wanted weight, reminder and what the About page shows',
  { body: LogChoices, answer: LogChoices },
)

/** Not a JSON call: answers a file. */
export const LOG_CSV_PATH = '/api/admin/dog/log.csv'
