import { addCalendarDays, daysBetween } from '#shared/days.ts'
import { filterStillDue, REMINDER_DAYS_AHEAD } from '#shared/dog/coming-up.ts'
import { DAY_MS } from '#shared/durations.ts'
import { dates } from '#texts/grammar.ts'
import { reminderMailWords as words } from '#texts/mail/dog.ts'
import { addOneDay } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/settings.ts'
import type { DogService } from './dog.service.ts'
import type { DogLogRepository } from './dog-log.repository.ts'
import type { DogLogService } from './dog-log.service.ts'

interface Payload {
  id: number
  day: string
}

/** Only "Undo" restores log entries, so the trash does not list them. */
export function defineLogPurge({ jobs }: Platform, log: DogLogService) {
  jobs.every({
    kind: 'dog-log-purge',
    delayMs: 95_000,
    next: addOneDay,
    run: log.purgeOld,
  })
}

interface ReminderOptions {
  settings: Settings
  dog: DogService
  log: DogLogService
}

export function defineReminderJob(
  { jobs, mailQueue, linkTo }: Platform,
  rows: DogLogRepository,
  { settings, dog, log }: ReminderOptions,
) {
  const mail = mailQueue.define<Payload>({
    kind: 'dog-log-reminder',
    expiresAfterMs: REMINDER_DAYS_AHEAD * DAY_MS,
    /** Sends nothing if the entry was done, moved or deleted meanwhile. */
    async write({ id, day }) {
      const { entries, today } = await log.getForOwner()
      const entry = filterStillDue(entries).find(
        (candidate) => candidate.id === id && candidate.nextDue === day,
      )
      const { ownerEmail: to } = await settings.get()
      if (!entry || !to) return null
      const { title } = entry
      const { name: dogName } = await dog.getPublic()
      const facts = { title, date: dates.short(day), inDays: daysBetween(today, day), dogName }
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
            { button: words.button, href: linkTo('/admin/dog/log') },
          ],
        },
      }
    },
  })

  const nearDays = async () => {
    const from = await settings.day.today()
    return { from, to: addCalendarDays(from, REMINDER_DAYS_AHEAD) }
  }
  jobs.define<number>({
    kind: 'dog-log-reminders',
    listDue: async () => (mailQueue.canSend ? rows.listToRemind(await nearDays()) : []),
    run: async (id) =>
      rows.markReminded(id, await nearDays(), (tx, day) => mail.enqueueIn(tx, { id, day })),
    afterBatch: mailQueue.wake,
    countDue: async () => ({
      count: mailQueue.canSend ? await rows.countToRemind(await nearDays()) : 0,
      oldest: null,
    }),
  })
}
