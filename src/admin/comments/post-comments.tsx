import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getPostComments,
  type PostComments,
  updatePostComments,
} from '#shared/contract/comments.admin.ts'
import { postCommentsTexts } from '#texts/admin/comments.ts'
import { dates } from '#texts/grammar.ts'
import { api } from '../app/api.ts'
import { settingsQuery } from '../app/queries.ts'
import { Switch } from '../parts/fields.tsx'

/** Saved at once, because the switch is not part of the post's form. */
export function PostCommentsSwitch({ postId }: { postId: number | null }) {
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
      api(updatePostComments, { params: { id }, body: { isClosed } }),
    onSuccess: (after) => queryClient.setQueryData(queryKey, after),
    meta: { failed: postCommentsTexts.failed },
  })
  if (!data) return null
  return (
    <div className="row">
      <div>
        <strong className="label">{postCommentsTexts.label}</strong>
        <p id="comments-hint">{hintOf(data)}</p>
      </div>
      <Switch
        aria-label={postCommentsTexts.label}
        aria-describedby="comments-hint"
        checked={!data.isClosed}
        pending={change.isPending}
        onCheckedChange={(isOpen) => change.mutate(!isOpen)}
      />
    </div>
  )
}

function hintOf({ isClosed, isOpen, lastDay }: PostComments): string {
  if (isClosed) return postCommentsTexts.closed
  if (!lastDay) return postCommentsTexts.open
  return isOpen
    ? postCommentsTexts.openUntil(dates.short(lastDay))
    : postCommentsTexts.tooOld(dates.short(lastDay))
}
