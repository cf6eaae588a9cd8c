import { Link } from 'wouter'
import { shareTexts as texts } from '#texts/admin/moments.ts'
import { SnapInside } from './strip.tsx'

/** Shown when no service worker is active to receive shared photos. */
export function ShareFallback() {
  return (
    <main className="once-more">
      <h1>
        {texts.onceMore.before} <em>{texts.onceMore.em}</em>
      </h1>
      <p className="lead">{texts.lead}</p>
      <Link className="snap" href="/admin/moment">
        <SnapInside title={texts.pick}>{texts.nextTime}</SnapInside>
      </Link>
      <p className="hint">{texts.why}</p>
    </main>
  )
}
