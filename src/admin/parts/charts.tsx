import { ArrowDown, ArrowUp } from 'lucide'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react'
import { chartTexts } from '#texts/admin/statistics.ts'
import { numbers } from '#texts/grammar.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { type Change, wholePercents } from './chart-math.ts'

interface ChartCursorProps {
  label: string
  tips: readonly ChartTipOf[]
  /** What the keys begin with. */
  first: number
  chosen: number | null
  onChoose: (at: number | null) => void
  /** Which one lies at a share of the width; left out where the chart itself is pointed at. */
  pointAt?: (share: number) => number
}

/**
 * Points at one part of a chart after the other, by mouse, finger or arrow keys. A slider nobody sees lies over
 * the chart: browsers and screen readers know how to use one.
 */
export function ChartCursor({ label, tips, first, chosen, onChoose, pointAt }: ChartCursorProps) {
  const last = tips.length - 1
  const at = chosen ?? first
  const said = tips[at]
  const choose = (there: number) => onChoose(Math.min(last, Math.max(0, there)))
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (pointAt) choose(pointAt((clientX - left) / width))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onChoose(null)
    // Bars stand below one another: down is the next one, where a slider would go back.
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
      aria-valuetext={said && tipInWords(said)}
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

/** What is said about a part of a chart that is pointed at. */
export interface ChartTipOf {
  heading: string
  text: string
  mark?: ChartMark
}

/** Something that happened there. */
export interface ChartMark {
  title: string
  picture?: string
}

interface ChartTipProps {
  tip: ChartTipOf
  /** Where it stands, in percent of the chart's width; left out where the style says so. */
  across?: number
}

const tipInWords = ({ heading, text, mark }: ChartTipOf) =>
  [`${heading}: ${text}`, mark?.title].filter(Boolean).join('. ')

/** For the eye: the slider of the chart says the same in words. */
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
  /** What the table is about. */
  label: string
  columns: readonly string[]
  rows: readonly ChartRow[]
}

/** What a chart shows, in figures. */
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

export interface Bar {
  key: string
  /** The name in words alone. */
  title: string
  /** When it is more than words. */
  name?: ReactNode
  value: number
  /** Before the name. */
  picture?: ReactNode
  /** Under the name: what can be done about it. */
  note?: ReactNode
}

interface BarsProps {
  /** What the whole is, for who cannot see the heading. */
  label: string
  columns: readonly [name: string, value: string]
  bars: readonly Bar[]
}

/** A bar a row, the longest first: chart and table in one. */
export function Bars({ label, columns: [name, value], bars }: BarsProps) {
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
      <ChartCursor
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
  bar: Bar
  longest: number
  onPoint: (isPointedAt: boolean) => void
  /** Stands at the bar. */
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

interface Share {
  name: string
  value: number
}

interface SharesProps {
  /** What the whole is. */
  label: string
  /** What is counted. */
  column: string
  shares: readonly Share[]
}

/** One after another from dark to light; gaps and names tell them apart without any color. */
const looks = ['is-a', 'is-b', 'is-c']

/** The parts of a whole, up to three, as one sausage. */
export function Shares({ label, column, shares }: SharesProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const percents = wholePercents(shares.map(({ value }) => value))
  const slices: Slice[] = shares.map(({ name }, at) => ({
    name,
    look: looks[at % looks.length] ?? '',
    percent: percents[at] ?? 0,
    left: percents.slice(0, at).reduce((sum, percent) => sum + percent, 0),
  }))
  const tips = shares.map(({ name, value }, at) => ({
    heading: name,
    text: chartTexts.shareTip(percents[at] ?? 0, column, value),
  }))
  const said = chosen === null ? undefined : slices[chosen]
  const tip = chosen === null ? undefined : tips[chosen]
  return (
    <>
      <div className="c-wrap is-shares">
        <Sausage slices={slices} />
        <ChartCursor
          label={chartTexts.cursorOf(label)}
          tips={tips}
          first={0}
          chosen={chosen}
          onChoose={setChosen}
          pointAt={(share) => sliceAt(slices, share * 100)}
        />
        {tip && said && <ChartTip tip={tip} across={said.left + said.percent / 2} />}
      </div>
      <ul className="slices" aria-hidden="true">
        {slices.map(({ name, look, percent }) => (
          <li key={name}>
            <b>{chartTexts.percent(percent)}</b>
            <span>
              <i className={look} />
              {name}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The last one that has begun there; one of nothing is never pointed at. */
const sliceAt = (slices: readonly Slice[], percent: number) =>
  slices.findLastIndex((slice) => slice.percent > 0 && slice.left <= Math.max(0, percent))

/** A part of the whole; both figures in percent. */
interface Slice {
  name: string
  look: string
  percent: number
  left: number
}

const SAUSAGE_HEIGHT = 44

function Sausage({ slices }: { slices: readonly Slice[] }) {
  const skin = useId()
  const drawn = slices.filter(({ percent }) => percent > 0)
  const label = slices
    .map(({ name, percent }) => `${name} ${chartTexts.percent(percent)}`)
    .join(', ')
  return (
    <svg className="sausage" width="100%" height={SAUSAGE_HEIGHT} role="img" aria-label={label}>
      <defs>
        <clipPath id={skin}>
          <rect width="100%" height={SAUSAGE_HEIGHT} rx={SAUSAGE_HEIGHT / 2} />
        </clipPath>
      </defs>
      <circle className={drawn.at(0)?.look} cx="-5" cy={SAUSAGE_HEIGHT / 2} r="6" />
      <circle
        className={drawn.at(-1)?.look}
        cx="100%"
        cy={SAUSAGE_HEIGHT / 2}
        r="6"
        transform="translate(5 0)"
      />
      <g clipPath={`url(#${skin})`}>
        {drawn.map(({ name, look, percent, left }) => (
          <rect
            key={name}
            className={look}
            x={`${left}%`}
            width={`${percent}%`}
            height={SAUSAGE_HEIGHT}
          />
        ))}
        {drawn.slice(1).map(({ name, left }) => (
          <rect
            key={name}
            className="sausage-gap"
            x={`${left}%`}
            width="3"
            height={SAUSAGE_HEIGHT}
          />
        ))}
      </g>
    </svg>
  )
}

/** Fewer is no error: an arrow, and a quiet color. */
export function ChangeTag({ change, children }: { change: Change; children: ReactNode }) {
  return (
    <span className={classNames('change', change.isUp ? 'is-up' : 'is-down')}>
      <Icon of={change.isUp ? ArrowUp : ArrowDown} />
      <span>{children}</span>
    </span>
  )
}
