import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { DayFigures } from '#shared/contract/statistics.admin.ts'
import { visitorsCardTexts as texts, visitorsChartTexts } from '#texts/admin/statistics.ts'
import { calendarNames, dates, numbers } from '#texts/grammar.ts'
import { ArrowLink } from '#ui/controls/button.tsx'
import { settingsQuery, statisticsQuery } from '../app/queries.ts'
import { comparePercent } from '../parts/chart-math.ts'
import { ChangeTag } from '../parts/charts.tsx'
import { type LinePoint, SparkLine } from '../parts/line-chart.tsx'
import { findPreviousFigures } from '../statistics/visitor-points.ts'
import { VisitorsTable } from '../statistics/visitors-chart.tsx'

const DAYS = 14

export function VisitorsCard() {
  const { data: settings } = useQuery(settingsQuery)
  return settings?.features.analytics ? <CountedVisitors /> : null
}

function CountedVisitors() {
  const { data, isError } = useQuery(statisticsQuery('30'))
  const days = data?.perDay.slice(-DAYS) ?? []
  const visitors = days.map((day) => day.visitors)
  const before = data && findPreviousFigures(data)
  const change = before && comparePercent(data.total.visitors, before.visitors)
  return (
    <section className="box dash-spark" aria-labelledby="visitors-card">
      <div className="box-head">
        <h2 id="visitors-card">{texts.heading}</h2>
        <ArrowLink as={Link} href="/admin/readers">
          {texts.link}
        </ArrowLink>
      </div>
      {isError && <p className="muted">{texts.failed}</p>}
      {data && (
        <>
          <p className="spark-say">
            <b>{numbers.written(visitors.at(-1) ?? 0)}</b> {texts.today}
            {change && <ChangeTag change={change}>{texts.change(change.text)}</ChangeTag>}
          </p>
          <SparkLine
            label={texts.label(DAYS, Math.min(...visitors), Math.max(...visitors))}
            cursorLabel={visitorsChartTexts.cursor}
            points={days.map(pointOf)}
          />
          <p className="spark-foot">
            <span>{dates.shortDay(days[0]?.day ?? '')}</span>
            <span>{texts.lastDay}</span>
          </p>
          <VisitorsTable perDay={days} before={null} />
        </>
      )}
    </section>
  )
}

const pointOf = (figures: DayFigures): LinePoint => ({
  key: figures.day,
  value: figures.visitors,
  tip: { heading: calendarNames.shortWeekday(figures.day), text: visitorsChartTexts.tip(figures) },
})
