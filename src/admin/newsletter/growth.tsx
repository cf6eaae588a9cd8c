import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { subscriberTexts } from '#texts/admin/newsletter.ts'
import { calendarNames, numbers } from '#texts/grammar.ts'
import { areaUnder, curvePath, roomyTop } from '../parts/chart-math.ts'
import { ChartTable, LineCursor } from '../parts/charts.tsx'
import { growthQuery } from './queries.ts'

interface Point {
  key: string
  value: number
  tip: { heading: string; text: string }
}

/** A year of confirmed readers as a line; the ends stand in words. */
export function Growth() {
  const { data, isError } = useQuery(growthQuery)
  const [chosen, setChosen] = useState<number | null>(null)
  if (isError) return <p className="muted">{subscriberTexts.growthFailed}</p>
  const points = (data?.months ?? []).map(({ month, confirmed }) => ({
    key: month,
    value: confirmed,
    tip: {
      heading: calendarNames.monthAndYear(month, 'short'),
      text: subscriberTexts.growthTip(confirmed),
    },
  }))
  return (
    <div className="growth">
      <div className="c-wrap is-growth">
        <GrowthLine points={points} />
        {points.length > 0 && (
          <LineCursor
            label={subscriberTexts.growthCursor}
            points={points}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
      </div>
      {points.length > 0 && (
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

function GrowthLine({ points }: { points: readonly Point[] }) {
  const [first, last] = [points.at(0), points.at(-1)]
  if (!first || !last) return null
  const confirmed = points.map(({ value }) => value)
  const line = curvePath(confirmed, roomyTop(confirmed))
  return (
    <svg
      width="100%"
      height="112"
      role="img"
      aria-label={subscriberTexts.growth(first.tip.heading, first.value, last.value)}
    >
      <svg
        aria-hidden="true"
        y="8"
        width="100%"
        height="84"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path className="growth-area" d={areaUnder(line)} />
        <path className="growth-line" d={line} />
      </svg>
      <rect className="growth-ground" y="91" width="100%" height="2" />
      <text y="109">{subscriberTexts.monthCount(first.tip.heading, first.value)}</text>
      <text x="100%" y="109" textAnchor="end">
        {subscriberTexts.monthCount(subscriberTexts.today, last.value)}
      </text>
    </svg>
  )
}
