import { Pause, PenLine, Play } from 'lucide'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Letter } from '#shared/contract/letters.admin.ts'
import { letterTexts as texts } from '#texts/admin/letters.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { DropLetter } from './drop-letter.tsx'
import { StopLetter } from './stop-letter.tsx'
import { useChangeLetter } from './use-change-letter.ts'

interface ActsProps {
  letter: Letter
  canSend?: boolean
}

export function SendingActs({ letter }: ActsProps) {
  const { pause } = useChangeLetter(letter)
  return (
    <div className="savebar">
      <Button look="line" small busy={pause.isPending} onClick={() => pause.mutate()}>
        <Icon of={Pause} />
        {texts.pause}
      </Button>
      <StopLetter letter={letter} />
    </div>
  )
}

export function PausedActs({ letter, canSend }: ActsProps) {
  const { goOn } = useChangeLetter(letter)
  return (
    <div className="savebar">
      <Button small busy={goOn.isPending} disabled={!canSend} onClick={() => goOn.mutate()}>
        <Icon of={Play} />
        {texts.goOn}
      </Button>
      <StopLetter letter={letter} />
    </div>
  )
}

export function HeldActs({ letter, canSend }: ActsProps) {
  const { goOn } = useChangeLetter(letter)
  return (
    <div className="savebar">
      <Button small busy={goOn.isPending} disabled={!canSend} onClick={() => goOn.mutate()}>
        <Icon of={Play} />
        {texts.send}
      </Button>
      {letter.figures.recipients > 0 ? <StopLetter letter={letter} /> : <Drop letter={letter} />}
    </div>
  )
}

export function WaitingActs({ letter }: ActsProps) {
  return (
    <div className="savebar">
      {letter.postId !== null && (
        <Link
          className={buttonClass({ look: 'line', small: true })}
          href={`/admin/posts/${letter.postId}/edit#letter`}
        >
          <Icon of={PenLine} />
          {texts.edit}
        </Link>
      )}
      <Drop letter={letter} />
    </div>
  )
}

function Drop({ letter }: ActsProps) {
  const [isAsking, setAsking] = useState(false)
  if (letter.postId === null) return null
  return (
    <>
      <button type="button" className="link-btn is-bad" onClick={() => setAsking(true)}>
        {texts.dontSend}
      </button>
      <DropLetter postId={isAsking ? letter.postId : null} onClose={() => setAsking(false)} />
    </>
  )
}
