import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide'
import type { Letter, MailState } from '#shared/contract/letters.admin.ts'
import { letterTexts as texts } from '#texts/admin/letters.ts'
import { Icon } from '#ui/display/icon.tsx'
import { useFormatMoment } from '../../app/diary.ts'
import { letterQuery } from '../mail/letter-queries.ts'
import { Failures } from './failures.tsx'
import { usePostMoment } from './letter-list.tsx'
import { LetterStateTag } from './letter-state-tag.tsx'
import { LetterWay } from './letter-way.tsx'
import { SentMail } from './sent-mail.tsx'

interface OneLetterProps {
  letter: Letter
  mail: MailState
}

export function OneLetter({ letter, mail }: OneLetterProps) {
  const query = useQuery({ ...letterQuery(letter), placeholderData: keepPreviousData })
  return (
    <section className="box mail-one" aria-labelledby="letter">
      <div className="mail-facts">
        <div className="mail-top">
          <LetterStateTag state={letter.state} />
          <h2 id="letter" dir="auto">
            {letter.subject}
          </h2>
          <p className="muted">
            <Fact letter={letter} />
          </p>
        </div>
        <LetterWay letter={letter} canSend={mail.canSend && !mail.isHeld} />
        <Failures failures={query.data?.failures ?? []} />
        <p className="no-trace">
          <Icon of={ShieldCheck} />
          <span>
            <b>{texts.unwatched}</b> {texts.unwatchedWhy}
          </span>
        </p>
      </div>
      <SentMail letter={letter} mail={mail} query={query} />
    </section>
  )
}

/** To how many, and when. */
function Fact({ letter }: { letter: Letter }) {
  const formatMoment = useFormatMoment()
  const postMoment = usePostMoment(letter)
  const { state, figures, startedAt, finishedAt } = letter
  const { facts } = texts
  if (state === 'waiting') return postMoment ? facts.waitingUntil(postMoment) : facts.waiting
  if (finishedAt) return facts.done(figures.recipients, formatMoment(finishedAt))
  if (startedAt) return facts.since(figures.recipients, formatMoment(startedAt))
  if (state === 'held') return facts.held
  return facts.leaving
}
