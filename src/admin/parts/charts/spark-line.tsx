import { useState } from 'react'
import { areaUnder, curvePath, roomyTop } from './curve-path.ts'
import { LineCursor } from './line-cursor.tsx'
import { type LinePoint, plotOf } from './line-plot.ts'

const HEIGHT = 64

interface SparkLineProps {
  /** All of it in one sentence. */
  label: string
  /** What the arrow keys choose. */
  cursorLabel: string
  points: readonly LinePoint[]
}

/** The way of a figure in small; the figure itself stands beside it. */
export function SparkLine({ label, cursorLabel, points }: SparkLineProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const values = points.map(({ value }) => value)
  const top = roomyTop(values)
  const line = curvePath(values, top)
  const value = chosen === null ? undefined : values[chosen]
  return (
    <div className="c-wrap is-spark">
      <svg
        className="spark"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={label}
      >
        <path className="c-area" d={areaUnder(line)} />
        <path className="c-line" d={line} />
      </svg>
      {chosen !== null && value !== undefined && (
        <i
          className="spark-dot"
          style={{ left: plotOf(points.length, []).x(chosen), top: HEIGHT * (1 - value / top) }}
        />
      )}
      <LineCursor label={cursorLabel} points={points} chosen={chosen} onChoose={setChosen} />
    </div>
  )
}
