import type { DayFigures } from '#shared/contract/statistics.admin.ts'
import { visitorsChartTexts as texts } from '#texts/admin/statistics.ts'
import { calendarNames, numbers } from '#texts/grammar.ts'
import { ChartTable } from '../parts/charts.tsx'

interface VisitorsTableProps {
  perDay: readonly DayFigures[]
  /** As many days of the period before; null when they are not compared with. */
  before: readonly DayFigures[] | null
}

/** Latest first: the top of a table is what people read. */
export function VisitorsTable({ perDay, before }: VisitorsTableProps) {
  const { columns } = texts
  const rows = perDay.map(({ day, visitors, views }, at) => ({
    key: day,
    name: calendarNames.shortWeekday(day),
    cells: [visitors, views, ...(before ? [before[at]?.visitors ?? 0] : [])].map(numbers.written),
  }))
  return (
    <ChartTable
      label={texts.heading}
      columns={[columns.day, columns.visitors, columns.views, ...(before ? [columns.before] : [])]}
      rows={rows.toReversed()}
    />
  )
}
