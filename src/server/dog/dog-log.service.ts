import type { ComingUp, DogLog, LogSettings, PublicLogEntry } from '#shared/contract/dog.admin.ts'
import type { WeightCurve } from '#shared/contract/dog.ts'
import { listComingUp, REMINDER_DAYS_AHEAD } from '#shared/dog/coming-up.ts'
import { findLogDayProblem, type LogEntryFields } from '#shared/dog/log.ts'
import { findWeightUnit } from '#shared/dog/weight.ts'
import { DAY_MS } from '#shared/durations.ts'
import { DELETED_ITEM_RETENTION_DAYS } from '#shared/limits.ts'
import { usualWeightUnit } from '#shared/zone-habits.ts'
import { dogErrors } from '#texts/errors/dog.ts'
import { scales } from '#texts/grammar.ts'
import { invalidFields, notFound } from '../platform/http/errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/settings.ts'
import { defaultDog } from './default-dog.ts'
import { presentLogEntry, presentPublicLogEntry, presentWeightCurve } from './dog-log.present.ts'
import type { DogLogRepository, LogRow } from './dog-log.repository.ts'

const [demoDog] = defaultDog.dogs
const logEntryNotFound = () => notFound('dog_log.not_found', dogErrors.entryNotFound)

const otherChoices = {
  wantedFrom: null,
  wantedTo: null,
  weighsMonthly: false,
  isCurvePublic: false,
} as const

interface DogLogSources {
  settings: Settings
  getProfile: () => Promise<{ birthday: string; weight: string }>
}

/** Private entries leave the server only through `getForOwner` and the downloaded file. */
export function createDogLogService(
  log: DogLogRepository,
  { changes, clock }: Platform,
  { settings, getProfile }: DogLogSources,
) {
  /**
   * Until the owner chooses, the unit is that of the profile, else of the language, else of the
   * country.
   */
  async function getChoices(): Promise<LogSettings> {
    const chosen = await log.findChoices()
    if (chosen) return chosen
    const { weight } = await getProfile()
    const written = weight === demoDog.weight ? null : findWeightUnit(weight)
    const usual = scales.isMetric ? 'kg' : usualWeightUnit(await settings.day.zone())
    return { unit: written ?? usual, ...otherChoices }
  }

  /** Every page needs the dog's weight, so the public part of the log is cached until a change. */
  const visible = changes.memoize(async () => {
    const choices = await getChoices()
    const rows = await log.listPublic()
    return { choices, entries: rows.map((row) => presentPublicLogEntry(row, choices.unit)) }
  })

  /** Other processes learn of the write through the change feed. */
  function changed<T>(result: T | null): T {
    visible.forget()
    if (result === null) throw logEntryNotFound()
    return result
  }

  async function refuseImpossible({ day }: LogEntryFields) {
    const { birthday } = await getProfile()
    const problem = findLogDayProblem(day, { birthday, today: await settings.day.today() })
    if (problem) throw invalidFields({ day: problem })
  }

  async function getForOwner(): Promise<DogLog> {
    const [rows, choices] = [await log.list(), await getChoices()]
    const entries = rows.map(presentLogEntry)
    const today = await settings.day.today()
    const { birthday } = await getProfile()
    const ahead = listComingUp({ entries, choices, birthday, today })
    return { entries, choices, comingUp: ahead, today, birthday }
  }

  return {
    publicLog: async (): Promise<PublicLogEntry[]> => (await visible.get()).entries,
    publicWeight: async () =>
      (await visible.get()).entries.find(({ weight }) => weight !== null)?.weight ?? null,
    async getWeightCurve(): Promise<WeightCurve> {
      const { entries, choices } = await visible.get()
      const { unit, isCurvePublic } = choices
      return presentWeightCurve(isCurvePublic ? entries.toReversed() : [], unit)
    },

    getForOwner,
    /** Leaves out birthdays, which the dashboard shows elsewhere. */
    async listReminders(): Promise<ComingUp[]> {
      const { comingUp: ahead } = await getForOwner()
      return ahead.filter(
        ({ what, inDays }) =>
          (what === 'due' && inDays <= REMINDER_DAYS_AHEAD) || (what === 'weigh' && inDays <= 0),
      )
    },

    async create(entry: LogEntryFields): Promise<LogRow> {
      await refuseImpossible(entry)
      return changed(await log.insert(entry))
    },
    async update(id: number, entry: LogEntryFields): Promise<LogRow> {
      // A birthday that was corrected later must not prevent an entry from being edited or hidden.
      const isMoved = (await log.find(id))?.day !== entry.day
      if (isMoved) await refuseImpossible(entry)
      return changed(await log.update(id, entry))
    },
    remove: async (id: number) => changed((await log.markDeleted(id, clock.now())) || null),
    restore: async (id: number): Promise<LogRow> => changed(await log.restore(id)),
    purgeOld: () =>
      log.removeDeletedBefore(
        new Date(clock.now().getTime() - DELETED_ITEM_RETENTION_DAYS * DAY_MS),
      ),
    async saveChoices(choices: LogSettings): Promise<LogSettings> {
      await log.saveChoices(choices)
      return changed(choices)
    },
    listMediaMentions: () => log.listPhotoUrls(),
  }
}

export type DogLogService = ReturnType<typeof createDogLogService>
