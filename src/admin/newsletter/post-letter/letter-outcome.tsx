import { MailCheck } from 'lucide'
import { Link } from 'wouter'
import type { Letter } from '#shared/contract/letters.admin.ts'
import { postLetterTexts as texts } from '#texts/admin/letters.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { useFormatDate } from '../../app/diary.ts'
import { TakeBack } from '../mail/take-back.tsx'

/** What became of the one letter that a post has. */
export function LetterOutcome({ letter }: { letter: Letter }) {
  return (
    <div className="letter-outcome">
      <p>
        <Icon of={MailCheck} />
        <span>
          <Sentence letter={letter} />
        </span>
      </p>
      {letter.state === 'leaving' && <TakeBack letter={letter} />}
      <ArrowLink as={Link} href={`/admin/readers/letters?letter=${letter.id}`}>
        {texts.open}
      </ArrowLink>
    </div>
  )
}

function Sentence({ letter }: { letter: Letter }) {
  const formatDate = useFormatDate()
  const { state, figures, finishedAt } = letter
  const { done } = texts
  if (state === 'sent' || state === 'stopped') {
    return (
      <>
        <b>{done[state](formatDate(finishedAt ?? letter.createdAt))}</b>{' '}
        {texts.arrived(figures.sent, figures.failed)}
      </>
    )
  }
  const isUnderWay = state === 'sending' || state === 'paused'
  return (
    <>
      <b>{done[state]}</b> {isUnderWay && texts.outOf(figures.sent, figures.recipients)}
    </>
  )
}
