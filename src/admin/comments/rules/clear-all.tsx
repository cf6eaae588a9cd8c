import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { clearComments } from '#shared/contract/comments.admin.ts'
import { moderationToasts, clearTexts as texts } from '#texts/admin/comments.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { tellFailure } from '../../newsletter/mail/tell-failure.ts'
import { ConfirmDialog } from '../../parts/confirm.tsx'
import { RunningDog } from '../../parts/progress.tsx'
import { refreshComments } from '../comment-queries.ts'

interface ClearAllProps {
  state: 'waiting' | 'spam' | 'deleted'
  count: number
  /** What arrived after the owner looked is left alone. */
  upTo: number
}

/** In portions, so that the diary stays quick meanwhile; can be stopped after each. */
function useClear({ state, upTo }: Omit<ClearAllProps, 'count'>) {
  const queryClient = useQueryClient()
  const [done, setDone] = useState(0)
  const [left, setLeft] = useState(0)
  const isStopped = useRef(false)
  const clearing = useMutation({
    async mutationFn() {
      isStopped.current = false
      let cleared = 0
      for (let left = 1; left > 0 && !isStopped.current; ) {
        const answer = await api(clearComments, { body: { state, upTo } })
        cleared += answer.done
        left = answer.done > 0 ? answer.left : 0
        setDone(cleared)
        setLeft(left)
      }
      return cleared
    },
    onSuccess: (cleared) => toast(texts.finished(cleared)),
    onError: (error) => tellFailure(error, moderationToasts.failed),
    onSettled() {
      setDone(0)
      return refreshComments(queryClient)
    },
  })
  return { clearing, done, left, isStopped }
}

export function ClearAll({ state, count, upTo }: ClearAllProps) {
  const [asked, setAsked] = useState<number | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isStopping, setStopping] = useState(false)
  const { clearing, done, left, isStopped } = useClear({ state, upTo })
  if (clearing.isPending && asked !== null) {
    // A flood is not counted to its end before.
    const all = Math.max(asked, done + left)
    return (
      <div className="run-box">
        <p>
          {texts.progress} <span>{texts.done(done, all)}</span>
        </p>
        <RunningDog label={texts.progress} done={done} all={all} />
        <Button
          look="line"
          small
          disabled={isStopping}
          onClick={() => {
            isStopped.current = true
            setStopping(true)
          }}
        >
          {isStopping ? texts.stopping : texts.stop}
        </Button>
      </div>
    )
  }
  const open = texts.open[state]
  return (
    <>
      <Button look={state === 'waiting' ? 'quiet' : 'bad'} small onClick={() => setAsking(true)}>
        {typeof open === 'function' ? open(count) : open}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.title[state](count)}
        description={texts.text[state]}
        cancelLabel={texts.cancel}
        confirmLabel={texts.confirm[state]}
        onConfirm={() => {
          setAsking(false)
          setStopping(false)
          setAsked(count)
          clearing.mutate()
        }}
      />
    </>
  )
}
