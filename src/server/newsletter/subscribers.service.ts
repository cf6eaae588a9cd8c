import type { ImportTally, NewSubscriber } from '#shared/contract/subscribers.ts'
import { INBOX_PAGE_SIZE } from '#shared/limits.ts'
import { paginate, type RequestedPage } from '#shared/lists/pagination.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Asking } from './double-opt-in.service.ts'
import type { ImportList } from './import-list.ts'
import { growthUntil } from './growth.ts'
import * as errors from './subscribers.errors.ts'
import type { ForgetRecipient, SubscribersRepository, Wanted } from './subscribers.repository.ts'

interface SubscribersParts {
  subscribers: SubscribersRepository
  asking: Asking
  importList: ImportList
  forgetRecipient: ForgetRecipient
  /** Of the owner's calendar. */
  getZone: () => Promise<string>
  today: () => Promise<string>
  clock: Clock
}

/** The list as its owner sees it. */
export function createSubscribersService({
  subscribers,
  asking,
  clock,
  ...parts
}: SubscribersParts) {
  return {
    count: () => subscribers.count(),
    listAll: () => subscribers.listAll(),

    async listPage({ page: requestedPage, ...wanted }: Wanted & { page?: RequestedPage }) {
      const { neverAsked, ...counts } = await subscribers.countAll()
      const total = await subscribers.count(wanted)
      const { page, pages, start } = paginate(total, INBOX_PAGE_SIZE, requestedPage)
      const rows = await subscribers.listPage(wanted, INBOX_PAGE_SIZE, start)
      return { rows, total, page, pages, counts, neverAsked }
    },

    async growth() {
      const counts = await subscribers.countByMonth(await parts.getZone())
      return growthUntil((await parts.today()).slice(0, 7), counts)
    },

    async countNew(days: number) {
      const [zone, today] = await Promise.all([parts.getZone(), parts.today()])
      return subscribers.countNew({ zone, today, days })
    },

    /** Somebody who agreed elsewhere. */
    async add(subscriber: NewSubscriber) {
      const now = clock.now()
      const confirmed = { state: 'confirmed', confirmedAt: now, createdAt: now } as const
      const [row] = await subscribers.addAll([{ ...subscriber, ...confirmed, consent: true }])
      if (row) return row
      const known = await subscribers.findByEmail(subscriber.email)
      throw errors.subscriberKnown(known?.state ?? 'waiting')
    },

    async remove(id: number) {
      const row = await subscribers.find(id)
      if (row?.state === 'left') await asking.neverAgain(row.email)
      if (!(await subscribers.remove(id, parts.forgetRecipient))) throw errors.subscriberNotFound()
    },

    async ask(id: number) {
      const row = await subscribers.find(id)
      if (!row) throw errors.subscriberNotFound()
      await asking.askOne(row)
      return (await subscribers.find(id)) ?? row
    },

    askAll: () => asking.askAll(),

    import: (csv: string, isDryRun: boolean): Promise<ImportTally> =>
      parts.importList(csv, isDryRun),
  }
}

export type SubscribersService = ReturnType<typeof createSubscribersService>
