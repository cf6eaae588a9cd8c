import type { ReactNode } from 'react'
import { numberText } from '#shared/texts/charts.ts'

export interface Bar {
  key: string
  name: ReactNode
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
  const longest = Math.max(1, ...bars.map((bar) => bar.value))
  return (
    <table className="bars">
      <caption className="sr">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{value}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.key}>
            <th scope="row">
              <div>
                {bar.picture}
                <div>
                  <span className="bar-name">{bar.name}</span>
                  <svg className="bar" width="100%" height="6" aria-hidden="true">
                    <rect className="bar-all" width="100%" height="6" rx="3" />
                    <rect
                      className="bar-part"
                      width={`${(bar.value / longest) * 100}%`}
                      height="6"
                      rx="3"
                    />
                  </svg>
                  {bar.note}
                </div>
              </div>
            </th>
            <td>{numberText(bar.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
