import type { Keys } from '../comments/writing/keys.ts'
import type { Database } from '../platform/database/database.ts'
import { aDayLater, type JobRegistry } from '../platform/jobs/jobs.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import type { Clock } from '../platform/process/clock.ts'
import { createRateLimits } from '../platform/security/rate-limits.ts'
import { createAsking } from './asking/asking.ts'
import { createAsksRepository } from './asking/asks.repository.ts'
import { type DiaryNames, defineConfirmation } from './asking/confirmation.ts'
import { createImportList } from './csv/import-list.ts'
import { createLinksRepository } from './links/links.repository.ts'
import { createLinks } from './links/links.service.ts'
import { createNewsletterRepository } from './newsletter.repository.ts'
import { createNewsletterService } from './newsletter.service.ts'
import {
  createSubscribersRepository,
  type ForgetRecipient,
  listConfirmed,
} from './subscribers/subscribers.repository.ts'
import { createSubscribersService } from './subscribers/subscribers.service.ts'

interface NewsletterParts {
  database: Database
  outbox: Outbox
  isHeld: () => Promise<boolean>
  forgetRecipient: ForgetRecipient
  getNames: () => Promise<DiaryNames>
  linkTo: (path: string) => string
  diaryDay: { zone(): Promise<string>; today(): Promise<string> }
  keys: Pick<Keys, 'emailKey' | 'networkKey'>
  jobs: JobRegistry
  clock: Clock
}

/** What visitors subscribe to, how they say yes and leave, and what the owner sees of it. */
export function createNewsletter({
  database,
  outbox,
  isHeld,
  keys,
  jobs,
  clock,
  ...parts
}: NewsletterParts) {
  const { db } = database
  const rows = createSubscribersRepository(db)
  const asks = createAsksRepository(db)
  const links = createLinks({
    ...{ links: createLinksRepository(db), linkTo: parts.linkTo, clock },
    whenConfirmed: (email) => asking.noteAnswer(email),
  })
  const { getNames } = parts
  const confirmation = defineConfirmation({
    outbox,
    subscribers: rows,
    asks,
    keys,
    links,
    getNames,
  })
  const asking = createAsking({ asks, outbox, confirmation, isHeld, keys, jobs, clock })
  const limit = createRateLimits(database)({
    name: 'newsletter',
    points: 60,
    seconds: 3600,
    message: (minutes) =>
      `Too many requests. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  })
  /** Addresses that nobody confirmed, and links that ended. */
  async function forgetOld() {
    await links.removeEnded()
    await asking.forgetOld()
  }
  jobs.every({ kind: 'subscribers-forget', delayMs: 110_000, next: aDayLater, run: forgetOld })
  return {
    newsletter: createNewsletterService({
      subscribers: createNewsletterRepository(db),
      ...{ asking, limit, keys, clock },
    }),
    subscribers: createSubscribersService({
      ...{ subscribers: rows, asking, clock, forgetRecipient: parts.forgetRecipient },
      importList: createImportList({ subscribers: rows, asking, clock }),
      getZone: parts.diaryDay.zone,
      today: parts.diaryDay.today,
    }),
    subscriberLinks: links,
    asking,
    /** What letters need to know about whoever gets them. */
    letterReaders: {
      list: listConfirmed,
      countConfirmed: () => rows.count({ state: 'confirmed' }),
      leaveLinkOf: links.leaveLinkOf,
      noteDelivery: links.noteDelivery,
    },
    forgetOld,
  }
}
