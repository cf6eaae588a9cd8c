import { type ReactNode, useState } from 'react'
import { chartTexts } from '#texts/admin/statistics.ts'
import { numbers } from '#texts/grammar.ts'
import { ChartCursor } from './cursor/chart-cursor.tsx'
import { ChartTip } from './cursor/chart-tip.tsx'

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
