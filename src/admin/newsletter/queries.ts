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
import { type ToastMessage, toast } from '#ui/overlays/toast.ts'
import { api, isRecentlySignedIn, messageOf } from '../app/api.ts'
import { fresh, refresh } from '../app/queries.ts'

const WATCH_MS = 2000
const WATCH_FAILURES_MS = 10_000

export const isMoving = ({ state }: Pick<Letter, 'state'>) =>
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
  refetchInterval: ({ state }) => (state.data?.some(isMoving) ? WATCH_MS : false),
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
      const isWatched = letter && (isMoving(letter) || (isPublic && letter.state === 'waiting'))
      return isWatched ? WATCH_MS : false
    },
  })

export const refreshLetters = () =>
  refresh(listLetters.path, getLetter.path, getLetterOfPost.path, getMailState.path)

interface SubscriberFilter {
  page: string
  search?: string
  state?: SubscriberState
}

export const subscribersQuery = (filter: SubscriberFilter) =>
  queryOptions({
    queryKey: [listSubscribers.path, filter],
    queryFn: ({ signal }) => api(listSubscribers, { query: filter, signal }),
    ...fresh,
  })

/** Never cached, because a sign-in stops being recent without any call. */
export const recentSignInQuery = queryOptions({
  queryKey: [checkRecentSignIn.path],
  queryFn: isRecentlySignedIn,
  staleTime: 0,
  gcTime: 0,
})

export const growthQuery = queryOptions({
  queryKey: [getSubscriberGrowth.path],
  queryFn: ({ signal }) => api(getSubscriberGrowth, { signal }),
  ...fresh,
})

export const newSubscribersQuery = (days: StatisticsPeriod) =>
  queryOptions({
    queryKey: [countNewSubscribers.path, days],
    queryFn: ({ signal }) => api(countNewSubscribers, { query: { days }, signal }),
    ...fresh,
  })

export const refreshSubscribers = () =>
  refresh(listSubscribers.path, getSubscriberGrowth.path, countNewSubscribers.path)

export function useChangeLetter({ id }: Letter) {
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
      if (done) toast(done)
    },
    onSettled: refreshLetters,
    meta: { failed: adminTexts.failed },
  })
}

export const useCancelLetter = () =>
  useMutation({
    mutationFn: (postId: number) => api(cancelLetter, { params: { id: postId } }),
    onSuccess: () => toast(letterToasts.takenBack),
    onSettled: refreshLetters,
    meta: { failed: adminTexts.failed },
  })

export function useChooseLetter(post: AdminPost, done?: ToastMessage) {
  const queryClient = useQueryClient()
  const { queryKey } = letterOfPostQuery(post.id, post.published)
  return useMutation({
    mutationFn: (body: LetterInput) => api(createLetter, { params: { id: post.id }, body }),
    onSuccess(letter) {
      queryClient.setQueryData(queryKey, (known) => known && { ...known, letter })
      if (done) toast(done)
    },
    onSettled: refreshLetters,
    meta: { failed: adminTexts.failed },
  })
}

/**
 * Sends the letter of a post that was just created. A failure is a toast, because the editor may be
 * closed by then.
 */
export async function sendAsLetter(post: AdminPost) {
  try {
    await api(createLetter, { params: { id: post.id }, body: firstWords(post) })
  } catch (error) {
    const description = messageOf(error)
    toast({ title: letterToasts.notChosen, description, variant: 'destructive' })
  }
  refreshLetters()
}

export const firstWords = (post: AdminPost): LetterInput => ({
  subject: post.title,
  previewText: '',
  kind: 'whole',
})
