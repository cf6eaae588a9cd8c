import type { Statistics, StatisticsPeriod } from '#shared/contract/statistics.admin.ts'
import { visitorsChartTexts as texts } from '#texts/admin/statistics.ts'
import { dates } from '#texts/grammar.ts'
import { BrandMark } from '#ui/dog/brand-mark.tsx'
import { LineChart } from '../parts/charts.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { visitorPoints } from './visitor-points.ts'
import { VisitorsTable } from './visitors-table.tsx'

interface VisitorsChartProps {
  statistics: Statistics
  period: StatisticsPeriod
  onChoose: (period: StatisticsPeriod) => void
}

export function VisitorsChart({ statistics, period, onChoose }: VisitorsChartProps) {
  const { from, to, perDay, posts } = statistics
  // Within a month nobody asks for the year.
  const write = perDay.length > 31 ? dates.short : dates.shortDay
  const span = texts.span(write(from), write(to))
  const points = visitorPoints(statistics)
  const hasBefore = points.some(({ before }) => before !== undefined)
  const ordered = perDay.toSorted((a, b) => a.visitors - b.visitors)
  const [lowest, highest] = [ordered.at(0), ordered.at(-1)]
  return (
    <section className="box is-chart" aria-labelledby="visitors">
      <div className="box-head">
        <div>
          <h2 id="visitors">{texts.heading}</h2>
          <p className="c-key">
            <span>{span}</span>
            {hasBefore && <span className="is-before">{texts.before(String(perDay.length))}</span>}
            {posts.length > 0 && <span className="is-mark">{texts.post}</span>}
          </p>
        </div>
        <PeriodChoice period={period} onChoose={onChoose} />
      </div>
      {lowest && highest && (
        <LineChart
          title={texts.title(span, lowest.visitors, highest.visitors, write(highest.day))}
          cursorLabel={texts.cursor}
          points={points}
          end={<BrandMark />}
        />
      )}
      <VisitorsTable perDay={perDay} before={hasBefore ? statistics.before : null} />
    </section>
  )
}
