import type { ScreenFigures, ScreenKind } from '#shared/contract/statistics.admin.ts'
import { sourcesTexts, screensTexts as texts } from '#texts/admin/statistics.ts'
import { numbers } from '#texts/grammar.ts'
import { ChartTable, Shares } from '../../parts/charts.tsx'

/** In the order in which they are told of. */
const kinds: ScreenKind[] = ['phone', 'desktop', 'tablet']

export function Screens({ screens }: { screens: readonly ScreenFigures[] }) {
  const shown = kinds.map((kind) => {
    const figures = screens.find(({ screen }) => screen === kind)
    return { name: texts.kinds[kind], value: figures?.views ?? 0, visitors: figures?.visitors ?? 0 }
  })
  return (
    <section className="box" aria-labelledby="screens">
      <div className="box-head">
        <h2 id="screens">{texts.heading}</h2>
      </div>
      {shown.some(({ value }) => value > 0) ? (
        <>
          <Shares label={texts.heading} column={texts.columns[1]} shares={shown} />
          <ChartTable
            label={texts.heading}
            columns={texts.columns}
            rows={shown.map(({ name, value, visitors }) => ({
              key: name,
              name,
              cells: [numbers.written(value), numbers.written(visitors)],
            }))}
          />
        </>
      ) : (
        <p className="muted">{sourcesTexts.none}</p>
      )}
    </section>
  )
}
