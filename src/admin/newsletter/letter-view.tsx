import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Letter, LetterFailure, MailState } from '#shared/contract/letters.admin.ts'
import { dropLetterTexts, letterTexts, stopLetterTexts } from '#texts/admin/letters.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Pause } from '#ui/icons/pause.ts'
import { PenLine } from '#ui/icons/pen-line.ts'
import { Play } from '#ui/icons/play.ts'
import { ShieldCheck } from '#ui/icons/shield-check.ts'
import { useDogName, useFormatInstant } from '../app/diary.ts'
import { useConfirm } from '../parts/confirm.tsx'
import { DogProgressBar } from '../parts/progress.tsx'
import { CancelLetterCountdown } from './cancel-letter.tsx'
import { LetterStateTag, useScheduledTime } from './letter-list.tsx'
import { SentMailPreview } from './mail-preview.tsx'
import { letterQuery, useCancelLetter, useLetterMutations } from './queries.ts'

export function LetterDetails({ letter, mail }: { letter: Letter; mail: MailState }) {
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
            <b>{letterTexts.unwatched}</b> {letterTexts.unwatchedWhy}
          </span>
        </p>
      </div>
      <SentMailPreview letter={letter} mail={mail} query={query} />
    </section>
  )
}

function Fact({ letter }: { letter: Letter }) {
  const formatMoment = useFormatInstant()
  const postMoment = useScheduledTime(letter)
  const { state, figures, startedAt, finishedAt } = letter
  const { facts } = letterTexts
  if (state === 'waiting') return postMoment ? facts.waitingUntil(postMoment) : facts.waiting
  if (finishedAt) return facts.done(figures.recipients, formatMoment(finishedAt))
  if (startedAt) return facts.since(figures.recipients, formatMoment(startedAt))
  if (state === 'held') return facts.held
  return facts.leaving
}

interface LetterWayProps {
  letter: Letter
  canSend: boolean
}

function LetterWay({ letter, canSend }: LetterWayProps) {
  switch (letter.state) {
    case 'waiting':
      return <LetterActs letter={letter} canSend={canSend} />
    case 'leaving':
      return <CancelLetterCountdown letter={letter} />
    case 'held':
      return (
        <div className="run-box">
          {letter.heldBecause && <p>{letterTexts.heldBecause[letter.heldBecause]}</p>}
          <LetterActs letter={letter} canSend={canSend} />
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
            <b>{state === 'sending' ? letterTexts.out(name) : letterTexts.resting}</b>
            {sentLastMinute !== null && <span>{letterTexts.sentLastMinute(sentLastMinute)}</span>}
            {secondsLeft !== null && <span>{letterTexts.timeLeft(secondsLeft)}</span>}
          </p>
          <DogProgressBar
            label={letterTexts.progress}
            done={figures.recipients - figures.waiting}
            all={figures.recipients}
          />
        </>
      )}
      <Figures figures={figures} />
      {isUnderWay && <LetterActs letter={letter} canSend={canSend} />}
    </div>
  )
}

/** The figures add up to all recipients; zeros are left out, except for the mails sent. */
function Figures({ figures }: Pick<Letter, 'figures'>) {
  const names = ['sent', 'failed', 'skipped', 'waiting'] as const
  return (
    <dl className="figures is-inline">
      {names
        .filter((name) => name === 'sent' || figures[name] > 0)
        .map((name) => (
          <div key={name}>
            <dt>{letterTexts.figures[name]}</dt>
            <dd className={name === 'failed' ? 'is-bad' : undefined}>{figures[name]}</dd>
          </div>
        ))}
    </dl>
  )
}

const MAX_SHOWN = 20

function Failures({ failures }: { failures: readonly LetterFailure[] }) {
  if (failures.length === 0) return null
  return (
    <div className="mail-failed">
      <h3>{letterTexts.cameBack(failures.length)}</h3>
      <ul>
        {failures.slice(0, MAX_SHOWN).map((failure, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: those who left have no address any more
          <li key={at} className="item">
            <b>{failure.email || letterTexts.forgotten}</b>
            <span>{failure.reason}</span>
            <span>
              <Tries failure={failure} />
            </span>
          </li>
        ))}
        {failures.length > MAX_SHOWN && (
          <li className="item">{letterTexts.more(failures.length - MAX_SHOWN)}</li>
        )}
      </ul>
    </div>
  )
}

function Tries({ failure: { tries, nextTryAt } }: { failure: LetterFailure }) {
  const formatMoment = useFormatInstant()
  return `${letterTexts.tried(tries)}, ${nextTryAt ? letterTexts.nextTry(formatMoment(nextTryAt)) : letterTexts.notAgain}.`
}

function LetterActs({ letter, canSend }: LetterWayProps) {
  const { pause, goOn } = useLetterMutations(letter)
  const { state, postId, figures } = letter
  const isUnsent = state === 'waiting' || (state === 'held' && figures.recipients === 0)
  return (
    <div className="cluster">
      {state === 'waiting' && postId !== null && (
        <Link
          className={buttonClass({ variant: 'line', small: true })}
          href={`/admin/posts/${postId}/edit#letter`}
        >
          <Icon of={PenLine} />
          {letterTexts.edit}
        </Link>
      )}
      {state === 'sending' && (
        <Button variant="line" small busy={pause.isPending} onClick={() => pause.mutate()}>
          <Icon of={Pause} />
          {letterTexts.pause}
        </Button>
      )}
      {(state === 'paused' || state === 'held') && (
        <Button small busy={goOn.isPending} disabled={!canSend} onClick={() => goOn.mutate()}>
          <Icon of={Play} />
          {state === 'held' ? letterTexts.send : letterTexts.goOn}
        </Button>
      )}
      {isUnsent ? <DropLetter letter={letter} /> : <StopLetter letter={letter} />}
    </div>
  )
}

function DropLetter({ letter: { postId } }: { letter: Letter }) {
  const { mutateAsync } = useCancelLetter()
  const confirm = useConfirm()
  if (postId === null) return null
  const ask = () =>
    confirm({
      title: dropLetterTexts.title,
      text: dropLetterTexts.text,
      cancel: dropLetterTexts.cancel,
      confirm: dropLetterTexts.drop,
      busy: dropLetterTexts.dropping,
      act: () => mutateAsync(postId),
    })
  return (
    <button type="button" className="link-btn is-bad" onClick={ask}>
      {letterTexts.dontSend}
    </button>
  )
}

/** Stopping is the only change to a letter that cannot be undone, so it is confirmed. */
function StopLetter({ letter }: { letter: Letter }) {
  const { stop } = useLetterMutations(letter)
  const confirm = useConfirm()
  const ask = () =>
    confirm({
      title: stopLetterTexts.title,
      text: stopLetterTexts.text(letter.figures.waiting),
      cancel: stopLetterTexts.cancel,
      confirm: stopLetterTexts.stop,
      busy: stopLetterTexts.stopping,
      act: () => stop.mutateAsync(),
    })
  return (
    <button type="button" className="link-btn is-bad" onClick={ask}>
      {stopLetterTexts.stop}
    </button>
  )
}
