import { useQuery } from '@tanstack/react-query'
import { getRevision } from '#shared/contract/history.admin.ts'
import { historyTexts as texts } from '#texts/admin/drafts.ts'
import { moments } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { api } from '../../../app/api.ts'
import { useZone } from '../../../app/diary.ts'
import { PostDifferences } from '../post-differences.tsx'
import { type PostValues, valuesOf } from '../post-values.ts'

interface RevisionViewProps {
  postId: number
  id: number
  current: PostValues
  onRestore: (values: PostValues) => void
}

export function RevisionView({ postId, id, current, onRestore }: RevisionViewProps) {
  const zone = useZone()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [getRevision.path, postId, id],
    queryFn: ({ signal }) => api(getRevision, { params: { id: postId, revisionId: id }, signal }),
  })
  if (isPending) return <p role="status">{texts.loading}</p>
  if (isError) {
    return <ErrorBox retry={{ label: texts.retry, onRetry: refetch }}>{texts.failed}</ErrorBox>
  }
  // Versions keep words; when the post goes out is not theirs to say.
  const values = valuesOf({
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
