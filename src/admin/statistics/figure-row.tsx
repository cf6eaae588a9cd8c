import { useQuery } from '@tanstack/react-query'
import type { Statistics, StatisticsPeriod } from '#shared/contract/statistics.admin.ts'
import { statisticsTexts as texts } from '#texts/admin/statistics.ts'
import { numbers } from '#texts/grammar.ts'
import { newSubscribersQuery } from '../app/queries.ts'
import { type Change, difference, percentChange } from '../parts/chart-math.ts'
import { ChangeTag } from '../parts/charts.tsx'
import { countedBefore } from './counted-before.ts'

interface FigureRowProps {
  statistics: Statistics
  period: StatisticsPeriod
}

export function FigureRow({ statistics, period }: FigureRowProps) {
  const { total } = statistics
  const totalBefore = countedBefore(statistics) ?? nobody
  const { data: joined } = useQuery(newSubscribersQuery(period))
  const [now, before] = [perVisitor(total), perVisitor(totalBefore)]
  const figures: [name: string, value: string, change: Change | null][] = [
    [
      texts.figures.visitors,
      numbers.written(total.visitors),
      percentChange(total.visitors, totalBefore.visitors),
    ],
    [
      texts.figures.views,
      numbers.written(total.views),
      percentChange(total.views, totalBefore.views),
    ],
    [texts.figures.perVisitor, now === null ? '–' : now.toFixed(1), difference(now, before)],
    [
      texts.figures.joined,
      joined ? numbers.written(joined.now) : '–',
      joined ? difference(joined.now, joined.before) : null,
    ],
  ]
  return (
    <dl className="figures">
      {figures.map(([name, value, change]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {change && (
              <ChangeTag change={change}>
                {change.text}
                <span className="sr">
                  {change.isUp ? texts.moreThan(period) : texts.lessThan(period)}
                </span>
              </ChangeTag>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const nobody = { views: 0, visitors: 0 }

const perVisitor = ({ views, visitors }: Statistics['total']) =>
  visitors === 0 ? null : views / visitors
