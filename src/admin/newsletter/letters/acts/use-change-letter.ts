import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type Letter,
  pauseLetter,
  resumeLetter,
  stopLetter,
} from '#shared/contract/letters.admin.ts'
import { letterToasts } from '#texts/admin/letters.ts'
import { type ToastMessage, toast } from '#ui/overlays/toast.ts'
import { api } from '../../../app/api.ts'
import { lettersQuery, refreshLetters } from '../../mail/letter-queries.ts'
import { tellFailure } from '../../mail/tell-failure.ts'

/** What the owner can do while a letter is on its way. */
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
    onError: (error) => tellFailure(error),
    onSettled: () => refreshLetters(queryClient),
  })
}
