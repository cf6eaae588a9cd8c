import { useSearchParams } from 'wouter'
import { type StatisticsPeriod, statisticsPeriods } from '#shared/contract/statistics.admin.ts'

const USUAL: StatisticsPeriod = '30'

/** How many days are shown, kept in the address so that reload and back work. */
export function usePeriod(): [StatisticsPeriod, (period: StatisticsPeriod) => void] {
  const [search, setSearch] = useSearchParams()
  const period = statisticsPeriods.find((one) => one === search.get('days')) ?? USUAL
  const choose = (next: StatisticsPeriod) => setSearch(next === USUAL ? {} : { days: next })
  return [period, choose]
}
