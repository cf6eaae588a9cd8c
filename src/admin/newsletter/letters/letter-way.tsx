import type { Letter } from '#shared/contract/letters.admin.ts'
import { letterTexts as texts } from '#texts/admin/letters.ts'
import { useDogName } from '../../app/diary.ts'
import { RunningDog } from '../../parts/progress.tsx'
import { TakeBack } from '../mail/take-back.tsx'
import { HeldActs, PausedActs, SendingActs, WaitingActs } from './acts/letter-acts.tsx'

interface LetterWayProps {
  letter: Letter
  /** Nothing goes on without mail, or while it is held back. */
  canSend: boolean
}

/** How far it is, and what can be done about it. */
export function LetterWay({ letter, canSend }: LetterWayProps) {
  switch (letter.state) {
    case 'waiting':
      return <WaitingActs letter={letter} />
    case 'leaving':
      return <TakeBack letter={letter} />
    case 'held':
      return (
        <div className="run-box">
          {letter.heldBecause && <p>{texts.heldBecause[letter.heldBecause]}</p>}
          <HeldActs letter={letter} canSend={canSend} />
        </div>
      )
    default:
      return <Progress letter={letter} canSend={canSend} />
  }
}

function Progress({ letter, canSend }: LetterWayProps) {
  const name = useDogName()
  const { state, figures, secondsLeft, sentLastMinute } = letter
  const isUnderWay = state === 'sending' || state === 'paused'
  return (
    <div className="run-box">
      {isUnderWay && (
        <>
          <p>
            <b>{state === 'sending' ? texts.out(name) : texts.resting}</b>
            {sentLastMinute !== null && <span>{texts.sentLastMinute(sentLastMinute)}</span>}
            {secondsLeft !== null && <span>{texts.timeLeft(secondsLeft)}</span>}
          </p>
          <RunningDog
            label={texts.progress}
            done={figures.recipients - figures.waiting}
            all={figures.recipients}
          />
        </>
      )}
      <Figures figures={figures} />
      {state === 'sending' && <SendingActs letter={letter} />}
      {state === 'paused' && <PausedActs letter={letter} canSend={canSend} />}
    </div>
  )
}

/** They add up to all recipients; what is none is left out, but for those that arrived. */
function Figures({ figures }: Pick<Letter, 'figures'>) {
  const names = ['sent', 'failed', 'skipped', 'waiting'] as const
  return (
    <dl className="run-figures">
      {names
        .filter((name) => name === 'sent' || figures[name] > 0)
        .map((name) => (
          <div key={name}>
            <dt>{texts.figures[name]}</dt>
            <dd className={name === 'failed' ? 'is-bad' : undefined}>{figures[name]}</dd>
          </div>
        ))}
    </dl>
  )
}
