import { type ReactNode, useId, useState } from 'react'
import { numbers } from '#texts/grammar.ts'
import { classNames } from '#ui/display/class-names.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { addHeadroom, areaPathOf, createCurvePath, listAxisValues } from './chart-math.ts'
import { type ChartMark, ChartPointSelector, ChartTip, type ChartTipContent } from './charts.tsx'

export interface LinePoint {
  key: string
  value: number
  /** The value in the previous period; left out of all points if nothing was counted then. */
  before?: number
  tick?: 'short' | 'long'
  name?: string
  tip: ChartTipContent
  mark?: ChartMark
}

const HEIGHT = 294
/** The space above the plot is for the label at the line's end, the space below for ticks and names. */
const TOP = 26
const PLOT = 230
const GROUND = TOP + PLOT

/** Positions of a point: x in percent, so that a wider chart does not stretch its text, y in pixels. */
function plotOf(count: number, lines: readonly number[]) {
  const top = lines.at(-1) ?? 1
  const across = (at: number) => (at / Math.max(1, count - 1)) * 100
  return {
    top,
    across,
    x: (at: number) => `${across(at).toFixed(2)}%`,
    y: (value: number) => TOP + PLOT * (1 - value / top),
  }
}

interface LineChartProps {
  title: string
  cursorLabel: string
  points: readonly LinePoint[]
  end?: ReactNode
}

export function LineChart({ title, cursorLabel, points, end }: LineChartProps) {
  const titleId = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const values = points.map(({ value }) => value)
  const before = points.flatMap((point) => point.before ?? [])
  const lines = listAxisValues(Math.max(0, ...values, ...before))
  const { x, y, top } = plotOf(points.length, lines)
  const line = createCurvePath(values, top)
  const marked = points.flatMap(({ mark }, at) => (mark ? [{ mark, at }] : []))
  const last = points.at(-1)
  const dot = chosen === null ? undefined : points[chosen]
  return (
    <div className={classNames('c-wrap is-line', Boolean(end) && 'has-end')}>
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
            <path className="c-area" d={areaPathOf(line)} />
            {before.length === points.length && (
              <path className="c-before" d={createCurvePath(before, top)} />
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
        <LineMark key={at} mark={mark} left={x(at)} isSmall={marked.length > MAX_PICTURES} />
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

/** More pictures than this would overlap each other. */
const MAX_PICTURES = 8

const TICK = { short: 7, long: 14 }
const NAMES = GROUND + 30
/** A name nearer to an edge than this, in percent, would stick out of the chart. */
const EDGE = 4

interface LineAxesProps {
  points: readonly LinePoint[]
  lines: readonly number[]
  /** The curves, painted over the grid lines and under the axis. */
  children: ReactNode
}

function LineAxes({ points, lines, children }: LineAxesProps) {
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
        <text key={value} className="c-label" x="-10" y={y(value) + 4} textAnchor="end">
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

interface LineMarkProps {
  mark: ChartMark
  left: string
  /** Draws only a ring, because too many pictures would overlap. */
  isSmall: boolean
}

/** Hidden from screen readers: the chart's tip names the mark. */
function LineMark({ mark, left, isSmall }: LineMarkProps) {
  return (
    <span
      className={classNames('c-mark', isSmall && 'is-small')}
      style={{ left }}
      aria-hidden="true"
    >
      {!isSmall && mark.picture && (
        <ResponsiveImage src={mark.picture} alt="" sizes="30px" width={30} height={30} />
      )}
    </span>
  )
}

interface LineCursorProps {
  label: string
  points: readonly LinePoint[]
  chosen: number | null
  onChoose: (at: number | null) => void
}

/** The arrow keys start at the last point, which is the latest one. */
function LineCursor({ label, points, chosen, onChoose }: LineCursorProps) {
  const last = points.length - 1
  const tips = points.map(({ tip, mark }) => ({ ...tip, ...(mark && { mark }) }))
  const tip = chosen === null ? undefined : tips[chosen]
  return (
    <>
      <ChartPointSelector
        label={label}
        tips={tips}
        first={last}
        chosen={chosen}
        onChoose={onChoose}
        pointAt={(share) => Math.round(share * last)}
      />
      {tip && chosen !== null && (
        <ChartTip tip={tip} across={plotOf(points.length, []).across(chosen)} />
      )}
    </>
  )
}

interface SparkLineProps {
  label: string
  cursorLabel: string
  points: readonly LinePoint[]
}

/** A small line without axes; the caller shows the figure itself next to it. */
export function SparkLine({ label, cursorLabel, points }: SparkLineProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const values = points.map(({ value }) => value)
  const top = addHeadroom(values)
  const line = createCurvePath(values, top)
  const value = chosen === null ? undefined : values[chosen]
  return (
    <div className="c-wrap is-spark">
      <svg
        className="spark"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        role="img"
        aria-label={label}
      >
        <path className="c-area" d={areaPathOf(line)} />
        <path className="c-line" d={line} />
      </svg>
      {chosen !== null && value !== undefined && (
        <i
          className="spark-dot"
          style={{
            left: plotOf(points.length, []).x(chosen),
            top: `${100 * (1 - value / top)}%`,
          }}
        />
      )}
      <LineCursor label={cursorLabel} points={points} chosen={chosen} onChoose={setChosen} />
    </div>
  )
}
