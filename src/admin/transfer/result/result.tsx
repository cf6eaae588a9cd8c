import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Import, ImportedPost } from '#shared/contract/transfer.admin.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { movingTexts, resultTexts as texts, undoTexts } from '#texts/admin/transfer.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { useFormatDate, useFormatMoment } from '../../app/diary.ts'
import { AskUndo } from '../ask-undo.tsx'
import { importedPostsQuery, useFreshDiary } from '../import-queries.ts'
import { ListAsCsv } from './list-as-csv.tsx'
import { OldAddresses } from './old-addresses.tsx'
import { Problems, problemsOf } from './problems.tsx'

interface ResultProps {
  of: Import
  onAnother: () => void
}

/** What came in, and what did not come as it was. */
export function Result({ of, onAnother }: ResultProps) {
  const { data: posts, isError, refetch } = useQuery(importedPostsQuery(of))
  useFreshDiary(of)
  return (
    <section className="box result" aria-labelledby="result">
      <div className="box-head">
        <div>
          <h2 id="result">{titleOf(of, posts)}</h2>
          <p className="box-hint">
            <Figures of={of} />
          </p>
        </div>
        <Button look="quiet" small onClick={onAnother}>
          {movingTexts.startOver}
        </Button>
      </div>
      {isError && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
          {texts.loadFailed}
        </ErrorBox>
      )}
      {!posts && !isError && <p role="status">{texts.loading}</p>}
      {posts && <Problems posts={posts} />}
      <UndoRow of={of} />
      <div className="savebar">
        <Link className={buttonClass({ small: true })} href="/admin?tab=content">
          {texts.seePosts}
        </Link>
        <ListAsCsv of={of} />
        {of.progress.addresses > 0 && <OldAddresses of={of} />}
      </div>
    </section>
  )
}

function titleOf({ state }: Import, posts: readonly ImportedPost[] | undefined) {
  if (state === 'stopped') return texts.stopped
  return texts.done(posts ? problemsOf(posts).length : 0)
}

function Figures({ of: { progress, finishedAt } }: { of: Import }) {
  const formatMoment = useFormatMoment()
  const { made: posts, pictures, comments } = progress
  return texts.figures({ posts, pictures, comments }, finishedAt ? formatMoment(finishedAt) : '')
}

function UndoRow({ of }: { of: Import }) {
  const [isAsking, setAsking] = useState(false)
  const formatDate = useFormatDate()
  if (!of.undoUntil) return null
  return (
    <div className="set-row has-line">
      <div>
        <strong>{undoTexts.heading}</strong>
        <p>{undoTexts.until(formatDate(of.undoUntil))}</p>
      </div>
      <Button look="bad" small onClick={() => setAsking(true)}>
        <Icon of={Undo2} />
        {undoTexts.undo}
      </Button>
      <AskUndo of={isAsking ? of : null} onClose={() => setAsking(false)} />
    </div>
  )
}
