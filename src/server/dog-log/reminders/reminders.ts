import { dayAfter, daysBetween } from '#shared/dog/day-sums.ts'
import { REMIND_DAYS, stillDue } from '#shared/dog-log/coming-up.ts'
import type { MailSender } from '../../mail-look/mail-frame.ts'
import type { MailKind } from '../../outbox/mail-kind.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { DiaryDay } from '../../settings/diary-day.ts'
import type { DogLogService } from '../dog-log.service.ts'
import { writeReminderMail } from './reminder-mail.ts'
import type { RemindersRepository } from './reminders.repository.ts'

const KIND = 'dog-log-reminder'
const DAY_MS = 24 * 60 * 60_000

interface RemindersParts {
  rows: RemindersRepository
  dogLog: Pick<DogLogService, 'getForOwner'>
  outbox: Outbox
  diaryDay: DiaryDay
  getOwnerEmail: () => Promise<string>
  getSender: () => Promise<MailSender>
  linkTo: (path: string) => string
}

interface Facts {
  id: number
  day: string
}

/** A week before something is due again, the owner gets a mail. */
export function createReminders(parts: RemindersParts): Job<number> {
  const { rows, outbox, diaryDay } = parts
  outbox.register(KIND, reminderMail(parts))
  const nearDays = async () => {
    const from = await diaryDay.today()
    return { from, to: dayAfter(from, REMIND_DAYS) }
  }
  return {
    kind: 'dog-log-reminders',
    listDue: async () => (outbox.canSend ? rows.listUntold(await nearDays()) : []),
    run: async (id) =>
      rows.claim(id, await nearDays(), (tx, day) => outbox.addWithin(tx, KIND, { id, day })),
    afterBatch: outbox.startSoon,
    countDue: async () =>
      outbox.canSend ? rows.countUntold(await nearDays()) : { count: 0, oldest: null },
  }
}

const reminderMail = (parts: RemindersParts): MailKind<Facts> => ({
  usefulMs: REMIND_DAYS * DAY_MS,
  /** Nothing where it was done, moved or deleted meanwhile. */
  async write({ id, day }) {
    const { entries, today } = await parts.dogLog.getForOwner()
    const entry = stillDue(entries).find((one) => one.id === id && one.nextDue === day)
    const to = await parts.getOwnerEmail()
    if (!entry || !to) return null
    return writeReminderMail(await parts.getSender(), {
      ...{ to, day, title: entry.title, inDays: daysBetween(today, day) },
      link: parts.linkTo('/admin/dog/log'),
    })
  },
})
