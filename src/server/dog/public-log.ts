import type { LogChoices, PublicLogEntry } from '#shared/contract/dog-log.ts'
import type { WeightCurve } from '#shared/contract/weight-curve.ts'
import type { ChangeFeed } from '../platform/changes/change-feed.ts'
import { presentPublicEntry, presentWeightCurve } from './dog-log.present.ts'
import type { DogLogRepository } from './dog-log.repository.ts'

interface PublicPart {
  entries: PublicLogEntry[]
  choices: LogChoices
}

/** What visitors may see of the log. Every page needs the weight, so it is read once per change. */
export function createPublicLog(
  log: Pick<DogLogRepository, 'listPublic'>,
  getChoices: () => Promise<LogChoices>,
  changes: Pick<ChangeFeed, 'readOnce'>,
) {
  const { get, forget } = changes.readOnce(async (): Promise<PublicPart> => {
    const choices = await getChoices()
    const rows = await log.listPublic()
    return { choices, entries: rows.map((row) => presentPublicEntry(row, choices.unit)) }
  })

  return {
    forget,
    /** The newest first. */
    publicLog: async (): Promise<PublicLogEntry[]> => (await get()).entries,
    /** The latest one on the timeline, in words; null when there is none. */
    publicWeight: async () =>
      (await get()).entries.find(({ weight }) => weight !== null)?.weight ?? null,
    /** The oldest first; empty unless the owner shows it. */
    async getWeightCurve(): Promise<WeightCurve> {
      const { entries, choices } = await get()
      const { unit, isCurvePublic } = choices
      return presentWeightCurve(isCurvePublic ? entries.toReversed() : [], unit)
    },
  }
}
