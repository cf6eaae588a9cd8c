import type {
  NewSubscriber,
  SubscriberImportCounts,
  SubscriberState,
} from '#shared/contract/newsletter.admin.ts'
import { INBOX_PAGE_SIZE, letterLimits, MAX_SUBSCRIBERS_CSV_LINES } from '#shared/limits.ts'
import { pageRangeOf, type RequestedPage } from '#shared/lists/pages.ts'
import { subscriberErrors as errors } from '#texts/errors/newsletter.ts'
import { badRequest, conflict, notFound } from '../platform/http/errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Settings } from '../settings/settings.ts'
import type { DoubleOptIn } from './double-opt-in.service.ts'
import { type ImportedAddress, readAddresses } from './subscriber-csv.ts'
import type { SubscriberFilter, SubscribersRepository } from './subscribers.repository.ts'

interface SubscribersOptions {
  rows: SubscribersRepository
  doubleOptIn: DoubleOptIn
  settings: Settings
  clock: Clock
}

export function createSubscribersService(options: SubscribersOptions) {
  const { rows, doubleOptIn, settings, clock } = options

  async function addWaiting(people: ImportedAddress[]): Promise<number> {
    if (people.length === 0) return 0
    const askWantedAt = doubleOptIn.requestTime()
    const waiting = { askWantedAt, createdAt: clock.now(), consent: false }
    const added = await rows.addAll(people.map(({ name, email }) => ({ name, email, ...waiting })))
    return added.length
  }

  async function importBatch(
    batch: ImportedAddress[],
    isDryRun: boolean,
    tally: SubscriberImportCounts,
  ) {
    const states = await rows.findStates(batch.map(({ email }) => email.toLowerCase()))
    const fresh: ImportedAddress[] = []
    for (const address of batch) {
      const state = states.get(address.email.toLowerCase())
      if (state === 'left' || (!state && address.isGone)) tally.left += 1
      else if (state) tally.known += 1
      else fresh.push(address)
    }
    const added = isDryRun ? fresh.length : await addWaiting(fresh)
    tally.added += added
    // Another request may have added some of the addresses meanwhile.
    tally.known += fresh.length - added
  }

  return {
    count: () => rows.count(),
    listAll: () => rows.listAll(),

    async listPage({
      page: requestedPage,
      ...filter
    }: SubscriberFilter & { page?: RequestedPage }) {
      const { neverAsked, ...counts } = await rows.countAll()
      const total = await rows.count(filter)
      const { page, pages, start } = pageRangeOf(total, INBOX_PAGE_SIZE, requestedPage)
      const found = await rows.listPage(filter, INBOX_PAGE_SIZE, start)
      return { rows: found, total, page, pages, counts, neverAsked }
    },

    async growth() {
      const counts = await rows.countByMonth(await settings.day.zone())
      return lastMonths((await settings.day.today()).slice(0, 7)).map((month) => ({
        month,
        confirmed: counts
          .filter(({ joined, left }) => joined <= month && (left === null || left > month))
          .reduce((sum, { count }) => sum + count, 0),
      }))
    },

    async countNew(days: number) {
      const [zone, today] = await Promise.all([settings.day.zone(), settings.day.today()])
      return rows.countNew({ zone, today, days })
    },

    /** The person gave consent elsewhere, so the subscriber is confirmed at once. */
    async add(subscriber: NewSubscriber) {
      const now = clock.now()
      const confirmed = { state: 'confirmed', confirmedAt: now, createdAt: now } as const
      const [row] = await rows.addAll([{ ...subscriber, ...confirmed, consent: true }])
      if (row) return row
      const known = await rows.findByEmail(subscriber.email)
      throw subscriberKnown(known?.state ?? 'waiting')
    },

    async remove(id: number) {
      const row = await rows.find(id)
      if (row?.state === 'left') await doubleOptIn.blockRequests(row.email)
      if (!(await rows.remove(id))) throw subscriberNotFound()
    },

    async requestConfirmation(id: number) {
      const row = await rows.find(id)
      if (!row) throw subscriberNotFound()
      await doubleOptIn.requestConfirmation(row)
      return (await rows.find(id)) ?? row
    },

    requestAllConfirmations: () => doubleOptIn.requestAllConfirmations(),

    async import(csv: string, isDryRun: boolean): Promise<SubscriberImportCounts> {
      const file = readAddresses(csv)
      if (!file) throw noAddresses()
      if (file.lineCount > MAX_SUBSCRIBERS_CSV_LINES) throw tooManyLines()
      const once = new Map(file.addresses.map((address) => [address.email.toLowerCase(), address]))
      const people = [...once.values()]
      const repeated = file.addresses.length - people.length
      const tally = { added: 0, known: repeated, left: 0, invalidLines: file.invalidLines }
      for (let at = 0; at < people.length; at += letterLimits.portion) {
        await importBatch(people.slice(at, at + letterLimits.portion), isDryRun, tally)
      }
      if (!isDryRun) doubleOptIn.wake()
      return tally
    },
  }
}

export type SubscribersService = ReturnType<typeof createSubscribersService>

const GROWTH_MONTHS = 13

function lastMonths(last: string): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number)
  return Array.from({ length: GROWTH_MONTHS }, (_, at) =>
    new Date(Date.UTC(year, month - GROWTH_MONTHS + at, 1)).toISOString().slice(0, 7),
  )
}

const subscriberNotFound = () => notFound('subscriber.not_found', errors.notFound)

const subscriberKnown = (state: SubscriberState) =>
  conflict('subscriber.known', errors.known(state))

const noAddresses = () => badRequest('subscribers.no_addresses', errors.noAddresses)

const tooManyLines = () => badRequest('subscribers.too_many_lines', errors.tooManyLines)
