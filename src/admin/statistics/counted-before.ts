import type { Figures, Statistics } from '#shared/contract/statistics.admin.ts'

type Periods = Pick<Statistics, 'since' | 'before' | 'totalBefore'>

/** The period before, if all of it was counted: half of it would look as if hardly anybody had come. */
export function countedBefore({ since, before, totalBefore }: Periods): Figures | null {
  const first = before[0]?.day
  return since !== null && first !== undefined && since <= first ? totalBefore : null
}
