import { Link } from 'wouter'
import { shareTexts as texts } from '#texts/admin/moments.ts'
import { SnapButtonContent } from './strip.tsx'

/** Shown when no service worker is active to receive shared photos. */
export function ShareFallbackScreen() {
  return (
    <main className="once-more">
      <h1>
        {texts.onceMore.before} <em>{texts.onceMore.em}</em>
      </h1>
      <p className="lead">{texts.lead}</p>
      <Link className="snap" href="/admin/moment">
        <SnapButtonContent title={texts.pick}>{texts.nextTime}</SnapButtonContent>
      </Link>
      <p className="hint">{texts.why}</p>
    </main>
  )
}
