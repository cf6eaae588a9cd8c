import { ChevronDown } from 'lucide'
import { chartTexts } from '#texts/admin/statistics.ts'
import { Icon } from '#ui/display/icon.tsx'

export interface ChartRow {
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
      <summary>
        {chartTexts.asTable}
        <Icon of={ChevronDown} />
      </summary>
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
