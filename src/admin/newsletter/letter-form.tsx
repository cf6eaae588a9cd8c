import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import {
  type Letter,
  LetterInput,
  letterKinds,
  type MailState,
  previewLetter,
  testLetter,
} from '#shared/contract/letters.admin.ts'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import { letterToasts, mailPreviewTexts, postLetterTexts } from '#texts/admin/letters.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input, Textarea } from '#ui/controls/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Eye } from '#ui/icons/eye.ts'
import { Mail } from '#ui/icons/mail.ts'
import { api, messageOf } from '../app/api.ts'
import { Dialog } from '../parts/dialog.tsx'
import { FormButtons } from '../parts/fields.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { MailPreviewFrame, MailWidthSwitch, useMailPreviewWidth } from './mail-preview.tsx'
import { TestMailButton } from './mail-setup.tsx'
import { createDefaultLetter, useCreateLetter } from './queries.ts'

interface SendLetterProps {
  post: AdminPost
  readers: number
  mail: MailState
}

/** The letter of a public post is sent at once, so a confirm dialog comes first. */
export function SendLetterForm(props: SendLetterProps) {
  const { readers } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <strong className="label">{postLetterTexts.heading}</strong>
      <p className="hint">
        {readers === 0 ? postLetterTexts.nobody : postLetterTexts.publicHint(readers)}
      </p>
      <Button variant="quiet" small disabled={readers === 0} onClick={() => setOpen(true)}>
        <Icon of={Mail} />
        {postLetterTexts.sendPublic}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={postLetterTexts.confirmTitle(readers)}
        description={postLetterTexts.confirm}
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
    defaultValues: createDefaultLetter(post),
  })
  const send = useCreateLetter(post, letterToasts.onItsWay)
  const submit = form.handleSubmit((values) => send.mutate(values))
  return (
    <form className="form-stack" noValidate onSubmit={submit}>
      <LetterFields form={form} />
      <LetterTries form={form} post={post} mail={mail} />
      <FormButtons cancelLabel={postLetterTexts.cancel} onCancel={onClose} busy={send.isPending}>
        {send.isPending ? postLetterTexts.sending : postLetterTexts.confirmSend}
      </FormButtons>
    </form>
  )
}

interface ChosenLetterProps {
  post: AdminPost
  letter: Letter
  mail: MailState
}

const PAUSE_MS = 1000

/**
 * Saves by itself, after a pause or when a field loses the focus, because there is no second Save
 * button.
 */
export function ChosenLetterForm({ post, letter, mail }: ChosenLetterProps) {
  const { subject, previewText, kind } = letter
  const form = useForm<LetterInput>({
    resolver: standardSchemaResolver(LetterInput),
    defaultValues: { subject, previewText, kind },
    mode: 'onBlur',
  })
  const save = useCreateLetter(post)
  const saveChanges = form.handleSubmit((values) => {
    if (!isChanged(values, letter)) return
    save.mutate(values)
  })
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const saveAfterPause = () => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      // An incomplete subject is not reported as an error while the owner types.
      if (LetterInput.safeParse(form.getValues()).success) void saveChanges()
    }, PAUSE_MS)
  }
  const state = save.isPending ? postLetterTexts.saving : save.isSuccess && postLetterTexts.saved
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
        {Object.keys(form.formState.errors).length > 0 ? postLetterTexts.unsent : state}
      </p>
      <LetterTries form={form} post={post} mail={mail} />
    </div>
  )
}

const isChanged = (values: LetterInput, { subject, previewText, kind }: Letter) =>
  values.subject !== subject || values.previewText !== previewText || values.kind !== kind

function LetterFields({ form }: { form: UseFormReturn<LetterInput> }) {
  const { errors } = form.formState
  return (
    <>
      <Field label={postLetterTexts.subject} error={errors.subject?.message} required>
        <Input autoComplete="off" {...form.register('subject')} />
      </Field>
      <Field
        label={postLetterTexts.previewText}
        hint={postLetterTexts.previewTextHint}
        error={errors.previewText?.message}
      >
        <Textarea className="is-short" {...form.register('previewText')} />
      </Field>
      <fieldset className="choices">
        <legend className="label">{postLetterTexts.kinds}</legend>
        {letterKinds.map((kind) => (
          <label key={kind} className="choice">
            <input type="radio" value={kind} {...form.register('kind')} />
            <span>
              <strong>{postLetterTexts.kind[kind].label}</strong>
              <small>{postLetterTexts.kind[kind].hint}</small>
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

function LetterTries({ form, post, mail }: LetterTriesProps) {
  const [shown, setShown] = useState<LetterInput | null>(null)
  return (
    <div className="cluster letter-acts">
      <TestMailButton
        label={postLetterTexts.test}
        canSend={mail.canSend}
        send={() => api(testLetter, { params: { id: post.id }, body: form.getValues() })}
      />
      <Button variant="quiet" small onClick={form.handleSubmit(setShown)}>
        <Icon of={Eye} />
        {postLetterTexts.preview}
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

/** The server renders the preview from the stored post, so that it equals the letter to be sent. */
function LetterPreview({ post, input, from, onClose }: LetterPreviewProps) {
  const width = useMailPreviewWidth()
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
      title={postLetterTexts.previewTitle}
      description={postLetterTexts.previewSaved}
      closeLabel={adminTexts.close}
    >
      <div className="letter-preview">
        <MailWidthSwitch {...width} />
        {error && <ErrorBox>{messageOf(error)}</ErrorBox>}
        {!data && !error && <SkeletonRows label={mailPreviewTexts.loading} />}
        {data?.isShortened && <p className="hint">{mailPreviewTexts.isShortened}</p>}
        {data && (
          <MailPreviewFrame
            from={from}
            subject={input.subject}
            html={data.html}
            width={width.width}
          />
        )}
      </div>
    </Dialog>
  )
}
