import { type ReactNode, useId, useState } from 'react'
import { areaUnder, curvePath } from './curve-path.ts'
import { LineAxes } from './line/line-axes.tsx'
import { LineMark } from './line/line-mark.tsx'
import { LineCursor } from './line-cursor.tsx'
import { HEIGHT, type LinePoint, PLOT, plotOf, TOP } from './line-plot.ts'
import { roundScale } from './round-scale.ts'

interface LineChartProps {
  /** All of it in one sentence. */
  title: string
  /** What the arrow keys choose. */
  cursorLabel: string
  points: readonly LinePoint[]
  /** Stands at the end of the line. */
  end?: ReactNode
}

/** A line over days, the one before it in quiet, and what happened along the ground. */
export function LineChart({ title, cursorLabel, points, end }: LineChartProps) {
  const titleId = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const values = points.map(({ value }) => value)
  const before = points.flatMap((point) => point.before ?? [])
  const lines = roundScale(Math.max(0, ...values, ...before))
  const { x, y, top } = plotOf(points.length, lines)
  const line = curvePath(values, top)
  const marked = points.flatMap(({ mark }, at) => (mark ? [{ mark, at }] : []))
  const last = points.at(-1)
  const dot = chosen === null ? undefined : points[chosen]
  return (
    <div className="c-wrap">
      <svg
        className="c-line-chart"
        width="100%"
        height={HEIGHT}
        role="img"
        aria-labelledby={titleId}
      >
        <title id={titleId}>{title}</title>
        <LineAxes points={points} lines={lines}>
          <svg
            aria-hidden="true"
            y={TOP}
            width="100%"
            height={PLOT}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
          >
            <path className="c-area" d={areaUnder(line)} />
            {before.length === points.length && (
              <path className="c-before" d={curvePath(before, top)} />
            )}
            <path className="c-line" d={line} />
          </svg>
        </LineAxes>
        {marked.map(({ at }) => (
          <line
            key={at}
            className="c-mark-line"
            x1={x(at)}
            x2={x(at)}
            y1={y(0)}
            y2={y(values[at] ?? 0)}
          />
        ))}
        {dot && chosen !== null && (
          <circle className="c-dot" cx={x(chosen)} cy={y(dot.value)} r="6" />
        )}
      </svg>
      {marked.map(({ mark, at }) => (
        <LineMark key={at} mark={mark} left={x(at)} isSmall={marked.length > MOST_PICTURES} />
      ))}
      {end && last && (
        <div className="c-end" style={{ top: y(last.value) }}>
          {end}
        </div>
      )}
      <LineCursor label={cursorLabel} points={points} chosen={chosen} onChoose={setChosen} />
    </div>
  )
}

/** More than these would cover one another. */
const MOST_PICTURES = 8
