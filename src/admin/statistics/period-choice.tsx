import { type StatisticsPeriod, statisticsPeriods } from '#shared/contract/statistics.admin.ts'
import { visitorsChartTexts as texts } from '#texts/admin/statistics.ts'

interface PeriodChoiceProps {
  period: StatisticsPeriod
  onChoose: (period: StatisticsPeriod) => void
}

export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  return (
    <fieldset className="tabs is-range">
      <legend className="sr">{texts.period}</legend>
      {statisticsPeriods.map((one) => (
        <button key={one} type="button" aria-pressed={one === period} onClick={() => onChoose(one)}>
          {texts.days(one)}
        </button>
      ))}
    </fieldset>
  )
}
