import { useEffect, useRef, useState } from 'react'
import {
  COMMENT_FORM_ANCHOR,
  COMMENT_STEP_FIELD,
  COMMENTS_ANCHOR,
  commentPaths,
} from '#shared/comments/pages.ts'
import type { Comment, CommentInput } from '#shared/contract/comments.ts'
import { previewTexts, thanksTexts, threadTexts } from '#texts/site/comments.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { DogHead } from '#ui/dog/drawings.tsx'
import { useSettings } from '../app/hooks.ts'
import { CommentForm } from './comment-form.tsx'
import { saveAuthor } from './stored-comments.ts'
import { CommentText } from './thread.tsx'
import {
  type ReplyTo,
  usePlainCommentResult,
  useWriteComment,
  type WriteStep,
} from './use-write-comment.ts'

interface WritePanelProps {
  slug: string
  canNotify: boolean
  replyTo: ReplyTo | null
  onReplyTo: (to: ReplyTo | null) => void
  onSent: (comment: Comment, state: 'waiting' | 'approved') => void
}

export function WriteCommentPanel({
  slug,
  canNotify,
  replyTo,
  onReplyTo,
  onSent,
}: WritePanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const sent = usePlainCommentResult()
  const [isRemembered, setRemembered] = useState(false)
  const write = useWriteComment({
    slug,
    sent,
    onSent(comment, state) {
      onReplyTo(null)
      onSent(comment, state)
    },
  })
  const { step } = write

  const send = (values: CommentInput) => {
    const { name, email = '' } = values
    if (!write.owner) saveAuthor(isRemembered ? { name, email } : null)
    void write.send(values)
  }
  useStepFocus(panel, step.kind, replyTo)
  const chosen = useRef(replyTo)
  const { another, change } = write
  // "Reply" can be pressed in the thread during any step.
  useEffect(() => {
    if (chosen.current === replyTo) return
    chosen.current = replyTo
    if (!replyTo) return
    if (step.kind === 'sent') another({})
    if (step.kind === 'preview') change(step.values)
  }, [replyTo, step, another, change])

  return (
    <div className="margin-write" id={COMMENT_FORM_ANCHOR} ref={panel}>
      {step.kind === 'writing' && (
        <CommentForm
          {...{ slug, canNotify, replyTo, write, isRemembered }}
          step={step}
          onRemember={setRemembered}
          onCancelReply={() => onReplyTo(null)}
        />
      )}
      {step.kind === 'preview' && (
        <CommentPreview {...{ slug, step, isBusy: write.isBusy }} onSend={send} onChange={change} />
      )}
      {step.kind === 'sent' && (
        <CommentThanks slug={slug} isPublic={step.isPublic} onAnother={() => another({})} />
      )}
    </div>
  )
}

/**
 * The focused element disappears with its step, so focus moves to the heading or the text field of
 * the next one.
 */
function useStepFocus(
  panel: React.RefObject<HTMLDivElement | null>,
  kind: string,
  replyTo: ReplyTo | null,
) {
  const before = useRef({ kind, replyTo })
  useEffect(() => {
    const { kind: kindBefore, replyTo: replyBefore } = before.current
    before.current = { kind, replyTo }
    const isReply = replyTo !== null && replyTo !== replyBefore
    if (kind === kindBefore && !isReply) return
    const target = kind === 'writing' ? 'textarea' : 'h3'
    panel.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [panel, kind, replyTo])
}

interface CommentPreviewProps {
  slug: string
  step: Extract<WriteStep, { kind: 'preview' }>
  isBusy: boolean
  onSend: (values: CommentInput) => void
  onChange: (values: CommentInput) => void
}

/** Without script, the second submit sends the same fields again. */
function CommentPreview({ slug, step, isBusy, onSend, onChange }: CommentPreviewProps) {
  const { values, name, html } = step
  return (
    <form
      className="notebook"
      method="post"
      action={`${commentPaths.form(slug)}#${COMMENTS_ANCHOR}`}
      aria-labelledby="write-title"
      onSubmit={(event) => {
        event.preventDefault()
        onSend(values)
      }}
    >
      <h3 id="write-title" tabIndex={-1}>
        {previewTexts.heading}
      </h3>
      <article className="note">
        <header className="note-head">
          <strong dir="auto">{name}</strong>
          <span className="note-when">{threadTexts.justNow}</span>
        </header>
        <CommentText html={html} />
      </article>
      <Fields values={values} />
      <div className="acts">
        <Button type="submit" name={COMMENT_STEP_FIELD} value="send" busy={isBusy}>
          {isBusy ? previewTexts.sending : previewTexts.send}
        </Button>
        <Button
          variant="line"
          type="submit"
          name={COMMENT_STEP_FIELD}
          value="change"
          disabled={isBusy}
          onClick={(event) => {
            event.preventDefault()
            onChange(values)
          }}
        >
          {previewTexts.change}
        </Button>
      </div>
      {values.notify && values.email && (
        <p className="hint">
          {previewTexts.announced(values.email)} {previewTexts.confirmFirst}
        </p>
      )}
      {!values.notify && values.email && <p className="hint">{previewTexts.neverShown}</p>}
    </form>
  )
}

function Fields({ values }: { values: CommentInput }) {
  const { notify, parentId, ...words } = values
  const fields = {
    ...words,
    ...(notify && { notify: 'on' }),
    ...(parentId && { parentId: String(parentId) }),
  }
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

interface CommentThanksProps {
  slug: string
  isPublic: boolean
  onAnother: () => void
}

function CommentThanks({ slug, isPublic, onAnother }: CommentThanksProps) {
  const { ownerName } = useSettings()
  return (
    <div className="notebook" role="status">
      <div className="thanks">
        <DogHead />
        <h3 tabIndex={-1}>{isPublic ? thanksTexts.published : thanksTexts.waiting(ownerName)}</h3>
        <p>{isPublic ? thanksTexts.publishedHint : thanksTexts.waitingHint}</p>
        <a
          className={buttonClass({ variant: 'line', small: true })}
          href={`/blog/${slug}#${COMMENT_FORM_ANCHOR}`}
          onClick={(event) => {
            event.preventDefault()
            onAnother()
          }}
        >
          {thanksTexts.another}
        </a>
      </div>
    </div>
  )
}
