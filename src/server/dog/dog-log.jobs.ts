import { formatDate } from '#shared/dates.ts'
import { dayAfter, daysBetween } from '#shared/dog/day-sums.ts'
import { REMIND_DAYS, stillDue } from '#shared/dog-log/coming-up.ts'
import { reminderMailWords as words } from '#shared/texts/dog-log-mail.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import type { DogLogService } from './dog-log.service.ts'
import type { RemindersRepository } from './reminders.repository.ts'

const DAY_MS = 24 * 60 * 60_000

interface RemindersParts {
  rows: RemindersRepository
  dogLog: Pick<DogLogService, 'getForOwner'>
  outbox: Outbox
  diaryDay: DiaryDay
  getOwnerEmail: () => Promise<string>
  getDogName: () => Promise<string>
  linkTo: (path: string) => string
}

interface Payload {
  id: number
  day: string
}

/** A week before something is due again, the owner gets a mail. */
export function createReminders(parts: RemindersParts): Job<number> {
  const { rows, outbox, diaryDay } = parts
  const reminder = defineReminder(parts)
  const nearDays = async () => {
    const from = await diaryDay.today()
    return { from, to: dayAfter(from, REMIND_DAYS) }
  }
  return {
    kind: 'dog-log-reminders',
    listDue: async () => (outbox.canSend ? rows.listUntold(await nearDays()) : []),
    run: async (id) =>
      rows.claim(id, await nearDays(), (tx, day) => reminder.addWithin(tx, { id, day })),
    afterBatch: outbox.startSoon,
    countDue: async () =>
      outbox.canSend ? rows.countUntold(await nearDays()) : { count: 0, oldest: null },
  }
}

const defineReminder = (parts: RemindersParts) =>
  parts.outbox.define<Payload>({
    kind: 'dog-log-reminder',
    expiresAfterMs: REMIND_DAYS * DAY_MS,
    /** Nothing where it was done, moved or deleted meanwhile. */
    async write({ id, day }) {
      const { entries, today } = await parts.dogLog.getForOwner()
      const entry = stillDue(entries).find((one) => one.id === id && one.nextDue === day)
      const to = await parts.getOwnerEmail()
      if (!entry || !to) return null
      const { title } = entry
      const dogName = await parts.getDogName()
      const facts = { title, date: formatDate(day), inDays: daysBetween(today, day), dogName }
      return {
        to,
        content: {
          subject: words.subject(facts),
          previewText: words.when(facts),
          greeting: words.greeting,
          opening: words.opening(dogName),
          title: { text: title },
          body: [
            { text: words.when(facts) },
            { button: words.button, href: parts.linkTo('/admin/dog/log') },
          ],
        },
      }
    },
  })
