import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye, Info, Mail, MailCheck } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { Link } from 'wouter'
import {
  chooseLetter,
  type Letter,
  LetterInput,
  letterKinds,
  type MailState,
  previewLetter,
  testLetter,
} from '#shared/contract/letters.admin.ts'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import { letterToasts, mailPreviewTexts, postLetterTexts as texts } from '#texts/admin/letters.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { type ToastMessage, toast } from '#ui/overlays/toast.ts'
import { api, messageOf } from '../app/api.ts'
import { useFormatDate } from '../app/diary.ts'
import { Dialog } from '../parts/dialog.tsx'
import { FormActs, Switch } from '../parts/fields.tsx'
import { useStoredPost } from '../posts/queries.ts'
import { letterOfPostQuery, refreshLetters } from './mail/letter-queries.ts'
import { MailFrame, MailWidths, useMailWidth } from './mail/mail-frame.tsx'
import { MissingVariables } from './mail/missing-variables.tsx'
import { TakeBack, useTakeBack } from './mail/take-back.tsx'
import { tellFailure } from './mail/tell-failure.ts'
import { TestMailButton } from './mail/test-mail-button.tsx'

/** Of a post that is stored; a new one has nothing to send yet. */
export function LetterPart({ postId }: { postId: number | null }) {
  const stored = useStoredPost(postId)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Whoever comes to write a letter lands at it.
    if (location.hash !== '#letter') return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section className="letter-part" aria-label={texts.heading} ref={place} tabIndex={-1}>
      {postId === null && (
        <>
          <strong className="label">{texts.heading}</strong>
          <p className="hint">{texts.unsaved}</p>
        </>
      )}
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

interface LetterOfPostProps {
  post: AdminPost
  /** The button that was pressed is gone with what it was for. */
  onReplaced: () => void
}

function LetterOfPost({ post, onReplaced }: LetterOfPostProps) {
  const { data, isError, refetch } = useQuery(letterOfPostQuery(post.id, post.published))
  useKeepFocus(data && (data.letter?.state ?? 'none'), onReplaced)
  if (isError && !data) {
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: () => refetch() }}>
        {texts.failed}
      </ErrorBox>
    )
  }
  if (!data) return <p className="hint">{adminTexts.loading}</p>
  const { letter, readers, mail } = data
  // One that waits for a post which is public already is as good as gone.
  if (letter && (letter.state !== 'waiting' || post.published))
    return <LetterOutcome letter={letter} />
  if (!mail.canSend)
    return <NoMail isChosen={letter !== null} readers={readers} missing={mail.missing} />
  if (post.published) return <SendLetter post={post} readers={readers} mail={mail} />
  return <LetterSwitch post={post} letter={letter} readers={readers} mail={mail} />
}

function useKeepFocus(state: string | undefined, onLost: () => void) {
  const shown = useRef(state)
  const keep = useEffectEvent(() => {
    if (shown.current !== undefined && document.activeElement === document.body) onLost()
    shown.current = state
  })
  useEffect(() => {
    if (state !== shown.current) keep()
  }, [state])
}

interface LetterSwitchProps {
  post: AdminPost
  letter: Letter | null
  readers: number
  mail: MailState
}

/** Before a post is public: its letter waits for it, and can be had or not until then. */
function LetterSwitch({ post, letter, readers, mail }: LetterSwitchProps) {
  const choose = useChooseLetter(post, letterToasts.chosen)
  const takeBack = useTakeBack()
  const drop = (dropped: Letter) => {
    const { subject, previewText, kind } = dropped
    const undo = () => choose.mutate({ subject, previewText, kind })
    takeBack.mutate(post.id, {
      onSuccess: () =>
        toast({
          ...letterToasts.takenBack,
          action: { label: letterToasts.undo, onAction: undo },
        }),
    })
  }
  return (
    <>
      <div className="row" data-field="letter">
        <div>
          <strong className="label">{texts.send(readers)}</strong>
          <p id="letter-hint">{readers === 0 ? texts.nobody : texts.hint}</p>
        </div>
        <Switch
          checked={letter !== null}
          pending={choose.isPending || takeBack.isPending}
          onCheckedChange={() => (letter ? drop(letter) : choose.mutate(firstWords(post)))}
          aria-label={texts.send(readers)}
          aria-describedby="letter-hint"
        />
      </div>
      {letter && <ChosenLetter key={letter.id} post={post} letter={letter} mail={mail} />}
    </>
  )
}

interface ChosenLetterProps {
  post: AdminPost
  letter: Letter
  mail: MailState
}

const PAUSE_MS = 1000

/** Saved by itself, after a pause or when a field is left: nobody looks for a second Save button. */
function ChosenLetter({ post, letter, mail }: ChosenLetterProps) {
  const { subject, previewText, kind } = letter
  const form = useForm<LetterInput>({
    resolver: standardSchemaResolver(LetterInput),
    defaultValues: { subject, previewText, kind },
    mode: 'onBlur',
  })
  const save = useChooseLetter(post)
  const saveChanges = form.handleSubmit((values) => {
    if (!isChanged(values, letter)) return
    save.mutate(values)
  })
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const saveAfterPause = () => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      // Half a subject is no mistake yet.
      if (LetterInput.safeParse(form.getValues()).success) void saveChanges()
    }, PAUSE_MS)
  }
  const state = save.isPending ? texts.saving : save.isSuccess && texts.saved
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the fields inside it, and is none itself
    <div
      className="letter-fields"
      onBlur={() => saveChanges()}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'radio') void saveChanges()
        else saveAfterPause()
      }}
    >
      <LetterFields form={form} />
      <p className="hint" role="status">
        {Object.keys(form.formState.errors).length > 0 ? texts.unsent : state}
      </p>
      <LetterTries form={form} post={post} mail={mail} />
    </div>
  )
}

const isChanged = (values: LetterInput, { subject, previewText, kind }: Letter) =>
  values.subject !== subject || values.previewText !== previewText || values.kind !== kind

interface SendLetterProps {
  post: AdminPost
  readers: number
  mail: MailState
}

/** Of a post that is public: it goes out at once, so the owner is asked first. */
function SendLetter(props: SendLetterProps) {
  const { readers } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <strong className="label">{texts.heading}</strong>
      <p className="hint">{readers === 0 ? texts.nobody : texts.publicHint(readers)}</p>
      <Button look="quiet" small disabled={readers === 0} onClick={() => setOpen(true)}>
        <Icon of={Mail} />
        {texts.sendPublic}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.confirmTitle(readers)}
        description={texts.confirm}
        closeLabel={adminTexts.close}
      >
        <SendForm {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function SendForm({ post, mail, onClose }: SendLetterProps & { onClose: () => void }) {
  const form = useForm<LetterInput>({
    resolver: standardSchemaResolver(LetterInput),
    defaultValues: firstWords(post),
  })
  const send = useChooseLetter(post, letterToasts.onItsWay)
  const submit = form.handleSubmit((values) => send.mutate(values))
  return (
    <form className="form-stack" noValidate onSubmit={submit}>
      <LetterFields form={form} />
      <LetterTries form={form} post={post} mail={mail} />
      <FormActs cancelLabel={texts.cancel} onCancel={onClose} busy={send.isPending}>
        {send.isPending ? texts.sending : texts.confirmSend}
      </FormActs>
    </form>
  )
}

function LetterFields({ form }: { form: UseFormReturn<LetterInput> }) {
  const { errors } = form.formState
  return (
    <>
      <Field label={texts.subject} error={errors.subject?.message} required>
        <Input autoComplete="off" {...form.register('subject')} />
      </Field>
      <Field
        label={texts.previewText}
        hint={texts.previewTextHint}
        error={errors.previewText?.message}
      >
        <Textarea className="is-short" {...form.register('previewText')} />
      </Field>
      <fieldset className="when-choices">
        <legend className="label">{texts.kinds}</legend>
        {letterKinds.map((kind) => (
          <label key={kind} className="when-choice">
            <input type="radio" value={kind} {...form.register('kind')} />
            <span>
              <strong>{texts.kind[kind].label}</strong>
              <small>{texts.kind[kind].hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  )
}

interface LetterTriesProps {
  form: UseFormReturn<LetterInput>
  post: AdminPost
  mail: MailState
}

/** Looking at it, and getting it oneself, before anybody else does. */
function LetterTries({ form, post, mail }: LetterTriesProps) {
  const [shown, setShown] = useState<LetterInput | null>(null)
  return (
    <div className="letter-acts">
      <TestMailButton
        label={texts.test}
        canSend={mail.canSend}
        send={() => api(testLetter, { params: { id: post.id }, body: form.getValues() })}
      />
      <Button look="quiet" small onClick={form.handleSubmit(setShown)}>
        <Icon of={Eye} />
        {texts.preview}
      </Button>
      {shown && (
        <LetterPreview post={post} input={shown} from={mail.from} onClose={() => setShown(null)} />
      )}
    </div>
  )
}

interface LetterPreviewProps {
  post: AdminPost
  input: LetterInput
  from: string
  onClose: () => void
}

/** Made by the server from what is stored, as it would be sent. */
function LetterPreview({ post, input, from, onClose }: LetterPreviewProps) {
  const width = useMailWidth()
  const { data, error } = useQuery({
    queryKey: [previewLetter.path, post.id, post.version, input],
    queryFn: ({ signal }) => api(previewLetter, { params: { id: post.id }, body: input, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog
      wide
      onClose={onClose}
      title={texts.previewTitle}
      description={texts.previewSaved}
      closeLabel={adminTexts.close}
    >
      <div className="letter-preview">
        <MailWidths {...width} />
        {error && <ErrorBox>{messageOf(error)}</ErrorBox>}
        {!data && !error && <p role="status">{mailPreviewTexts.loading}</p>}
        {data?.isShortened && <p className="hint">{mailPreviewTexts.isShortened}</p>}
        {data && (
          <MailFrame from={from} subject={input.subject} html={data.html} width={width.width} />
        )}
      </div>
    </Dialog>
  )
}

/** What became of the one letter that a post has. */
function LetterOutcome({ letter }: { letter: Letter }) {
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

interface NoMailProps {
  isChosen: boolean
  readers: number
  missing: readonly string[]
}

/** The place is there, says what is missing, and pretends nothing. */
function NoMail({ isChosen, readers, missing }: NoMailProps) {
  return (
    <>
      <div className="row" data-field="letter">
        <div>
          <strong className="label">{texts.send(readers)}</strong>
          <p id="letter-hint">{texts.cannot}</p>
        </div>
        <Switch
          checked={isChosen}
          disabled
          onCheckedChange={() => {}}
          aria-label={texts.send(readers)}
          aria-describedby="letter-hint"
        />
      </div>
      <p className="letter-note">
        <Icon of={Info} />
        <span>
          <MissingVariables missing={missing} texts={texts.setIt} />
        </span>
      </p>
    </>
  )
}

/** Makes a post a letter, or changes the letter before it leaves. */
function useChooseLetter(post: AdminPost, done?: ToastMessage) {
  const queryClient = useQueryClient()
  const { queryKey } = letterOfPostQuery(post.id, post.published)
  return useMutation({
    mutationFn: (body: LetterInput) => api(chooseLetter, { params: { id: post.id }, body }),
    onSuccess(letter) {
      queryClient.setQueryData(queryKey, (known) => known && { ...known, letter })
      if (done) toast(done)
    },
    onError: (error) => tellFailure(error),
    onSettled: () => refreshLetters(queryClient),
  })
}

const firstWords = (post: AdminPost): LetterInput => ({
  subject: post.title,
  previewText: '',
  kind: 'whole',
})
