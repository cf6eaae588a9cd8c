import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type CommentState,
  getCommentRules,
  listAdminComments,
} from '#shared/contract/comments.admin.ts'
import type { Answer } from '#shared/contract/endpoint.ts'
import { api } from '../app/api.ts'
import { inboxCountsQuery } from '../app/queries.ts'

export interface WantedComments {
  state: CommentState
  page: string
  search?: string
}

export type CommentPage = Answer<typeof listAdminComments>

/** Readers write while we look: opening a list asks again, the old page stays until the new one is there. */
export const commentsQuery = (wanted: WantedComments) =>
  queryOptions({
    queryKey: [listAdminComments.path, wanted],
    queryFn: ({ signal }) => api(listAdminComments, { query: wanted, signal }),
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })

export const commentRulesQuery = queryOptions({
  queryKey: [getCommentRules.path],
  queryFn: ({ signal }) => api(getCommentRules, { signal }),
})

export const refreshComments = (queryClient: QueryClient) =>
  Promise.all(
    [[listAdminComments.path], inboxCountsQuery.queryKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
