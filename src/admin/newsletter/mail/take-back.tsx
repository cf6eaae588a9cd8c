import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide'
import { type Letter, takeLetterBack } from '#shared/contract/letters.admin.ts'
import { letterToasts, letterTexts as texts } from '#texts/admin/letters.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { refreshLetters } from './letter-queries.ts'
import { tellFailure } from './tell-failure.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** Asks nothing: there is no time for that, and it can be sent again. */
export function TakeBack({ letter }: { letter: Letter }) {
  const secondsLeft = useSecondsLeft(letter.leavesAt)
  const takingBack = useTakeBack()
  return (
    <div className="take-back">
      <p>
        <b role="timer">{texts.leavesIn(secondsLeft)}</b>
        <span>{texts.lastChance}</span>
      </p>
      <Button
        look="line"
        small
        busy={takingBack.isPending}
        onClick={() => letter.postId !== null && takingBack.mutate(letter.postId)}
      >
        <Icon of={Undo2} />
        {texts.takeBack}
      </Button>
    </div>
  )
}

export function useTakeBack() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (postId: number) => api(takeLetterBack, { params: { id: postId } }),
    onSuccess: () => toast(letterToasts.takenBack),
    onError: (error) => tellFailure(error),
    onSettled: () => refreshLetters(queryClient),
  })
}
