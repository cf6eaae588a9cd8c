import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { checkRecentSignIn } from '#shared/contract/accounts.admin.ts'
import {
  cancelLetter,
  createLetter,
  getLetter,
  getLetterOfPost,
  getMailState,
  type Letter,
  type LetterInput,
  listLetters,
  pauseLetter,
  resumeLetter,
  stopLetter,
} from '#shared/contract/letters.admin.ts'
import {
  countNewSubscribers,
  getSubscriberGrowth,
  listSubscribers,
  type SubscriberState,
} from '#shared/contract/newsletter.admin.ts'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import type { StatisticsPeriod } from '#shared/contract/statistics.admin.ts'
import { letterToasts } from '#texts/admin/letters.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { showToast, type ToastMessage } from '#ui/overlays/toast.ts'
import { api, isRecentlySignedIn } from '../app/api.ts'
import { freshQueryOptions, refreshQueries } from '../app/queries.ts'

const WATCH_MS = 2000
const WATCH_FAILURES_MS = 10_000

export const isBeingSent = ({ state }: Pick<Letter, 'state'>) =>
  state === 'leaving' || state === 'sending'

export const mailStateQuery = queryOptions({
  queryKey: [getMailState.path],
  queryFn: ({ signal }) => api(getMailState, { signal }),
  staleTime: 0,
})

/** Always refetched, and polled while a letter is being sent. */
export const lettersQuery = queryOptions({
  queryKey: [listLetters.path],
  queryFn: ({ signal }) => api(listLetters, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isBeingSent) ? WATCH_MS : false),
})

/**
 * Contains the mail and its failures, which are far larger than the figures, so it is polled less
 * often.
 */
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
      // A letter that still waits although its post is public is about to be sent.
      const isWatched = letter && (isBeingSent(letter) || (isPublic && letter.state === 'waiting'))
      return isWatched ? WATCH_MS : false
    },
  })

export const refreshLetters = () =>
  refreshQueries(listLetters.path, getLetter.path, getLetterOfPost.path, getMailState.path)

interface SubscriberFilter {
  page: string
  search?: string
  state?: SubscriberState
}

export const subscribersQuery = (filter: SubscriberFilter) =>
  queryOptions({
    queryKey: [listSubscribers.path, filter],
    queryFn: ({ signal }) => api(listSubscribers, { query: filter, signal }),
    ...freshQueryOptions,
  })

/** Never cached, because a sign-in stops being recent without any call. */
export const recentSignInQuery = queryOptions({
  queryKey: [checkRecentSignIn.path],
  queryFn: isRecentlySignedIn,
  staleTime: 0,
  gcTime: 0,
})

export const subscriberGrowthQuery = queryOptions({
  queryKey: [getSubscriberGrowth.path],
  queryFn: ({ signal }) => api(getSubscriberGrowth, { signal }),
  ...freshQueryOptions,
})

export const newSubscriberCountQuery = (days: StatisticsPeriod) =>
  queryOptions({
    queryKey: [countNewSubscribers.path, days],
    queryFn: ({ signal }) => api(countNewSubscribers, { query: { days }, signal }),
    ...freshQueryOptions,
  })

export const refreshSubscribers = () =>
  refreshQueries(listSubscribers.path, getSubscriberGrowth.path, countNewSubscribers.path)

export function useLetterMutations({ id }: Letter) {
  const pause = useChange(pauseLetter, id, letterToasts.paused)
  const goOn = useChange(resumeLetter, id)
  const stop = useChange(stopLetter, id, letterToasts.stopped)
  return { pause, goOn, stop }
}

type Change = typeof pauseLetter | typeof resumeLetter | typeof stopLetter

function useChange(change: Change, id: number, done?: ToastMessage) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api(change, { params: { id } }),
    onSuccess(changed) {
      queryClient.setQueryData(lettersQuery.queryKey, (letters) =>
        letters?.map((letter) => (letter.id === id ? changed : letter)),
      )
      if (done) showToast(done)
    },
    onSettled: refreshLetters,
    meta: { failed: adminTexts.failed },
  })
}

export const useCancelLetter = () =>
  useMutation({
    mutationFn: (postId: number) => api(cancelLetter, { params: { id: postId } }),
    onSuccess: () => showToast(letterToasts.takenBack),
    onSettled: refreshLetters,
    meta: { failed: adminTexts.failed },
  })

export function useCreateLetter(post: AdminPost, done?: ToastMessage) {
  const queryClient = useQueryClient()
  const { queryKey } = letterOfPostQuery(post.id, post.published)
  return useMutation({
    mutationFn: (body: LetterInput) => api(createLetter, { params: { id: post.id }, body }),
    onSuccess(letter) {
      queryClient.setQueryData(queryKey, (known) => known && { ...known, letter })
      if (done) showToast(done)
    },
    onSettled: refreshLetters,
    meta: { failed: adminTexts.failed },
  })
}

export const createDefaultLetter = (post: AdminPost): LetterInput => ({
  subject: post.title,
  previewText: '',
  kind: 'whole',
})
