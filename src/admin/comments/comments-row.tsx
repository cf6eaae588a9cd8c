import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  closePostComments,
  getPostComments,
  type PostComments,
} from '#shared/contract/comments.admin.ts'
import { postCommentsTexts as texts } from '#texts/admin/comments.ts'
import { dates } from '#texts/grammar.ts'
import { api } from '../app/api.ts'
import { settingsQuery } from '../app/queries.ts'
import { tellFailure } from '../newsletter/mail/tell-failure.ts'
import { Switch } from '../parts/fields.tsx'

/** Whether readers can write below this post. Saved at once: it is not part of the words. */
export function CommentsRow({ postId }: { postId: number | null }) {
  const isOn = useQuery(settingsQuery).data?.features.comments
  return isOn && postId !== null ? <Row id={postId} /> : null
}

function Row({ id }: { id: number }) {
  const queryClient = useQueryClient()
  const queryKey = [getPostComments.path, id]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getPostComments, { params: { id }, signal }),
    staleTime: 0,
  })
  const change = useMutation({
    mutationFn: (isClosed: boolean) =>
      api(closePostComments, { params: { id }, body: { isClosed } }),
    onSuccess: (after) => queryClient.setQueryData(queryKey, after),
    onError: (error) => tellFailure(error, texts.failed),
  })
  if (!data) return null
  return (
    <div className="row">
      <div>
        <strong className="label">{texts.label}</strong>
        <p id="comments-hint">{hintOf(data)}</p>
      </div>
      <Switch
        aria-label={texts.label}
        aria-describedby="comments-hint"
        checked={!data.isClosed}
        pending={change.isPending}
        onCheckedChange={(isOpen) => change.mutate(!isOpen)}
      />
    </div>
  )
}

function hintOf({ isClosed, isOpen, lastDay }: PostComments): string {
  if (isClosed) return texts.closed
  if (!lastDay) return texts.open
  return isOpen ? texts.openUntil(dates.short(lastDay)) : texts.tooOld(dates.short(lastDay))
}
