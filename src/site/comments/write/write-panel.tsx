import { useEffect, useRef, useState } from 'react'
import { COMMENT_FORM_ANCHOR } from '#shared/comments/pages.ts'
import type { Comment, CommentInput } from '#shared/contract/comments.ts'
import { keepAuthor } from '../kept-here.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentPreview } from './comment-preview.tsx'
import { CommentThanks } from './comment-thanks.tsx'
import { type ReplyTo, useSentComment } from './sent-comment.ts'
import { useWriteComment } from './use-write-comment.ts'

interface WritePanelProps {
  slug: string
  canNotify: boolean
  replyTo: ReplyTo | null
  onReplyTo: (to: ReplyTo | null) => void
  onSent: (comment: Comment, state: 'waiting' | 'approved') => void
}

/** The page of the notebook: the form, then the preview in its place, then the thanks. */
export function WritePanel({ slug, canNotify, replyTo, onReplyTo, onSent }: WritePanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const sent = useSentComment()
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
    if (!write.owner) keepAuthor(isRemembered ? { name, email } : null)
    void write.send(values)
  }
  useStepFocus(panel, step.kind, replyTo)
  const chosen = useRef(replyTo)
  const { another, change } = write
  // "Reply" is pressed beside the thread, whatever is shown here by then.
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

/** What had the focus is gone with the step before: the next one begins at its heading or its words. */
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
