import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listRevisions } from '#shared/contract/history.admin.ts'
import { historyTexts as texts } from '#texts/admin/drafts.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { moments } from '#texts/grammar.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { api } from '../../../app/api.ts'
import { useZone } from '../../../app/diary.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import type { PostValues } from '../post-values.ts'
import { RevisionView } from './revision-view.tsx'

interface HistoryDialogProps {
  postId: number
  current: PostValues
  onRestore: (values: PostValues) => void
  onClose: () => void
}

export function HistoryDialog({ postId, current, onRestore, onClose }: HistoryDialogProps) {
  const zone = useZone()
  const [chosen, setChosen] = useState<number | null>(null)
  const history = useQuery({
    queryKey: [listRevisions.path, postId],
    queryFn: ({ signal }) => api(listRevisions, { params: { id: postId }, signal }),
    gcTime: 0,
  })
  return (
    <Dialog
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      closeLabel={adminTexts.close}
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
                  <strong>{moments.dayAndClock(zone, savedAt)}</strong>
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
