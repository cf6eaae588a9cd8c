import { useState } from 'react'
import {
  type Import,
  retryImport,
  stopImport,
  undoImport,
} from '#shared/contract/transfer.admin.ts'
import { lookingTexts, progressTexts, stopHereTexts, undoTexts } from '#texts/admin/transfer.ts'
import { fileSizes, numbers } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Spinner } from '#ui/display/loading.tsx'
import { Play } from '#ui/icons/play.ts'
import { ConfirmDialog } from '../parts/confirm.tsx'
import { DogProgressBar } from '../parts/progress.tsx'
import { useImportAction } from './queries.ts'

export function ImportProgress({ of }: { of: Import }) {
  const { state, progress, failure } = of
  const all = Math.max(of.report?.posts.total ?? 0, progress.posts)
  return (
    <section className="box" aria-labelledby="way">
      <div className="run-box is-bare">
        <h2 id="way">{state === 'failed' ? progressTexts.failed : progressTexts.importing}</h2>
        {failure && <p role="alert">{failure}</p>}
        <DogProgressBar label={progressTexts.progress} done={progress.posts} all={all} />
        <Figures of={of} all={all} />
        <Acts of={of} />
        {state === 'carrying' && <p className="box-hint">{progressTexts.leave}</p>}
      </div>
    </section>
  )
}

function Figures({ of, all }: { of: Import; all: number }) {
  const { posts, pictures, comments } = of.progress
  const allPictures = of.report?.pictures.total ?? 0
  return (
    <dl className="figures is-inline">
      <Figure name={progressTexts.ofPosts(all)} count={posts} />
      {allPictures > 0 && <Figure name={progressTexts.ofPictures(allPictures)} count={pictures} />}
      {comments > 0 && <Figure name={progressTexts.comments(comments)} count={comments} />}
    </dl>
  )
}

function Figure({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{numbers.written(count)}</dd>
    </div>
  )
}

function Acts({ of }: { of: Import }) {
  const retry = useImportAction(retryImport, of)
  return (
    <div className="cluster">
      {of.state === 'failed' && (
        <Button small busy={retry.isPending} onClick={() => retry.mutate()}>
          {!retry.isPending && <Icon of={Play} />}
          {progressTexts.tryAgain}
        </Button>
      )}
      <UndoRunning of={of} />
      <StopHere of={of} />
    </div>
  )
}

export function UndoProgress({ of: { progress } }: { of: Import }) {
  const all = Math.max(progress.posts, progress.made)
  return (
    <section className="box" aria-labelledby="undoing">
      <div className="run-box is-bare">
        <h2 id="undoing">{progressTexts.undoing}</h2>
        <DogProgressBar label={progressTexts.undoProgress} done={all - progress.made} all={all} />
        <dl className="figures is-inline">
          <Figure name={progressTexts.stillIn(progress.made)} count={progress.made} />
        </dl>
        <p className="box-hint">{progressTexts.leave}</p>
      </div>
    </section>
  )
}

export function DryRunProgress({ of: { file } }: { of: Import }) {
  return (
    <section className="box" aria-labelledby="looking">
      <h2 id="looking" role="status">
        <Spinner /> {lookingTexts.title}
      </h2>
      <p className="box-hint" dir="auto">
        {file.name}, {fileSizes.readable(file.sizeBytes)}. {lookingTexts.text}
      </p>
    </section>
  )
}

/** Stopping leaves the imported posts in place and drops the rest. */
function StopHere({ of }: { of: Import }) {
  const [isOpen, setOpen] = useState(false)
  const stop = useImportAction(stopImport, of)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className="link-btn" onClick={() => setOpen(true)}>
        {progressTexts.stopHere}
      </button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        title={stopHereTexts.title}
        description={stopHereTexts.text(of.progress.made)}
        cancelLabel={stopHereTexts.cancel}
        confirmLabel={stopHereTexts.stop}
        busy={stop.isPending}
        onConfirm={() => stop.mutate(undefined, { onSettled: close })}
      />
    </>
  )
}

function UndoRunning({ of }: { of: Import }) {
  const [isOpen, setOpen] = useState(false)
  if (!of.undoUntil) return null
  return (
    <>
      <Button variant="line" small onClick={() => setOpen(true)}>
        {progressTexts.remove}
      </Button>
      <ConfirmUndoDialog of={isOpen ? of : null} onClose={() => setOpen(false)} />
    </>
  )
}

interface AskUndoProps {
  of: Import | null
  onClose: () => void
}

export function ConfirmUndoDialog({ of, onClose }: AskUndoProps) {
  const undo = useImportAction(undoImport, { id: of?.id ?? 0 })
  const made = of?.progress.made ?? 0
  return (
    <ConfirmDialog
      open={of !== null}
      onClose={onClose}
      title={undoTexts.title}
      description={made === 0 ? undoTexts.nothingYet : undoTexts.text(made)}
      cancelLabel={undoTexts.cancel}
      confirmLabel={undoTexts.remove}
      busy={undo.isPending}
      onConfirm={() => undo.mutate(undefined, { onSettled: onClose })}
    />
  )
}
