import { Pause, Play } from 'lucide'
import type { Import } from '#shared/contract/import-fields.ts'
import { wayTexts as texts } from '#shared/texts/moving-way.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { RunningDog } from '../../controls/running-dog.tsx'
import { useImportActs } from '../use-import-acts.ts'
import { StopHere } from './stop-here.tsx'
import { TakeOut } from './take-out.tsx'

/** Being carried in, or resting on the way. */
export function OnTheWay({ of }: { of: Import }) {
  const { state, progress, failure } = of
  const all = Math.max(of.report?.posts.total ?? 0, progress.posts)
  return (
    <section className="box" aria-labelledby="way">
      <div className="run-box is-bare">
        <div className="way-head">
          <h2 id="way">{texts[state === 'paused' || state === 'failed' ? state : 'carrying']}</h2>
          {progress.secondsLeft !== null && <span>{texts.timeLeft(progress.secondsLeft)}</span>}
        </div>
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
      <dd>{count.toLocaleString('en-US')}</dd>
    </div>
  )
}

function Acts({ of }: { of: Import }) {
  const { pause, goOn } = useImportActs(of)
  return (
    <div className="savebar">
      {of.state === 'carrying' ? (
        <Button look="line" small busy={pause.isPending} onClick={() => pause.mutate()}>
          {!pause.isPending && <Icon of={Pause} />}
          {texts.pause}
        </Button>
      ) : (
        <Button small busy={goOn.isPending} onClick={() => goOn.mutate()}>
          {!goOn.isPending && <Icon of={Play} />}
          {of.state === 'failed' ? texts.tryAgain : texts.goOn}
        </Button>
      )}
      <TakeOut of={of} />
      <StopHere of={of} />
    </div>
  )
}
