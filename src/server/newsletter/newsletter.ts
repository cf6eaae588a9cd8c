import type { Keys } from '../comments/writing/keys.ts'
import { aDayLater } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import { createAsking } from './double-opt-in.service.ts'
import { createAsksRepository } from './double-opt-in.repository.ts'
import { type DiaryNames, defineConfirmation } from './confirmation.ts'
import { createImportList } from './import-list.ts'
import { createLinksRepository } from './links.repository.ts'
import { createLinks } from './links.service.ts'
import { createNewsletterRepository } from './newsletter.repository.ts'
import { createNewsletterService } from './newsletter.service.ts'
import {
  createSubscribersRepository,
  type ForgetRecipient,
  listConfirmed,
} from './subscribers.repository.ts'
import { createSubscribersService } from './subscribers.service.ts'

interface NewsletterWings {
  diaryDay: DiaryDay
  forgetRecipient: ForgetRecipient
  getNames: () => Promise<DiaryNames>
  keys: Pick<Keys, 'emailKey' | 'networkKey'>
}

/** What visitors subscribe to, how they say yes and leave, and what the owner sees of it. */
export function createNewsletter(
  { db, outbox, mailHold, jobs, linkTo, limitTo, clock }: Platform,
  { diaryDay, forgetRecipient, getNames, keys }: NewsletterWings,
) {
  const { isHeld } = mailHold
  const rows = createSubscribersRepository(db)
  const asks = createAsksRepository(db)
  const links = createLinks({
    ...{ links: createLinksRepository(db), linkTo, clock },
    whenConfirmed: (email) => asking.noteAnswer(email),
  })
  const confirmation = defineConfirmation({
    outbox,
    subscribers: rows,
    asks,
    keys,
    links,
    getNames,
  })
  const asking = createAsking({ asks, outbox, confirmation, isHeld, keys, jobs, clock })
  const limit = limitTo({
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
      ...{ subscribers: rows, asking, clock, forgetRecipient },
      importList: createImportList({ subscribers: rows, asking, clock }),
      getZone: diaryDay.zone,
      today: diaryDay.today,
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
