import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { chartTexts } from '#texts/admin/statistics.ts'
import { numbers } from '#texts/grammar.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { ArrowDown } from '#ui/icons/arrow-down.ts'
import { ArrowUp } from '#ui/icons/arrow-up.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import type { ChartChange } from './chart-math.ts'

interface ChartCursorProps {
  label: string
  tips: readonly ChartTipContent[]
  first: number
  chosen: number | null
  onChoose: (at: number | null) => void
  /**
   * Returns the index at a share of the width; left out if the parts of the chart handle the
   * pointer themselves.
   */
  pointAt?: (share: number) => number
}

/**
 * Selects the parts of a chart by mouse, finger or arrow keys. An invisible range input lies over
 * the chart, because browsers and screen readers already know how to operate one.
 */
export function ChartPointSelector({
  label,
  tips,
  first,
  chosen,
  onChoose,
  pointAt,
}: ChartCursorProps) {
  const last = tips.length - 1
  const at = chosen ?? first
  const currentTip = tips[at]
  const choose = (there: number) => onChoose(Math.min(last, Math.max(0, there)))
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (pointAt) choose(pointAt((clientX - left) / width))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onChoose(null)
    // Bars are stacked vertically: ArrowDown selects the next bar, where a range input would go
    // back.
    if (pointAt || !(event.key in DOWN)) return
    event.preventDefault()
    choose(at + DOWN[event.key as keyof typeof DOWN])
  }
  return (
    <input
      className="c-cursor"
      type="range"
      min={0}
      max={last}
      value={at}
      aria-label={label}
      aria-valuetext={currentTip && tipInWords(currentTip)}
      onChange={(event) => onChoose(event.currentTarget.valueAsNumber)}
      onPointerMove={follow}
      onPointerLeave={() => onChoose(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onChoose(at)}
      onBlur={() => onChoose(null)}
      onKeyDown={press}
    />
  )
}

const DOWN = { ArrowDown: 1, ArrowUp: -1 }

export interface ChartTipContent {
  heading: string
  text: string
  mark?: ChartMark
}

export interface ChartMark {
  title: string
  picture?: string
}

interface ChartTipProps {
  tip: ChartTipContent
  /** Position in percent of the chart's width; left out where CSS sets the position. */
  across?: number
}

const tipInWords = ({ heading, text, mark }: ChartTipContent) =>
  [`${heading}: ${text}`, mark?.title].filter(Boolean).join('. ')

/** Hidden from screen readers: the range input announces the same text. */
export function ChartTip({ tip: { heading, text, mark }, across }: ChartTipProps) {
  return (
    <span
      className={classNames('c-tip', across !== undefined && across > 50 && 'is-left')}
      style={across === undefined ? undefined : { left: `${across}%` }}
      aria-hidden="true"
    >
      <b dir="auto">{heading}</b>
      <span>{text}</span>
      {mark && (
        <span className="c-tip-mark">
          {mark.picture && (
            <ResponsiveImage src={mark.picture} alt="" sizes="24px" width={24} height={24} />
          )}
          <span dir="auto">{mark.title}</span>
        </span>
      )}
    </span>
  )
}

interface ChartRow {
  key: string
  name: string
  cells: readonly string[]
}

interface ChartTableProps {
  label: string
  columns: readonly string[]
  rows: readonly ChartRow[]
}

export function ChartTable({ label, columns, rows }: ChartTableProps) {
  return (
    <details className="c-table">
      <summary>{chartTexts.asTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="c-table-scroll" tabIndex={0} aria-label={chartTexts.tableOf(label)}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

export interface BarData {
  key: string
  title: string
  /** Replaces the title where the visible name is more than plain text. */
  name?: ReactNode
  value: number
  picture?: ReactNode
  note?: ReactNode
}

interface BarsProps {
  label: string
  columns: readonly [name: string, value: string]
  bars: readonly BarData[]
}

/** Draws one bar per table row, so that chart and table are one. */
export function BarChart({ label, columns: [name, value], bars }: BarsProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const longest = Math.max(1, ...bars.map((bar) => bar.value))
  const sum = bars.reduce((all, bar) => all + bar.value, 0)
  const rows = bars.map((bar) => ({
    bar,
    tip: {
      heading: bar.title,
      text: chartTexts.barTip(value, bar.value, Math.round((bar.value / sum) * 100)),
    },
  }))
  return (
    <div className="c-wrap is-bars">
      <table className="bars">
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{value}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ bar, tip }, at) => (
            <BarRow
              key={bar.key}
              bar={bar}
              longest={longest}
              onPoint={(is) => setChosen(is ? at : null)}
            >
              {chosen === at && <ChartTip tip={tip} />}
            </BarRow>
          ))}
        </tbody>
      </table>
      <ChartPointSelector
        label={chartTexts.cursorOf(label)}
        tips={rows.map(({ tip }) => tip)}
        first={0}
        chosen={chosen}
        onChoose={setChosen}
      />
    </div>
  )
}

interface BarRowProps {
  bar: BarData
  longest: number
  onPoint: (isPointedAt: boolean) => void
  children: ReactNode
}

function BarRow({ bar, longest, onPoint, children }: BarRowProps) {
  return (
    <tr>
      <th scope="row">
        <div>
          {bar.picture}
          <div>
            <span className="bar-name">{bar.name ?? bar.title}</span>
            <span
              className="bar-in"
              onPointerEnter={() => onPoint(true)}
              onPointerLeave={() => onPoint(false)}
            >
              <svg className="bar" width="100%" height="6" aria-hidden="true">
                <rect className="bar-all" width="100%" height="6" rx="3" />
                <rect
                  className="bar-part"
                  width={`${(bar.value / longest) * 100}%`}
                  height="6"
                  rx="3"
                />
              </svg>
              {children}
            </span>
            {bar.note}
          </div>
        </div>
      </th>
      <td>{numbers.written(bar.value)}</td>
    </tr>
  )
}

/** A decrease has a quiet colour, because it is no error. */
export function ChangeTag({ change, children }: { change: ChartChange; children: ReactNode }) {
  return (
    <span className={classNames('change', change.isUp ? 'is-up' : 'is-down')}>
      <Icon of={change.isUp ? ArrowUp : ArrowDown} />
      <span>{children}</span>
    </span>
  )
}
