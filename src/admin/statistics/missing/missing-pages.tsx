import { useState } from 'react'
import type { MissingPage } from '#shared/contract/statistics.admin.ts'
import { missingTexts as texts } from '#texts/admin/statistics.ts'
import { type Bar, Bars } from '../../parts/charts.tsx'
import { sourceName } from '../lists/source-name.ts'
import { MakeRedirect } from './make-redirect.tsx'
import { Redirects } from './redirects.tsx'

/** What people asked for and did not find, with where they had the address from. */
export function MissingPages({ missing }: { missing: readonly MissingPage[] }) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <section className="box" aria-labelledby="missing">
      <div className="box-head">
        <h2 id="missing" tabIndex={-1}>
          {texts.heading}
        </h2>
      </div>
      {missing.length > 0 ? (
        <Bars
          label={texts.heading}
          columns={texts.columns}
          bars={missing.map((page) => barOf(page, () => setChosen(page.path)))}
        />
      ) : (
        <p className="muted">{texts.none}</p>
      )}
      <Redirects />
      {chosen !== null && <MakeRedirect path={chosen} onClose={() => setChosen(null)} />}
    </section>
  )
}

function barOf({ path, views, sources }: MissingPage, onMake: () => void): Bar {
  return {
    key: path,
    title: path,
    value: views,
    note: (
      <span className="missing-note">
        {sources.length > 0 && (
          <small>{texts.from(sources.map((source) => sourceName(source)).join(', '))}</small>
        )}
        <button type="button" className="link-btn" onClick={onMake}>
          {texts.make}
          <span className="sr">{texts.about(path)}</span>
        </button>
      </span>
    ),
  }
}
