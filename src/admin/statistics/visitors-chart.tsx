import {
  type DayFigures,
  type Statistics,
  type StatisticsPeriod,
  statisticsPeriods,
} from '#shared/contract/statistics.admin.ts'
import { visitorsChartTexts } from '#texts/admin/statistics.ts'
import { calendarNames, dates, numbers } from '#texts/grammar.ts'
import { BrandMark } from '#ui/dog/drawings.tsx'
import { useFirstWeekday } from '../app/diary.ts'
import { ChartTable } from '../parts/charts.tsx'
import { LineChart } from '../parts/line-chart.tsx'
import { createVisitorPoints } from './visitor-points.ts'

interface VisitorsChartProps {
  statistics: Statistics
  period: StatisticsPeriod
  onChoose: (period: StatisticsPeriod) => void
}

export function VisitorsChart({ statistics, period, onChoose }: VisitorsChartProps) {
  const { from, to, perDay, posts } = statistics
  // Dates within a month need no year.
  const write = perDay.length > 31 ? dates.short : dates.shortDay
  const span = visitorsChartTexts.span(write(from), write(to))
  const points = createVisitorPoints(statistics, useFirstWeekday())
  const hasBefore = points.some(({ before }) => before !== undefined)
  const ordered = perDay.toSorted((a, b) => a.visitors - b.visitors)
  const [lowest, highest] = [ordered.at(0), ordered.at(-1)]
  return (
    <section className="box is-chart" aria-labelledby="visitors">
      <div className="box-head">
        <div>
          <h2 id="visitors">{visitorsChartTexts.heading}</h2>
          <p className="c-key">
            <span>{span}</span>
            {hasBefore && (
              <span className="is-before">{visitorsChartTexts.before(String(perDay.length))}</span>
            )}
            {posts.length > 0 && <span className="is-mark">{visitorsChartTexts.post}</span>}
          </p>
        </div>
        <PeriodChoice period={period} onChoose={onChoose} />
      </div>
      {lowest && highest && (
        <LineChart
          title={visitorsChartTexts.title(
            span,
            lowest.visitors,
            highest.visitors,
            write(highest.day),
          )}
          cursorLabel={visitorsChartTexts.cursor}
          points={points}
          end={<BrandMark />}
        />
      )}
      <VisitorsTable perDay={perDay} before={hasBefore ? statistics.before : null} />
    </section>
  )
}

function PeriodChoice({
  period,
  onChoose,
}: {
  period: StatisticsPeriod
  onChoose: (period: StatisticsPeriod) => void
}) {
  return (
    <fieldset className="segmented">
      <legend className="sr">{visitorsChartTexts.period}</legend>
      {statisticsPeriods.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === period}
          onClick={() => onChoose(choice)}
        >
          {visitorsChartTexts.days(choice)}
        </button>
      ))}
    </fieldset>
  )
}

interface VisitorsTableProps {
  perDay: readonly DayFigures[]
  before: readonly DayFigures[] | null
}

/** The latest day comes first, because people read the top of a table. */
export function VisitorsTable({ perDay, before }: VisitorsTableProps) {
  const { columns } = visitorsChartTexts
  const rows = perDay.map(({ day, visitors, views }, at) => ({
    key: day,
    name: calendarNames.shortWeekday(day),
    cells: [visitors, views, ...(before ? [before[at]?.visitors ?? 0] : [])].map(numbers.written),
  }))
  return (
    <ChartTable
      label={visitorsChartTexts.heading}
      columns={[columns.day, columns.visitors, columns.views, ...(before ? [columns.before] : [])]}
      rows={rows.toReversed()}
    />
  )
}
