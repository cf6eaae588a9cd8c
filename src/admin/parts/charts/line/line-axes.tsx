import type { ReactNode } from 'react'
import { numbers } from '#texts/grammar.ts'
import { GROUND, type LinePoint, plotOf } from '../line-plot.ts'

const TICK = { short: 7, long: 14 }
const NAMES = GROUND + 30
/** Nearer to an edge than this, in percent, a name would stick out. */
const EDGE = 4

interface LineAxesProps {
  points: readonly LinePoint[]
  lines: readonly number[]
  /** The curves: over the lines, under the numbers. */
  children: ReactNode
}

export function LineAxes({ points, lines, children }: LineAxesProps) {
  const { x, y, across } = plotOf(points.length, lines)
  return (
    <>
      {lines.map((value) => (
        <line key={value} className="c-grid" x1="0" x2="100%" y1={y(value)} y2={y(value)} />
      ))}
      {children}
      <rect className="c-ink" y={GROUND - 1} width="100%" height="3" />
      {points.map(({ key, tick, name }, at) => (
        <g key={key}>
          {tick && <rect className="c-ink" x={x(at)} y={GROUND} width="2" height={TICK[tick]} />}
          {name && (
            <text className="c-label" x={x(at)} y={NAMES} textAnchor={anchorAt(across(at))}>
              {name}
            </text>
          )}
        </g>
      ))}
      {lines.map((value) => (
        <text key={value} className="c-label c-on" y={y(value) - 5}>
          {numbers.written(value)}
        </text>
      ))}
    </>
  )
}

function anchorAt(percent: number) {
  if (percent < EDGE) return 'start'
  return percent > 100 - EDGE ? 'end' : 'middle'
}
