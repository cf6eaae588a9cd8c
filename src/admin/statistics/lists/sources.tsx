import type { SourceFigures } from '#shared/contract/statistics.admin.ts'
import { sourcesTexts as texts } from '#texts/admin/statistics.ts'
import { Bars } from '../../parts/charts.tsx'
import { sourceName } from './source-name.ts'

export function Sources({ sources }: { sources: readonly SourceFigures[] }) {
  return (
    <section className="box" aria-labelledby="sources">
      <div className="box-head">
        <h2 id="sources">{texts.heading}</h2>
      </div>
      {sources.length > 0 ? (
        <Bars
          label={texts.heading}
          columns={texts.columns}
          bars={sources.map((source) => ({
            key: `${source.kind} ${source.host}`,
            title: sourceName(source),
            value: source.visitors,
          }))}
        />
      ) : (
        <p className="muted">{texts.none}</p>
      )}
    </section>
  )
}
