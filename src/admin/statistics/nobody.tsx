import { statisticsTexts as texts } from '#texts/admin/statistics.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { CurledDog } from '#ui/dog/curled-dog.tsx'

/** Switched off, and nothing is left from before. */
export function NobodyIsCounted() {
  return (
    <section className="box off" aria-labelledby="nobody">
      <div className="off-art" aria-hidden="true">
        <svg
          className="off-hills"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M0 80C10 60 18 60 26 72S44 40 54 46s16 30 26 26 12-12 20-10V100H0z" />
        </svg>
        <CurledDog />
      </div>
      <h2 id="nobody">{texts.off.title}</h2>
      <p className="muted">{texts.off.text}</p>
    </section>
  )
}

/** Switched on, and nobody came. */
export function NobodyYet() {
  return (
    <section className="box">
      <EmptyState action={<ArrowLink href="/">{texts.look}</ArrowLink>}>{texts.nobody}</EmptyState>
    </section>
  )
}
