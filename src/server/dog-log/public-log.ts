import type { LogChoices, PublicLogEntry } from '#shared/contract/dog-log.ts'
import type { WeightCurve } from '#shared/contract/weight-curve.ts'
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
) {
  let publicPart: Promise<PublicPart> | null = null

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

  return {
    forget() {
      publicPart = null
    },
    /** The newest first. */
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
  }
}
