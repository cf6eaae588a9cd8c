import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { clearComments } from '#shared/contract/comments.admin.ts'
import { commentLimits } from '#shared/limits.ts'
import { clearTexts, moderationTexts, moderationToasts } from '#texts/admin/comments.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Check } from '#ui/icons/check.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { useConfirm } from '../parts/confirm.tsx'
import { DogProgressBar } from '../parts/progress.tsx'
import { type CommentListState, type CommentPage, refreshComments } from './moderation.ts'

/**
 * The foot of the list: says that it ends here, how long spam and deleted comments are stored, and
 * offers to clear a flood.
 */
export function CommentListFooter({ list, page }: { list: CommentListState; page: CommentPage }) {
  const { state, search } = list
  const { counts, sniffed } = page
  const isRetained = state === 'spam' || state === 'deleted'
  const isFlood = state === 'waiting' && counts.waiting > commentLimits.perAdminPage
  const end =
    state === 'waiting' && sniffed > 0 ? moderationTexts.sniffed(sniffed) : moderationTexts.end
  return (
    <div className="cluster says-end">
      {page.page === page.pages && !isRetained && (
        <>
          <Icon of={Check} />
          <p>{end}</p>
        </>
      )}
      {isRetained && <p>{moderationTexts.keptFor(commentLimits.keptDays)}</p>}
      {(isRetained || isFlood) && !search && (
        <ClearAll
          state={isRetained ? state : 'waiting'}
          count={counts[state]}
          upTo={page.newestId}
        />
      )}
    </div>
  )
}

interface ClearAllProps {
  state: 'waiting' | 'spam' | 'deleted'
  count: number
  /** Comments with a higher id arrived after the page was loaded and are not cleared. */
  upTo: number
}

/** Clears in batches, so that the server stays responsive and the owner can stop after each one. */
function useClear({ state, upTo }: Omit<ClearAllProps, 'count'>) {
  const [done, setDone] = useState(0)
  const [remaining, setRemaining] = useState(0)
  const isStopped = useRef(false)
  const clearing = useMutation({
    async mutationFn() {
      isStopped.current = false
      let cleared = 0
      for (let remaining = 1; remaining > 0 && !isStopped.current; ) {
        const answer = await api(clearComments, { body: { state, upTo } })
        cleared += answer.done
        remaining = answer.done > 0 ? answer.left : 0
        setDone(cleared)
        setRemaining(remaining)
      }
      return cleared
    },
    onSuccess: (cleared) => showToast(clearTexts.finished(cleared)),
    onSettled() {
      setDone(0)
      return refreshComments()
    },
    meta: { failed: moderationToasts.failed },
  })
  return { clearing, done, remaining, isStopped }
}

function ClearAll({ state, count, upTo }: ClearAllProps) {
  const [countAtStart, setCountAtStart] = useState<number | null>(null)
  const confirm = useConfirm()
  const [isStopping, setStopping] = useState(false)
  const { clearing, done, remaining, isStopped } = useClear({ state, upTo })
  if (clearing.isPending && countAtStart !== null) {
    // The server counts a flood only up to a limit, so the total can grow.
    const all = Math.max(countAtStart, done + remaining)
    return (
      <div className="run-box">
        <p>
          {clearTexts.progress} <span>{clearTexts.done(done, all)}</span>
        </p>
        <DogProgressBar label={clearTexts.progress} done={done} all={all} />
        <Button
          variant="line"
          small
          disabled={isStopping}
          onClick={() => {
            isStopped.current = true
            setStopping(true)
          }}
        >
          {isStopping ? clearTexts.stopping : clearTexts.stop}
        </Button>
      </div>
    )
  }
  const open = clearTexts.open[state]
  const ask = () =>
    confirm({
      title: clearTexts.title[state](count),
      text: clearTexts.text[state],
      cancel: clearTexts.cancel,
      confirm: clearTexts.confirm[state],
      async act() {
        setStopping(false)
        setCountAtStart(count)
        clearing.mutate()
      },
    })
  return (
    <Button variant={state === 'waiting' ? 'quiet' : 'bad'} small onClick={ask}>
      {typeof open === 'function' ? open(count) : open}
    </Button>
  )
}
