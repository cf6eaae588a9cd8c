import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { AdminComment } from '#shared/contract/comments.admin.ts'
import { commentLimits } from '#shared/limits.ts'
import { replyTexts } from '#texts/admin/comments.ts'
import { commentErrors } from '#texts/errors/comments.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Textarea } from '#ui/controls/field.tsx'
import { messageOf } from '../app/api.ts'
import { settingsQuery } from '../app/queries.ts'
import type { Moderation } from './moderation.ts'

interface ReplyFormProps {
  comment: AdminComment
  reply: Moderation['reply']
  onClose: () => void
}

/** Sending the reply also approves the comment. */
export function ReplyForm({ comment, reply, onClose }: ReplyFormProps) {
  const [message, write] = useSavedReply(comment.id)
  const [error, setError] = useState<string>()
  const ownerName = useQuery(settingsQuery).data?.ownerName ?? ''
  const send = () => {
    if (reply.isPending) return
    if (!message.trim()) return setError(commentErrors.message)
    reply.mutate(
      { comment, message },
      {
        onSuccess() {
          write('')
          onClose()
        },
        onError: (problem) => setError(messageOf(problem)),
      },
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }
  const label = comment.state === 'approved' ? replyTexts.send : replyTexts.approveAndSend
  return (
    <form className="say-reply" onSubmit={onSubmit} noValidate>
      <Field label={replyTexts.label} hideLabel error={error} required>
        <Textarea
          autoFocus
          className="is-short"
          dir="auto"
          maxLength={commentLimits.message}
          value={message}
          onChange={(event) => {
            write(event.currentTarget.value)
            setError(undefined)
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className="row">
        <p>{replyTexts.as(ownerName)}</p>
        <span className="cluster">
          <Button variant="line" small disabled={reply.isPending} onClick={onClose}>
            {replyTexts.cancel}
          </Button>
          <Button type="submit" small busy={reply.isPending}>
            {reply.isPending ? replyTexts.sending : label}
          </Button>
        </span>
      </div>
    </form>
  )
}

const keyOf = (commentId: number) => `replyTo-${commentId}`

function findSavedReply(commentId: number): string {
  try {
    return sessionStorage.getItem(keyOf(commentId)) ?? ''
  } catch {
    return ''
  }
}

function saveReply(commentId: number, text: string) {
  try {
    if (text) sessionStorage.setItem(keyOf(commentId), text)
    else sessionStorage.removeItem(keyOf(commentId))
  } catch {
    // Without sessionStorage the text lasts only as long as the field.
  }
}

/**
 * Stores a reply in this tab until it is sent, so that Escape, another list or a reload cannot lose
 * it.
 */
function useSavedReply(commentId: number) {
  const [text, setText] = useState(() => findSavedReply(commentId))
  const write = (next: string) => {
    setText(next)
    saveReply(commentId, next)
  }
  return [text, write] as const
}
