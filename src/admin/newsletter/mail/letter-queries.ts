import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  getLetter,
  getLetterOfPost,
  getMailState,
  type Letter,
  listLetters,
} from '#shared/contract/letters.admin.ts'
import { api } from '../../app/api.ts'

const WATCH_MS = 2000
const WATCH_FAILURES_MS = 10_000

/** Letters whose figures change by themselves. */
export const isMoving = ({ state }: Pick<Letter, 'state'>) =>
  state === 'leaving' || state === 'sending'

export const mailStateQuery = queryOptions({
  queryKey: [getMailState.path],
  queryFn: ({ signal }) => api(getMailState, { signal }),
  staleTime: 0,
})

/** Watched while one is on its way, else asked for when a screen opens. */
export const lettersQuery = queryOptions({
  queryKey: [listLetters.path],
  queryFn: ({ signal }) => api(listLetters, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isMoving) ? WATCH_MS : false),
})

/** The words, and who had trouble: far larger than the figures, so looked at less often. */
export const letterQuery = ({ id, state }: Pick<Letter, 'id' | 'state'>) =>
  queryOptions({
    queryKey: [getLetter.path, id, state],
    queryFn: ({ signal }) => api(getLetter, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: state === 'sending' ? WATCH_FAILURES_MS : false,
  })

export const letterOfPostQuery = (postId: number, isPublic: boolean) =>
  queryOptions({
    queryKey: [getLetterOfPost.path, postId],
    queryFn: ({ signal }) => api(getLetterOfPost, { params: { id: postId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const letter = state.data?.letter
      // One that waits for a post which is public is about to leave.
      const isWatched = letter && (isMoving(letter) || (isPublic && letter.state === 'waiting'))
      return isWatched ? WATCH_MS : false
    },
  })

export const refreshLetters = (queryClient: QueryClient) =>
  Promise.all(
    [listLetters, getLetter, getLetterOfPost, getMailState].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )
