import type { SearchFigures } from '#shared/contract/statistics.admin.ts'
import { searchesTexts as texts } from '#texts/admin/statistics.ts'
import { Bars } from '../../parts/charts.tsx'

export function Searches({ searches }: { searches: readonly SearchFigures[] }) {
  return (
    <section className="box" aria-labelledby="searches">
      <div className="box-head">
        <h2 id="searches">{texts.heading}</h2>
      </div>
      {searches.length > 0 && (
        <Bars
          label={texts.heading}
          columns={texts.columns}
          bars={searches.map(({ words, visitors }) => ({
            key: words,
            title: words,
            name: <span dir="auto">{words}</span>,
            value: visitors,
          }))}
        />
      )}
      <p className="box-hint">{texts.hint}</p>
    </section>
  )
}
