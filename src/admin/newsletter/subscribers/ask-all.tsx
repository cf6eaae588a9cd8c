import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askSubscribers } from '#shared/contract/newsletter.admin.ts'
import { subscriberToasts, askAllTexts as texts } from '#texts/admin/newsletter.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { refreshReaders } from '../../app/queries.ts'
import { ConfirmDialog } from '../../parts/confirm.tsx'
import { tellFailure } from '../mail/tell-failure.ts'

interface AskAllProps {
  count: number
  canSend: boolean
}

/** For those who signed up before the diary could send mail. */
export function AskAll({ count, canSend }: AskAllProps) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const ask = useMutation({
    mutationFn: () => api(askSubscribers),
    onSuccess({ asked }) {
      toast(subscriberToasts.askedAll(asked))
      setAsking(false)
    },
    onError: (error) => tellFailure(error),
    onSettled: () => refreshReaders(queryClient),
  })
  return (
    <div className="banner is-note ask-all">
      <p>{texts.note(count)}</p>
      <Button small disabled={!canSend} onClick={() => setAsking(true)}>
        {texts.ask}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.title(count)}
        description={texts.text}
        look="solid"
        cancelLabel={texts.cancel}
        confirmLabel={ask.isPending ? texts.asking : texts.ask}
        busy={ask.isPending}
        onConfirm={() => ask.mutate()}
      />
    </div>
  )
}
