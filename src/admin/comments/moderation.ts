import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  type AdminComment,
  type CommentState,
  commentStates,
  getCommentRules,
  listAdminComments,
  moveComments,
  replyToComment,
} from '#shared/contract/comments.admin.ts'
import type { Answer } from '#shared/contract/endpoint.ts'
import { getInboxCounts } from '#shared/contract/messages.admin.ts'
import { forgetTexts, moderationToasts } from '#texts/admin/comments.ts'
import { dismissToast, showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { freshQueryOptions, refreshQueries } from '../app/queries.ts'
import { useConfirm } from '../parts/confirm.tsx'
import { readListParams, useListFilters } from '../parts/list.tsx'

interface CommentFilter {
  state: CommentState
  page: string
  search?: string
}

export type CommentPage = Answer<typeof listAdminComments>

export const commentsQuery = (filter: CommentFilter) =>
  queryOptions({
    queryKey: [listAdminComments.path, filter],
    queryFn: ({ signal }) => api(listAdminComments, { query: filter, signal }),
    ...freshQueryOptions,
  })

export const commentRulesQuery = queryOptions({
  queryKey: [getCommentRules.path],
  queryFn: ({ signal }) => api(getCommentRules, { signal }),
})

export const refreshComments = () => refreshQueries(listAdminComments.path, getInboxCounts.path)

export function readCommentFilter(address: URLSearchParams): CommentFilter {
  const { state, search, page } = readListParams(address)
  return {
    state: commentStates.find((candidate) => candidate === state) ?? 'waiting',
    page,
    ...(search && { search }),
  }
}

export function useCommentList() {
  const { params, search, searchFor, ...address } = useListFilters()
  const filter = readCommentFilter(params)
  return {
    filter,
    query: useQuery(commentsQuery(filter)),
    search,
    state: filter.state,
    searchFor,
    showState: (next: CommentState) => address.showState(next === 'waiting' ? '' : next),
  }
}

export type CommentListState = ReturnType<typeof useCommentList>

interface Move {
  comments: readonly AdminComment[]
  to: CommentState
}

type Moved = { id: number; from: CommentState }[]

const whatOf = (comments: readonly AdminComment[]) => {
  const [first] = comments
  return comments.length === 1 && first
    ? moderationToasts.one(first.name, first.post.title)
    : moderationToasts.many(comments.length)
}

/** Moves comments without a confirm dialog, because each move can be undone by the toast or the key z. */
export function useModeration(filter: CommentFilter) {
  const queryClient = useQueryClient()
  const { queryKey } = commentsQuery(filter)
  const lastUndo = useRef<(() => void) | null>(null)

  const undoMove = useMutation({
    mutationFn: async (moved: Moved) => {
      for (const [from, some] of Map.groupBy(moved, (comment) => comment.from)) {
        await api(moveComments, { body: { ids: some.map(({ id }) => id), to: from } })
      }
    },
    onSuccess: () => showToast(moderationToasts.undone),
    meta: { failed: moderationToasts.failed },
    onSettled: refreshComments,
  })
  const offerUndo = (text: { title: string; description: string }, moved: Moved) => {
    if (moved.length === 0) {
      showToast({ ...moderationToasts.gone, variant: 'destructive' })
      return
    }
    const undo = () => {
      lastUndo.current = null
      undoMove.mutate(moved)
    }
    lastUndo.current = undo
    showToast({ ...text, action: { label: moderationToasts.undo, onAction: undo } })
  }

  const move = useMutation({
    mutationFn: ({ comments, to }: Move) =>
      api(moveComments, { body: { ids: comments.map(({ id }) => id), to } }),
    /** Removes the comments from the list before the server answers; a failure refetches the list. */
    async onMutate({ comments }) {
      await queryClient.cancelQueries({ queryKey })
      const gone = new Set(comments.map(({ id }) => id))
      queryClient.setQueryData(queryKey, (page) => page && withoutComments(page, gone))
    },
    onSuccess: ({ moved }, { comments, to }) =>
      offerUndo(moderationToasts.moved(to, whatOf(comments)), moved),
    meta: { failed: moderationToasts.failed },
    onSettled: refreshComments,
  })
  const reply = useMutation({
    mutationFn: ({ comment, message }: { comment: AdminComment; message: string }) =>
      api(replyToComment, { params: { id: comment.id }, body: { message } }),
    onSuccess({ reply, moved }, { comment }) {
      offerUndo(moderationToasts.replied(comment.post.title), [
        ...moved,
        { id: reply.id, from: 'deleted' },
      ])
    },
    onSettled: refreshComments,
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

export function useEraseComments() {
  const confirm = useConfirm()
  const { mutateAsync } = useMutation({
    mutationFn: (forget: () => Promise<{ removed: number }>) => forget(),
    onSuccess: ({ removed }) => showToast(forgetTexts.done(removed)),
    onSettled: refreshComments,
    meta: { failed: moderationToasts.failed },
  })
  return (title: string, forget: () => Promise<{ removed: number }>, done?: () => void) =>
    confirm({
      title,
      text: forgetTexts.text,
      cancel: forgetTexts.cancel,
      confirm: forgetTexts.confirm,
      busy: forgetTexts.working,
      act: () => mutateAsync(forget),
      done,
    })
}

export type Moderation = ReturnType<typeof useModeration>

function withoutComments<T extends { comments: AdminComment[]; total: number }>(
  page: T,
  gone: ReadonlySet<number>,
): T {
  const comments = page.comments.filter(({ id }) => !gone.has(id))
  return { ...page, comments, total: page.total - (page.comments.length - comments.length) }
}
