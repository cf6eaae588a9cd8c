import type { ComingUp, DogLog, LogChoices, PublicLogEntry } from '#shared/contract/dog-log.ts'
import type { WeightCurve } from '#shared/contract/weight-curve.ts'
import { comingUp, REMIND_DAYS } from '#shared/dog-log/coming-up.ts'
import type { LogEntryFields } from '#shared/dog-log/log-entry.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import { dayNotYet, logEntryNotFound } from './dog-log.errors.ts'
import { presentLogEntry, presentPublicEntry, presentWeightCurve } from './dog-log.present.ts'
import type { DogLogRepository, LogRow } from './dog-log.repository.ts'

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
  clock: Clock
}

interface PublicPart {
  entries: PublicLogEntry[]
  choices: LogChoices
}

/** Private entries leave through `getForOwner` and the file alone. */
export function createDogLogService({ log, getBirthday, diaryDay, clock }: DogLogParts) {
  /** Every page needs the weight, so it is read once per change. */
  let publicPart: Promise<PublicPart> | null = null

  const getChoices = async () => (await log.findChoices()) ?? firstChoices

  async function readPublic(): Promise<PublicPart> {
    const choices = await getChoices()
    const rows = await log.listPublic()
    return { choices, entries: rows.map((row) => presentPublicEntry(row, choices.unit)) }
  }

  function getPublic() {
    if (!publicPart) {
      const reading = readPublic()
      publicPart = reading
      reading.catch(() => {
        if (publicPart === reading) publicPart = null
      })
    }
    return publicPart
  }

  /** After a write here; other processes hear of it by the change feed. */
  function changed<T>(result: T | null): T {
    publicPart = null
    if (result === null) throw logEntryNotFound()
    return result
  }

  async function refuseFuture({ day }: LogEntryFields) {
    if (day > (await diaryDay.today())) throw dayNotYet()
  }

  return {
    forget() {
      publicPart = null
    },
    /** What visitors may see, the newest first. */
    publicLog: async (): Promise<PublicLogEntry[]> => (await getPublic()).entries,
    /** The latest one on the timeline, in words; null when there is none. */
    publicWeight: async () =>
      (await getPublic()).entries.find(({ weight }) => weight !== null)?.weight ?? null,
    /** The oldest first; empty unless the owner shows it. */
    async getWeightCurve(): Promise<WeightCurve> {
      const { entries, choices } = await getPublic()
      const { unit, isCurvePublic } = choices
      return presentWeightCurve(isCurvePublic ? entries.toReversed() : [], unit)
    },

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
