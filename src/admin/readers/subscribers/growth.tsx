import { useQuery } from '@tanstack/react-query'
import { monthText, subscriberTexts as texts } from '#shared/texts/readers.ts'
import { areaUnder, curvePath, roomyTop } from '../../charts/curve-path.ts'
import { growthQuery } from '../readers-queries.ts'

/** A year of confirmed readers as a line; the ends stand in words. */
export function Growth() {
  const { data, isError } = useQuery(growthQuery)
  if (isError) return <p className="muted">{texts.growthFailed}</p>
  const [first, last] = [data?.months.at(0), data?.months.at(-1)]
  if (!data || !first || !last) return <div className="growth" />
  const confirmed = data.months.map((month) => month.confirmed)
  const line = curvePath(confirmed, roomyTop(confirmed))
  return (
    <div className="growth">
      <svg
        width="100%"
        height="112"
        role="img"
        aria-label={texts.growth(monthText(first.month), first.confirmed, last.confirmed)}
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
        <text y="109">{texts.monthCount(monthText(first.month), first.confirmed)}</text>
        <text x="100%" y="109" textAnchor="end">
          {texts.monthCount(texts.today, last.confirmed)}
        </text>
      </svg>
    </div>
  )
}
