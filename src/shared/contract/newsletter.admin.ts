import * as z from 'zod/mini'
import { subscriberErrors, subscriptionErrors } from '#texts/errors/newsletter.ts'
import { MAX_SUBSCRIBERS_CSV_BYTES } from '../limits.ts'
import { DEFAULT_BODY_LIMIT, defineEndpoint } from './endpoint.ts'
import { emailField, IdParams, SuccessAnswer, Timestamp, textField } from './fields.ts'
import { StatisticsPeriod } from './statistics.admin.ts'

/** `waiting`: the double opt-in is not finished. Only `confirmed` subscribers get letters. */
export const subscriberStates = ['waiting', 'confirmed', 'left', 'bounced'] as const

export const SubscriberState = z.enum(subscriberStates)
export type SubscriberState = z.output<typeof SubscriberState>

export const Subscriber = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  state: SubscriberState,
  createdAt: Timestamp,
  askedAt: z.nullable(Timestamp),
  confirmedAt: z.nullable(Timestamp),
  leftAt: z.nullable(Timestamp),
  /** The owner's note on the consent of a subscriber added by hand. */
  consentNote: z.nullable(z.string()),
})
export type Subscriber = z.output<typeof Subscriber>

const SubscriberCounts = z.object({
  all: z.number(),
  waiting: z.number(),
  confirmed: z.number(),
  left: z.number(),
  bounced: z.number(),
})
export type SubscriberCounts = z.output<typeof SubscriberCounts>

export const NewSubscriber = z.object({
  name: textField(2, 120, 'name', () => subscriptionErrors),
  email: emailField(),
  consentNote: textField(3, 300, 'consentNote', () => subscriberErrors),
})
export type NewSubscriber = z.output<typeof NewSubscriber>

const subscribers = { tag: 'subscribers', who: 'admin', path: '/api/admin/subscribers' } as const
const ByText = z.object({
  page: z.optional(z.coerce.string()),
  search: z.optional(z.string().check(z.maxLength(200))),
  state: z.optional(SubscriberState),
})

export const listSubscribers = defineEndpoint(
  subscribers,
  'GET',
  'A page of newsletter subscribers, newest first',
  {
    recentSignIn: true,
    query: ByText,
    answer: z.object({
      subscribers: z.array(Subscriber),
      total: z.number(),
      page: z.number(),
      pages: z.number(),
      counts: SubscriberCounts,
      neverAsked: z.number(),
    }),
  },
)
export const getSubscriberGrowth = defineEndpoint(
  subscribers,
  'GET /growth',
  'Confirmed subscribers at the end of each of the last thirteen months',
  { answer: z.object({ months: z.array(z.object({ month: z.string(), confirmed: z.number() })) }) },
)
export const countNewSubscribers = defineEndpoint(
  subscribers,
  'GET /new',
  'How many were confirmed in the last days, today included, and in as many days before',
  {
    query: z.object({ days: StatisticsPeriod }),
    answer: z.object({ now: z.number(), before: z.number() }),
  },
)
/** 409 `subscriber.known` when the address is on the list. */
export const addSubscriber = defineEndpoint(
  subscribers,
  'POST',
  'Add someone who agreed elsewhere; they count as confirmed',
  { body: NewSubscriber, answer: Subscriber },
)
export const removeSubscriber = defineEndpoint(
  subscribers,
  'DELETE /:id',
  'Delete a subscriber, also from letters that are not sent yet',
  { params: IdParams, answer: SuccessAnswer },
)
/**
 * A bounced subscriber becomes `waiting` again. 409 `subscriber.asked_today`,
 * `subscriber.not_waiting`, `mail.missing`.
 */
export const requestConfirmation = defineEndpoint(
  subscribers,
  'POST /:id/ask',
  'Ask someone again to confirm',
  { params: IdParams, answer: Subscriber },
)
export const requestAllConfirmations = defineEndpoint(
  subscribers,
  'POST /ask',
  'Ask everyone who was never asked, slowly',
  { answer: z.object({ asked: z.number() }) },
)
const ImportTally = z.object({
  added: z.number(),
  known: z.number(),
  left: z.number(),
  /** Numbers of the lines without an address, counted from 1. */
  invalidLines: z.array(z.number()),
})
export type SubscriberImportCounts = z.output<typeof ImportTally>

/**
 * New addresses become `waiting` and get one confirmation request. 400 `subscribers.no_addresses`
 * when no column contains addresses.
 */
export const importSubscribers = defineEndpoint(
  subscribers,
  'POST /import',
  'Add the addresses of a CSV file, or only count them',
  {
    // JSON writes quotes and line ends as two characters.
    bodyLimit: 2 * MAX_SUBSCRIBERS_CSV_BYTES + DEFAULT_BODY_LIMIT,
    body: z.object({
      csv: z
        .string()
        .check(z.maxLength(MAX_SUBSCRIBERS_CSV_BYTES, { error: () => subscriberErrors.largeFile })),
      dryRun: z.boolean(),
    }),
    answer: ImportTally,
  },
)

/** Not a JSON call: the answer is a file. */
export const SUBSCRIBERS_CSV_PATH = '/api/admin/subscribers.csv'
