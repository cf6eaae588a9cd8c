import { Play } from 'lucide'
import type { Import } from '#shared/contract/transfer.admin.ts'
import { wayTexts as texts } from '#texts/admin/transfer.ts'
import { numbers } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { RunningDog } from '../../parts/progress.tsx'
import { useImportActs } from '../use-import-acts.ts'
import { StopHere } from './stop-here.tsx'
import { TakeOut } from './take-out.tsx'

/** While it runs, or after it failed on the way. */
export function OnTheWay({ of }: { of: Import }) {
  const { state, progress, failure } = of
  const all = Math.max(of.report?.posts.total ?? 0, progress.posts)
  return (
    <section className="box" aria-labelledby="way">
      <div className="run-box is-bare">
        <h2 id="way">{state === 'failed' ? texts.failed : texts.carrying}</h2>
        {failure && <p role="alert">{failure}</p>}
        <RunningDog label={texts.progress} done={progress.posts} all={all} />
        <Figures of={of} all={all} />
        <Acts of={of} />
        {state === 'carrying' && <p className="box-hint">{texts.leave}</p>}
      </div>
    </section>
  )
}

function Figures({ of, all }: { of: Import; all: number }) {
  const { posts, pictures, comments } = of.progress
  const allPictures = of.report?.pictures.total ?? 0
  return (
    <dl className="run-figures">
      <Figure name={texts.ofPosts(all)} count={posts} />
      {allPictures > 0 && <Figure name={texts.ofPictures(allPictures)} count={pictures} />}
      {comments > 0 && <Figure name={texts.comments(comments)} count={comments} />}
    </dl>
  )
}

export function Figure({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{numbers.written(count)}</dd>
    </div>
  )
}

function Acts({ of }: { of: Import }) {
  const { retry } = useImportActs(of)
  return (
    <div className="savebar">
      {of.state === 'failed' && (
        <Button small busy={retry.isPending} onClick={() => retry.mutate()}>
          {!retry.isPending && <Icon of={Play} />}
          {texts.tryAgain}
        </Button>
      )}
      <TakeOut of={of} />
      <StopHere of={of} />
    </div>
  )
}
