import type { ComingUp, DogLog, LogChoices } from '#shared/contract/dog-log.ts'
import { comingUp, REMIND_DAYS } from '#shared/dog-log/coming-up.ts'
import type { LogEntryFields } from '#shared/dog-log/log-entry.ts'
import type { ChangeFeed } from '../platform/changes/change-feed.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import { dayNotYet, logEntryNotFound } from './dog-log.errors.ts'
import { presentLogEntry } from './dog-log.present.ts'
import type { DogLogRepository, LogRow } from './dog-log.repository.ts'
import { createPublicLog } from './public-log.ts'

const firstChoices: LogChoices = {
  unit: 'lb',
  wantedFrom: null,
  wantedTo: null,
  weighsMonthly: false,
  isCurvePublic: false,
}

interface DogLogParts {
  log: DogLogRepository
  getBirthday: () => Promise<string>
  diaryDay: DiaryDay
  changes: Pick<ChangeFeed, 'readOnce'>
  clock: Clock
}

/** Private entries leave through `getForOwner` and the file alone. */
export function createDogLogService({ log, getBirthday, diaryDay, changes, clock }: DogLogParts) {
  const getChoices = async () => (await log.findChoices()) ?? firstChoices
  const { forget, ...publicLog } = createPublicLog(log, getChoices, changes)

  /** After a write here; other processes hear of it by the change feed. */
  function changed<T>(result: T | null): T {
    forget()
    if (result === null) throw logEntryNotFound()
    return result
  }

  async function refuseFuture({ day }: LogEntryFields) {
    if (day > (await diaryDay.today())) throw dayNotYet()
  }

  return {
    ...publicLog,

    async getForOwner(): Promise<DogLog> {
      const [rows, choices] = [await log.list(), await getChoices()]
      const entries = rows.map(presentLogEntry)
      const today = await diaryDay.today()
      const ahead = comingUp({ entries, choices, birthday: await getBirthday(), today })
      return { entries, choices, comingUp: ahead, today }
    },
    /** For the dashboard: what wants attention soon. Birthdays are told elsewhere. */
    async listReminders(): Promise<ComingUp[]> {
      const ahead = (await this.getForOwner()).comingUp
      return ahead.filter(
        ({ what, inDays }) =>
          (what === 'due' && inDays <= REMIND_DAYS) || (what === 'weigh' && inDays <= 0),
      )
    },

    async create(entry: LogEntryFields): Promise<LogRow> {
      await refuseFuture(entry)
      return changed(await log.insert(entry))
    },
    async update(id: number, entry: LogEntryFields): Promise<LogRow> {
      await refuseFuture(entry)
      return changed(await log.update(id, entry))
    },
    remove: async (id: number) => changed((await log.markDeleted(id, clock.now())) || null),
    restore: async (id: number): Promise<LogRow> => changed(await log.restore(id)),
    purgeDeleted: (before: Date) => log.removeDeletedBefore(before),
    async saveChoices(choices: LogChoices): Promise<LogChoices> {
      await log.saveChoices(choices)
      return changed(choices)
    },
    listMediaMentions: () => log.listPhotoUrls(),
  }
}

export type DogLogService = ReturnType<typeof createDogLogService>
