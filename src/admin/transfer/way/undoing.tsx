import type { Import } from '#shared/contract/transfer.admin.ts'
import { wayTexts as texts } from '#texts/admin/transfer.ts'
import { RunningDog } from '../../parts/progress.tsx'
import { Figure } from './on-the-way.tsx'

export function Undoing({ of: { progress } }: { of: Import }) {
  const all = Math.max(progress.posts, progress.made)
  return (
    <section className="box" aria-labelledby="undoing">
      <div className="run-box is-bare">
        <h2 id="undoing">{texts.undoing}</h2>
        <RunningDog label={texts.undoProgress} done={all - progress.made} all={all} />
        <dl className="run-figures">
          <Figure name={texts.stillIn(progress.made)} count={progress.made} />
        </dl>
        <p className="box-hint">{texts.leave}</p>
      </div>
    </section>
  )
}
