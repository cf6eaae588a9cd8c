import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'wouter'
import type { Letter, MailState } from '#shared/contract/letters.admin.ts'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import { letterToasts, postLetterTexts } from '#texts/admin/letters.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { ArrowLink } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Info } from '#ui/icons/info.ts'
import { MailCheck } from '#ui/icons/mail-check.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { useFormatDate } from '../app/diary.ts'
import { Switch } from '../parts/fields.tsx'
import { TextWithBoldAndCode } from '../parts/marked-text.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { useStoredPost } from '../posts/queries.ts'
import { CancelLetterCountdown } from './cancel-letter.tsx'
import { ChosenLetterForm, SendLetterForm } from './letter-form.tsx'
import { wrapInBackticks } from './mail-setup.tsx'
import {
  createDefaultLetter,
  letterOfPostQuery,
  mailStateQuery,
  subscriberGrowthQuery,
  useCancelLetter,
  useCreateLetter,
} from './queries.ts'

/** The choice for a new post, stored in the editor until the first save. */
export interface LetterChoiceProps {
  isWanted: boolean
  onChange: (isWanted: boolean) => void
}

interface LetterPartProps {
  postId: number | null
  wanted: LetterChoiceProps
}

export function PostLetterSection({ postId, wanted }: LetterPartProps) {
  const stored = useStoredPost(postId)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Links that offer to write a letter lead to this fragment.
    if (location.hash !== '#letter') return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section className="letter-part" aria-label={postLetterTexts.heading} ref={place} tabIndex={-1}>
      {postId === null && <LetterOfNewPost {...wanted} />}
      {stored && (
        <LetterOfPost
          key={stored.id}
          post={stored}
          onReplaced={() => place.current?.focus({ preventScroll: true })}
        />
      )}
    </section>
  )
}

function LetterOfNewPost({ isWanted, onChange }: LetterChoiceProps) {
  const readers = useQuery(subscriberGrowthQuery)
  const mail = useQuery(mailStateQuery)
  if (readers.isError || mail.isError) {
    const onRetry = () => Promise.all([readers.refetch(), mail.refetch()])
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry }}>{postLetterTexts.failed}</ErrorBox>
    )
  }
  if (!readers.data || !mail.data) return <p className="hint">{adminTexts.loading}</p>
  // Counts by the growth figures, because the subscriber list itself needs a recent sign-in.
  const confirmed = readers.data.months.at(-1)?.confirmed ?? 0
  const { canSend, missing } = mail.data
  if (!canSend) return <NoMail isChosen={false} readers={confirmed} missing={missing} />
  return (
    <LetterRow
      readers={confirmed}
      hint={confirmed === 0 ? postLetterTexts.nobody : postLetterTexts.hintNew}
      checked={isWanted}
      onCheckedChange={onChange}
    />
  )
}

interface LetterRowProps
  extends Pick<
    ComponentProps<typeof Switch>,
    'checked' | 'disabled' | 'pending' | 'onCheckedChange'
  > {
  readers: number
  hint: string
}

function LetterRow({ readers, hint, ...state }: LetterRowProps) {
  return (
    <div className="row" data-field="letter">
      <div>
        <strong className="label">{postLetterTexts.send(readers)}</strong>
        <p id="letter-hint">{hint}</p>
      </div>
      <Switch
        {...state}
        aria-label={postLetterTexts.send(readers)}
        aria-describedby="letter-hint"
      />
    </div>
  )
}

interface LetterOfPostProps {
  post: AdminPost
  /** Moves the focus, because the pressed button has been replaced. */
  onReplaced: () => void
}

function LetterOfPost({ post, onReplaced }: LetterOfPostProps) {
  const { data, isError, refetch } = useQuery(letterOfPostQuery(post.id, post.published))
  useRestoreFocus(data && (data.letter?.state ?? 'none'), onReplaced)
  if (isError && !data) {
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
        {postLetterTexts.failed}
      </ErrorBox>
    )
  }
  if (!data) return <SkeletonRows rows={1} />
  const { letter, readers, mail } = data
  // A letter that still waits although its post is public is about to be sent.
  if (letter && (letter.state !== 'waiting' || post.published))
    return <LetterOutcome letter={letter} />
  if (!mail.canSend)
    return <NoMail isChosen={letter !== null} readers={readers} missing={mail.missing} />
  if (post.published) return <SendLetterForm post={post} readers={readers} mail={mail} />
  return <LetterSwitch post={post} letter={letter} readers={readers} mail={mail} />
}

function useRestoreFocus(state: string | undefined, onLost: () => void) {
  const shown = useRef(state)
  const restoreFocus = useEffectEvent(() => {
    if (shown.current !== undefined && document.activeElement === document.body) onLost()
    shown.current = state
  })
  useEffect(() => {
    if (state !== shown.current) restoreFocus()
  }, [state])
}

interface LetterSwitchProps {
  post: AdminPost
  letter: Letter | null
  readers: number
  mail: MailState
}

/** A draft's letter waits for the post, and can be switched on and off until then. */
function LetterSwitch({ post, letter, readers, mail }: LetterSwitchProps) {
  const choose = useCreateLetter(post, letterToasts.chosen)
  const cancelLetter = useCancelLetter()
  const drop = (dropped: Letter) => {
    const { subject, previewText, kind } = dropped
    const undo = () => choose.mutate({ subject, previewText, kind })
    cancelLetter.mutate(post.id, {
      onSuccess: () =>
        showToast({
          ...letterToasts.takenBack,
          action: { label: letterToasts.undo, onAction: undo },
        }),
    })
  }
  return (
    <>
      <LetterRow
        readers={readers}
        hint={readers === 0 ? postLetterTexts.nobody : postLetterTexts.hint}
        checked={letter !== null}
        pending={choose.isPending || cancelLetter.isPending}
        onCheckedChange={() => (letter ? drop(letter) : choose.mutate(createDefaultLetter(post)))}
      />
      {letter && <ChosenLetterForm key={letter.id} post={post} letter={letter} mail={mail} />}
    </>
  )
}

interface NoMailProps {
  isChosen: boolean
  readers: number
  missing: readonly string[]
}

function NoMail({ isChosen, readers, missing }: NoMailProps) {
  return (
    <>
      <LetterRow
        readers={readers}
        hint={postLetterTexts.cannot}
        checked={isChosen}
        disabled
        onCheckedChange={() => {}}
      />
      <p className="letter-note">
        <Icon of={Info} />
        <span>
          <TextWithBoldAndCode>
            {postLetterTexts.setIt(wrapInBackticks(missing))}
          </TextWithBoldAndCode>
        </span>
      </p>
    </>
  )
}

function LetterOutcome({ letter }: { letter: Letter }) {
  return (
    <div className="letter-outcome">
      <p>
        <Icon of={MailCheck} />
        <span>
          <Sentence letter={letter} />
        </span>
      </p>
      {letter.state === 'leaving' && <CancelLetterCountdown letter={letter} />}
      <ArrowLink as={Link} href={`/admin/readers/letters?letter=${letter.id}`}>
        {postLetterTexts.open}
      </ArrowLink>
    </div>
  )
}

function Sentence({ letter }: { letter: Letter }) {
  const formatDate = useFormatDate()
  const { state, figures, finishedAt } = letter
  const { done } = postLetterTexts
  if (state === 'sent' || state === 'stopped') {
    return (
      <>
        <b>{done[state](formatDate(finishedAt ?? letter.createdAt))}</b>{' '}
        {postLetterTexts.arrived(figures.sent, figures.failed)}
      </>
    )
  }
  const isUnderWay = state === 'sending' || state === 'paused'
  return (
    <>
      <b>{done[state]}</b> {isUnderWay && postLetterTexts.outOf(figures.sent, figures.recipients)}
    </>
  )
}
