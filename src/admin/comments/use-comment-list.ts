import { useQuery } from '@tanstack/react-query'
import { type CommentState, commentStates } from '#shared/contract/comments.admin.ts'
import { useListAddress } from '../parts/list.tsx'
import { commentsQuery } from './comment-queries.ts'

/** The list as the address asks for it, and the ways to change the address. */
export function useCommentList() {
  const { search, page, searchFor, ...address } = useListAddress()
  const state = commentStates.find((one) => one === address.state) ?? 'waiting'
  const wanted = { state, page, ...(search && { search }) }
  return {
    wanted,
    query: useQuery(commentsQuery(wanted)),
    search,
    state,
    searchFor,
    showState: (next: CommentState) => address.showState(next === 'waiting' ? '' : next),
  }
}

export type CommentList = ReturnType<typeof useCommentList>
