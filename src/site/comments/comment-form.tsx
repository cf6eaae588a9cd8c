import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { COMMENT_STEP_FIELD, COMMENTS_ANCHOR, commentPaths } from '#shared/comments/pages.ts'
import { commentLimits } from '#shared/limits.ts'
import { writeTexts as texts, writeTexts } from '#texts/site/comments.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Checkbox } from '../app/forms.tsx'
import { useDogCard, useSettings } from '../app/hooks.ts'
import { readStoredAuthor } from './stored-comments.ts'
import {
  type ReplyTo,
  readForm,
  type useWriteComment,
  type WriteStep,
} from './use-write-comment.ts'

interface CommentFormProps {
  slug: string
  canNotify: boolean
  replyTo: ReplyTo | null
  step: Extract<WriteStep, { kind: 'writing' }>
  write: ReturnType<typeof useWriteComment>
  isRemembered: boolean
  onRemember: (isRemembered: boolean) => void
  onCancelReply: () => void
}

/** The fields are uncontrolled, so that input typed before hydration is not lost. */
export function CommentForm(props: CommentFormProps) {
  const { slug, replyTo, step, write, onCancelReply } = props
  const form = useRef<HTMLFormElement>(null)
  const { values, errors, failure } = step
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  const preview = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = readForm(event.currentTarget)
    void write.preview(write.owner ? { ...values, name: write.owner } : values)
  }
  return (
    <form
      className="notebook"
      ref={form}
      method="post"
      action={`${commentPaths.form(slug)}#${COMMENTS_ANCHOR}`}
      noValidate
      aria-labelledby="write-title"
      onSubmit={preview}
      onFocus={({ target }) => {
        // Focus on the button means that the comment was typed before hydration.
        if (!target.matches('[type="submit"]')) void write.loadToken()
      }}
    >
      {replyTo && (
        <p className="answering">
          <span>
            {texts.replyingTo} <strong dir="auto">{replyTo.name}</strong>
          </span>
          <a
            href={`/blog/${slug}#${COMMENTS_ANCHOR}`}
            onClick={(event) => {
              event.preventDefault()
              onCancelReply()
            }}
          >
            {texts.cancel}
          </a>
        </p>
      )}
      <h3 id="write-title">{replyTo ? texts.answer(replyTo.name) : texts.heading}</h3>
      {failure && <ErrorBox>{failure}</ErrorBox>}
      <MessageField error={errors.message} value={values.message} />
      {write.owner ? (
        <p className="hint">{texts.asOwner(write.owner)}</p>
      ) : (
        <AuthorFields {...props} />
      )}
      <HiddenFields parentId={replyTo?.id ?? null} token={values.token} />
      <div className="acts">
        <Button type="submit" name={COMMENT_STEP_FIELD} value="preview" busy={write.isBusy}>
          {write.isBusy ? texts.checking : texts.preview}
        </Button>
      </div>
      <p className="hint">{texts.hint}</p>
    </form>
  )
}

function AuthorFields({ step, canNotify, isRemembered, onRemember }: CommentFormProps) {
  const { values, errors } = step
  const name = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const author = readStoredAuthor()
    if (!author) return
    onRemember(true)
    if (name.current && !name.current.value) name.current.value = author.name
    if (email.current && !email.current.value) email.current.value = author.email
  }, [onRemember])
  return (
    <>
      <Field label={texts.name} error={errors.name} required>
        <Input
          ref={name}
          name="name"
          autoComplete="name"
          maxLength={commentLimits.name}
          defaultValue={values.name}
        />
      </Field>
      <Field
        label={
          <>
            {texts.email} <span className="optional">{texts.emailOptional}</span>
          </>
        }
        error={errors.email}
      >
        <Input
          ref={email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={values.email}
        />
      </Field>
      {canNotify && (
        <Checkbox name="notify" label={texts.notify} defaultChecked={values.notify ?? false} />
      )}
      <Checkbox
        className="only-script"
        label={texts.remember}
        checked={isRemembered}
        onChange={(event) => onRemember(event.currentTarget.checked)}
      />
    </>
  )
}

interface MessageFieldProps {
  value: string | undefined
  error: string | undefined
}

function MessageField({ value, error }: MessageFieldProps) {
  const id = useId()
  const { name } = useDogCard()
  const { ownerName } = useSettings()
  const words = useRef<HTMLTextAreaElement>(null)
  // The count is set after hydration; until then only the limit is shown.
  const [length, setLength] = useState<number | null>(null)
  useEffect(() => setLength(words.current?.value.length ?? 0), [])
  const most = commentLimits.message
  return (
    <div className="field">
      <label htmlFor={id}>{texts.message}</label>
      <textarea
        ref={words}
        className="input ruled"
        id={id}
        name="message"
        dir="auto"
        maxLength={most}
        placeholder={texts.placeholder(name, ownerName)}
        defaultValue={value}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-foot`}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
      <div className="field-foot" id={`${id}-foot`}>
        <span className={error && 'error'}>{error ?? texts.plainWords}</span>
        <span>{length === null ? texts.atMost(most) : texts.counted(length, most)}</span>
      </div>
    </div>
  )
}

interface HiddenFieldsProps {
  parentId: number | null
  token?: string | undefined
}

/** Includes a honeypot field, which bots fill in and people never see. */
function HiddenFields({ parentId, token }: HiddenFieldsProps) {
  return (
    <>
      {parentId !== null && <input type="hidden" name="parentId" value={parentId} />}
      {token && <input type="hidden" name="token" value={token} />}
      <div className="sr" aria-hidden="true">
        <label>
          {writeTexts.leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
