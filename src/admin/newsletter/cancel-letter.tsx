import { useEffect, useState } from 'react'
import type { Letter } from '#shared/contract/letters.admin.ts'
import { letterLimits } from '#shared/limits.ts'
import { letterTexts } from '#texts/admin/letters.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Undo2 } from '#ui/icons/undo-2.ts'
import { useCancelLetter } from './queries.ts'

/**
 * Cancels without a confirm dialog: the countdown is too short for one, and the letter can be sent
 * again.
 */
export function CancelLetterCountdown({ letter }: { letter: Letter }) {
  const secondsLeft = useSecondsLeft(letter.leavesAt)
  const cancelling = useCancelLetter()
  return (
    <div className="take-back">
      <p>
        <b role="timer">{letterTexts.leavesIn(secondsLeft)}</b>
        <span>{letterTexts.lastChance}</span>
      </p>
      <Button
        variant="line"
        small
        busy={cancelling.isPending}
        onClick={() => letter.postId !== null && cancelling.mutate(letter.postId)}
      >
        <Icon of={Undo2} />
        {letterTexts.takeBack}
      </Button>
    </div>
  )
}

/** The browser's clock may be wrong, so the countdown never exceeds the longest possible one. */
const secondsUntil = (instant: string) =>
  Math.min(
    letterLimits.stopSeconds,
    Math.max(0, Math.ceil((new Date(instant).getTime() - Date.now()) / 1000)),
  )

function useSecondsLeft(instant: string | null): number {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!instant) return
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [instant])
  return instant ? secondsUntil(instant) : 0
}
