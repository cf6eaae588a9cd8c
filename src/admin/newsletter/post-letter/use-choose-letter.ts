import { useMutation, useQueryClient } from '@tanstack/react-query'
import { chooseLetter, type LetterInput } from '#shared/contract/letters.admin.ts'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import { type ToastMessage, toast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { letterOfPostQuery, refreshLetters } from '../mail/letter-queries.ts'
import { tellFailure } from '../mail/tell-failure.ts'

/** Makes a post a letter, or changes the letter before it leaves. */
export function useChooseLetter(post: AdminPost, done?: ToastMessage) {
  const queryClient = useQueryClient()
  const { queryKey } = letterOfPostQuery(post.id, post.published)
  return useMutation({
    mutationFn: (body: LetterInput) => api(chooseLetter, { params: { id: post.id }, body }),
    onSuccess(letter) {
      queryClient.setQueryData(queryKey, (known) => known && { ...known, letter })
      if (done) toast(done)
    },
    onError: (error) => tellFailure(error),
    onSettled: () => refreshLetters(queryClient),
  })
}

export const firstWords = (post: AdminPost): LetterInput => ({
  subject: post.title,
  previewText: '',
  kind: 'whole',
})
