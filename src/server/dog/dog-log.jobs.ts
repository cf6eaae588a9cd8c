import { addCalendarDays, daysBetween } from '#shared/days.ts'
import { filterStillDue, REMINDER_DAYS_AHEAD } from '#shared/dog/coming-up.ts'
import { DAY_MS } from '#shared/durations.ts'
import { dates } from '#texts/grammar.ts'
import { reminderMailWords as words } from '#texts/mail/dog.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/settings.ts'
import type { DogService } from './dog.service.ts'
import type { DogLogRepository } from './dog-log.repository.ts'
import type { DogLogService } from './dog-log.service.ts'

interface Payload {
  id: number
  day: string
}

interface ReminderSources extends Pick<Settings, 'settings' | 'diaryDay'> {
  dog: DogService
  dogLog: DogLogService
}

export function defineReminderJob(
  { jobs, mailQueue, linkTo }: Pick<Platform, 'jobs' | 'mailQueue' | 'linkTo'>,
  log: DogLogRepository,
  { settings, diaryDay, dog, dogLog }: ReminderSources,
) {
  const mail = mailQueue.define<Payload>({
    kind: 'dog-log-reminder',
    expiresAfterMs: REMINDER_DAYS_AHEAD * DAY_MS,
    /** Sends nothing if the entry was done, moved or deleted meanwhile. */
    async write({ id, day }) {
      const { entries, today } = await dogLog.getForOwner()
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
    const from = await diaryDay.today()
    return { from, to: addCalendarDays(from, REMINDER_DAYS_AHEAD) }
  }
  jobs.define<number>({
    kind: 'dog-log-reminders',
    listDue: async () => (mailQueue.canSend ? log.listToRemind(await nearDays()) : []),
    run: async (id) =>
      log.markReminded(id, await nearDays(), (tx, day) => mail.enqueueIn(tx, { id, day })),
    afterBatch: mailQueue.wake,
    countDue: async () => ({
      count: mailQueue.canSend ? await log.countToRemind(await nearDays()) : 0,
      oldest: null,
    }),
  })
}
