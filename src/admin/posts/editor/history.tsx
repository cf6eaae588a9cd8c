import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getRevision, listRevisions } from '#shared/contract/history.admin.ts'
import { historyTexts as texts } from '#texts/admin/drafts.ts'
import { editorTexts } from '#texts/admin/editor.ts'
import { adminPostTexts } from '#texts/admin/posts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { moments } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { EmptyState, ErrorBox } from '#ui/display/states.tsx'
import { History } from '#ui/icons/history.ts'
import { api } from '../../app/api.ts'
import { useTimeZone } from '../../app/diary.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { SkeletonRows } from '../../parts/skeletons.tsx'
import { type PostValues, toPostValues } from '../post-values.ts'
import { PostDifferences } from './post-differences.tsx'

interface HistoryButtonProps {
  postId: number
  current: () => PostValues
  onRestore: (values: PostValues) => void
}

export function HistoryButton({ postId, current, onRestore }: HistoryButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="line" small aria-label={editorTexts.history} onClick={() => setOpen(true)}>
        <Icon of={History} />
        <span className="not-small">{editorTexts.history}</span>
      </Button>
      {isOpen && (
        <HistoryDialog
          postId={postId}
          current={current()}
          onClose={() => setOpen(false)}
          onRestore={(values) => {
            setOpen(false)
            onRestore(values)
          }}
        />
      )}
    </>
  )
}

interface HistoryDialogProps {
  postId: number
  current: PostValues
  onRestore: (values: PostValues) => void
  onClose: () => void
}

function HistoryDialog({ postId, current, onRestore, onClose }: HistoryDialogProps) {
  const zone = useTimeZone()
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
      {history.isPending && <SkeletonRows label={texts.loading} />}
      {history.isError && (
        <ErrorBox retry={{ label: texts.retry, onRetry: history.refetch }}>{texts.failed}</ErrorBox>
      )}
      {history.data?.length === 0 && <EmptyState>{texts.empty}</EmptyState>}
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

interface RevisionViewProps {
  postId: number
  id: number
  current: PostValues
  onRestore: (values: PostValues) => void
}

function RevisionView({ postId, id, current, onRestore }: RevisionViewProps) {
  const zone = useTimeZone()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [getRevision.path, postId, id],
    queryFn: ({ signal }) => api(getRevision, { params: { id: postId, revisionId: id }, signal }),
  })
  if (isPending) return <SkeletonRows shape="cards" rows={1} label={texts.loading} />
  if (isError) {
    return <ErrorBox retry={{ label: texts.retry, onRetry: refetch }}>{texts.failed}</ErrorBox>
  }
  // A revision restores text, not when the post is published.
  const values = toPostValues({
    ...data,
    schedule: data.published ? null : current.schedule,
    publishedOn: current.publishedOn,
  })
  return (
    <div className="history-view">
      <h3>{texts.compare(moments.dayAndClock(zone, data.savedAt))}</h3>
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
