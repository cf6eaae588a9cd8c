import { dates } from '#texts/grammar.ts'
import { weightTableTexts as texts } from '#texts/site/dog.ts'
import { Icon } from '../display/icon.tsx'
import { ChevronDown } from '../icons/chevron-down.ts'

interface WeightTableProps {
  rows: readonly { day: string; weight: string }[]
}

/** Shows the values of the weight chart as a table; `<details>` opens without JavaScript. */
export function WeightTable({ rows }: WeightTableProps) {
  return (
    <details className="w-table">
      <summary>
        {texts.asTable}
        <Icon of={ChevronDown} />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.weight}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, weight }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{dates.short(day)}</time>
              </th>
              <td>{weight}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
