import { Link } from 'wouter'
import type {
  PageFigures,
  ScreenFigures,
  ScreenKind,
  SearchFigures,
  SourceFigures,
  VisitSourceKind,
} from '#shared/contract/statistics.admin.ts'
import {
  mostReadTexts,
  screensTexts,
  searchesTexts,
  sourcesTexts,
} from '#texts/admin/statistics.ts'
import { numbers } from '#texts/grammar.ts'
import { ArrowLink } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { FileText } from '#ui/icons/file-text.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { BarChart, type BarData, ChartTable } from '../parts/charts.tsx'
import { SharesChart } from '../parts/shares.tsx'

const MAX_ROWS = 10

export function MostReadPages({ pages }: { pages: readonly PageFigures[] }) {
  return (
    <section className="box" aria-labelledby="most-read">
      <div className="box-head">
        <h2 id="most-read">{mostReadTexts.heading}</h2>
        <ArrowLink as={Link} href="/admin?tab=content">
          {mostReadTexts.all}
        </ArrowLink>
      </div>
      {pages.length > 0 ? (
        <div className="ranks">
          <BarChart
            label={mostReadTexts.heading}
            columns={mostReadTexts.columns}
            bars={pages.slice(0, MAX_ROWS).map(barOf)}
          />
        </div>
      ) : (
        <p className="muted">{mostReadTexts.none}</p>
      )}
    </section>
  )
}

function barOf({ path, title, post, views }: PageFigures): BarData {
  const name = post ? (
    <Link dir="auto" href={`/admin/posts/${post.id}/edit`}>
      {title}
    </Link>
  ) : (
    title !== null && <a href={path}>{title}</a>
  )
  const picture = (
    <span className="thumb">
      {post?.coverImage ? (
        <ResponsiveImage src={post.coverImage} alt="" sizes="60px" width={60} height={46} />
      ) : (
        <Icon of={FileText} />
      )}
    </span>
  )
  return { key: path, value: views, title: title ?? path, name: name || path, picture }
}

export function VisitorSources({ sources }: { sources: readonly SourceFigures[] }) {
  return (
    <section className="box" aria-labelledby="sources">
      <div className="box-head">
        <h2 id="sources">{sourcesTexts.heading}</h2>
      </div>
      {sources.length > 0 ? (
        <BarChart
          label={sourcesTexts.heading}
          columns={sourcesTexts.columns}
          bars={sources.map((source) => ({
            key: `${source.kind} ${source.host}`,
            title: formatSourceName(source),
            value: source.visitors,
          }))}
        />
      ) : (
        <p className="muted">{sourcesTexts.none}</p>
      )}
    </section>
  )
}

export const formatSourceName = ({ kind, host }: { kind: VisitSourceKind; host: string | null }) =>
  host ?? sourcesTexts.kinds[kind]

const kinds: ScreenKind[] = ['phone', 'desktop', 'tablet']

export function VisitorDevices({ screens }: { screens: readonly ScreenFigures[] }) {
  const shown = kinds.map((kind) => {
    const figures = screens.find(({ screen }) => screen === kind)
    return {
      name: screensTexts.kinds[kind],
      value: figures?.views ?? 0,
      visitors: figures?.visitors ?? 0,
    }
  })
  return (
    <section className="box" aria-labelledby="screens">
      <div className="box-head">
        <h2 id="screens">{screensTexts.heading}</h2>
      </div>
      {shown.some(({ value }) => value > 0) ? (
        <>
          <SharesChart
            label={screensTexts.heading}
            column={screensTexts.columns[1]}
            shares={shown}
          />
          <ChartTable
            label={screensTexts.heading}
            columns={screensTexts.columns}
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

export function SearchTerms({ searches }: { searches: readonly SearchFigures[] }) {
  return (
    <section className="box" aria-labelledby="searches">
      <div className="box-head">
        <h2 id="searches">{searchesTexts.heading}</h2>
      </div>
      {searches.length > 0 && (
        <BarChart
          label={searchesTexts.heading}
          columns={searchesTexts.columns}
          bars={searches.map(({ words, visitors }) => ({
            key: words,
            title: words,
            name: <span dir="auto">{words}</span>,
            value: visitors,
          }))}
        />
      )}
      <p className="box-hint">{searchesTexts.hint}</p>
    </section>
  )
}
