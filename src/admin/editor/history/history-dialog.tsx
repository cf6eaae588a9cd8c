import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getRevision, listRevisions } from '#shared/contract/revisions.ts'
import { adminPostTexts } from '#shared/texts/posts.ts'
import { historyTexts as texts } from '#shared/texts/saving.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { api } from '../../api.ts'
import { Dialog } from '../../controls/dialog.tsx'
import { dayAndTime } from '../format-time.ts'
import { PostDifferences } from '../post-differences.tsx'
import { type PostValues, valuesOf } from '../post-values.ts'

interface HistoryDialogProps {
  postId: number
  current: PostValues
  onRestore: (values: PostValues) => void
  onClose: () => void
}

export function HistoryDialog({ postId, current, onRestore, onClose }: HistoryDialogProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const history = useQuery({
    queryKey: [listRevisions.path, postId],
    queryFn: ({ signal }) => api(listRevisions, { params: { id: postId }, signal }),
    gcTime: 0,
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={texts.title}
      description={texts.text}
      closeLabel="Close"
      wide
    >
      {history.isPending && <p role="status">{texts.loading}</p>}
      {history.isError && (
        <ErrorBox retry={{ label: texts.retry, onRetry: history.refetch }}>{texts.failed}</ErrorBox>
      )}
      {history.data?.length === 0 && <p className="muted">{texts.empty}</p>}
      {history.data && history.data.length > 0 && (
        <div className="history">
          <ol className="history-list">
            {history.data.map(({ id, savedAt, savedBy, words, published }, index) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={chosen === id}
                  onClick={() => setChosen(id)}
                  title={savedBy ?? undefined}
                >
                  <strong>{dayAndTime(savedAt)}</strong>
                  <span>
                    {texts.words(words)} ·{' '}
                    {published ? adminPostTexts.published : adminPostTexts.draft}
                    {index === 0 && ` · ${texts.current}`}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {chosen === null ? (
            <p className="muted">{texts.choose}</p>
          ) : (
            <RevisionView key={chosen} {...{ postId, id: chosen, current, onRestore }} />
          )}
        </div>
      )}
    </Dialog>
  )
}

interface RevisionViewProps {
  postId: number
  id: number
  current: PostValues
  onRestore: (values: PostValues) => void
}

function RevisionView({ postId, id, current, onRestore }: RevisionViewProps) {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [getRevision.path, postId, id],
    queryFn: ({ signal }) => api(getRevision, { params: { id: postId, revisionId: id }, signal }),
  })
  if (isPending) return <p role="status">{texts.loading}</p>
  if (isError) {
    return <ErrorBox retry={{ label: texts.retry, onRetry: refetch }}>{texts.failed}</ErrorBox>
  }
  const values = valuesOf({ ...data })
  return (
    <div className="history-view">
      <h3>{texts.compare(dayAndTime(data.savedAt))}</h3>
      <div className="dialog-scroll">
        <PostDifferences before={current} after={values} same={texts.same} />
      </div>
      <div className="acts">
        <Button small onClick={() => onRestore(values)}>
          {texts.restore}
        </Button>
      </div>
    </div>
  )
}
