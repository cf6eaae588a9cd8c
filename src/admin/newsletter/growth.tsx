import { useQuery } from '@tanstack/react-query'
import { subscriberTexts } from '#texts/admin/newsletter.ts'
import { calendarNames, numbers } from '#texts/grammar.ts'
import { ChartTable } from '../parts/charts.tsx'
import { SparkLine } from '../parts/line-chart.tsx'
import { subscriberGrowthQuery } from './queries.ts'

export function SubscriberGrowthChart() {
  const { data, isError } = useQuery(subscriberGrowthQuery)
  if (isError) return <p className="muted">{subscriberTexts.growthFailed}</p>
  const points = (data?.months ?? []).map(({ month, confirmed }) => ({
    key: month,
    value: confirmed,
    tip: {
      heading: calendarNames.monthAndYear(month, 'short'),
      text: subscriberTexts.growthTip(confirmed),
    },
  }))
  const [first, last] = [points.at(0), points.at(-1)]
  return (
    <div className="growth">
      <div className="is-growth">
        {first && last && (
          <>
            <SparkLine
              label={subscriberTexts.growth(first.tip.heading, first.value, last.value)}
              cursorLabel={subscriberTexts.growthCursor}
              points={points}
            />
            <p className="spark-foot">
              <span>{subscriberTexts.monthCount(first.tip.heading, first.value)}</span>
              <span>{subscriberTexts.monthCount(subscriberTexts.today, last.value)}</span>
            </p>
          </>
        )}
      </div>
      {last && (
        <ChartTable
          label={subscriberTexts.growthHeading}
          columns={subscriberTexts.growthColumns}
          rows={points.toReversed().map(({ key, value, tip }) => ({
            key,
            name: tip.heading,
            cells: [numbers.written(value)],
          }))}
        />
      )}
    </div>
  )
}
