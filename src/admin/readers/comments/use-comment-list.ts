import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { type CommentState, commentStates } from '#shared/contract/comment-moderation.ts'
import { commentsQuery } from './comment-queries.ts'

/** The list as the address asks for it, and the ways to change the address. */
export function useCommentList() {
  const [address, setAddress] = useSearchParams()
  const search = address.get('search') ?? ''
  const state = commentStates.find((one) => one === address.get('state')) ?? 'waiting'
  const wanted = { state, page: address.get('page') ?? '1', ...(search && { search }) }
  const query = useQuery(commentsQuery(wanted))
  const change = (name: 'search' | 'state', value: string, replace = false) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        // another list begins at its first page
        after.delete('page')
        if (value) after.set(name, value)
        else after.delete(name)
        return after
      },
      { replace },
    )
  return {
    wanted,
    query,
    search,
    state,
    searchFor: (text: string) => change('search', text, true),
    showState: (next: CommentState) => change('state', next === 'waiting' ? '' : next),
  }
}

export type CommentList = ReturnType<typeof useCommentList>
