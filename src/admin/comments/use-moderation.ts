import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  type AdminComment,
  type CommentState,
  moveComments,
  replyToComment,
} from '#shared/contract/comments.admin.ts'
import { moderationToasts as toasts } from '#texts/admin/comments.ts'
import { dismissToast, toast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { tellFailure } from '../newsletter/mail/tell-failure.ts'
import { commentsQuery, refreshComments, type WantedComments } from './comment-queries.ts'

interface Move {
  comments: readonly AdminComment[]
  to: CommentState
}

type Moved = { id: number; from: CommentState }[]

const whatOf = (comments: readonly AdminComment[]) => {
  const [first] = comments
  return comments.length === 1 && first
    ? toasts.one(first.name, first.post.title)
    : toasts.many(comments.length)
}

/** Nothing asks first; everything can be taken back, by the message or by the key z. */
export function useModeration(wanted: WantedComments) {
  const queryClient = useQueryClient()
  const { queryKey } = commentsQuery(wanted)
  const lastUndo = useRef<(() => void) | null>(null)
  const refresh = () => refreshComments(queryClient)

  const putBack = useMutation({
    mutationFn: async (moved: Moved) => {
      for (const [from, some] of Map.groupBy(moved, (one) => one.from)) {
        await api(moveComments, { body: { ids: some.map(({ id }) => id), to: from } })
      }
    },
    onSuccess: () => toast(toasts.undone),
    onError: (error) => tellFailure(error, toasts.failed),
    onSettled: refresh,
  })
  const offerUndo = (text: { title: string; description: string }, moved: Moved) => {
    if (moved.length === 0) {
      toast({ ...toasts.gone, variant: 'destructive' })
      return
    }
    const undo = () => {
      lastUndo.current = null
      putBack.mutate(moved)
    }
    lastUndo.current = undo
    toast({ ...text, action: { label: toasts.undo, onAction: undo } })
  }

  const move = useMutation({
    mutationFn: ({ comments, to }: Move) =>
      api(moveComments, { body: { ids: comments.map(({ id }) => id), to } }),
    /** They leave the list at once; should it fail, the list is fetched again. */
    async onMutate({ comments }) {
      await queryClient.cancelQueries({ queryKey })
      const gone = new Set(comments.map(({ id }) => id))
      queryClient.setQueryData(queryKey, (page) => page && withoutComments(page, gone))
    },
    onSuccess: ({ moved }, { comments, to }) =>
      offerUndo(toasts.moved(to, whatOf(comments)), moved),
    onError: (error) => tellFailure(error, toasts.failed),
    onSettled: refresh,
  })
  const reply = useMutation({
    mutationFn: ({ comment, message }: { comment: AdminComment; message: string }) =>
      api(replyToComment, { params: { id: comment.id }, body: { message } }),
    onSuccess({ reply, moved }, { comment }) {
      offerUndo(toasts.replied(comment.post.title), [...moved, { id: reply.id, from: 'deleted' }])
    },
    onSettled: refresh,
  })

  return {
    move: (comments: readonly AdminComment[], to: CommentState) => {
      if (comments.length > 0) move.mutate({ comments, to })
    },
    reply,
    undo: () => {
      if (!lastUndo.current) return
      dismissToast()
      lastUndo.current()
    },
  }
}

export type Moderation = ReturnType<typeof useModeration>

function withoutComments<T extends { comments: AdminComment[]; total: number }>(
  page: T,
  gone: ReadonlySet<number>,
): T {
  const comments = page.comments.filter(({ id }) => !gone.has(id))
  return { ...page, comments, total: page.total - (page.comments.length - comments.length) }
}
