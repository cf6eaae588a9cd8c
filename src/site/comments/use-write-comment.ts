import { useRef, useState } from 'react'
import { type PlainCommentResult, plainCommentResultKey } from '#shared/comments/pages.ts'
import type { Comment, CommentInput } from '#shared/contract/comments.ts'
import { writeTexts } from '#texts/site/comments.ts'
import type { FieldErrors } from '../data/browser-api.ts'
import { useQueryCache } from '../data/query-cache.ts'

const loadCall = async () => (await import('./comment-call.ts')).commentFormHandler

interface WriteOptions {
  slug: string
  sent: PlainCommentResult | null
  onSent: (comment: Comment, state: 'waiting' | 'approved') => void
}

/** A comment is written, previewed, then sent; its input survives every step. */
export function useWriteComment({ slug, sent, onSent }: WriteOptions) {
  const [step, setStep] = useState<WriteStep>(() => firstStep(sent))
  const [isBusy, setBusy] = useState(false)
  const [owner, setOwner] = useState<string | null>(null)
  const tokenRequest = useRef<Promise<string | undefined>>(null)

  /** The server's token proves how long the writing took. */
  const loadToken = () => {
    tokenRequest.current ??= loadCall()
      .then(({ loadToken }) => loadToken(slug))
      .then(
        (answer) => {
          setOwner(answer.owner?.name ?? null)
          return answer.token
        },
        () => undefined,
      )
    return tokenRequest.current
  }

  /** Runs one request at a time; an error is shown beside the form. */
  const attempt = async (
    values: CommentInput,
    work: (call: Awaited<ReturnType<typeof loadCall>>) => Promise<WriteStep>,
  ) => {
    if (isBusy) return
    setBusy(true)
    try {
      setStep(await work(await loadCall()))
    } catch (error) {
      const call = await loadCall().catch(() => null)
      const { message, fields } = call?.problemOf(error) ?? {}
      setStep({
        kind: 'writing',
        values,
        errors: fields ?? {},
        ...(!fields && { failure: message ?? writeTexts.failed }),
      })
    } finally {
      setBusy(false)
    }
  }

  return {
    step,
    isBusy,
    owner,
    loadToken,
    preview: (input: CommentInput) =>
      attempt(input, async ({ check, preview }) => {
        const values = { ...input, token: input.token || (await tokenRequest.current) || undefined }
        const errors: FieldErrors = check(values)
        if (Object.keys(errors).length > 0) return { kind: 'writing', values, errors }
        const { name, html, token } = await preview(slug, values)
        // The first token measures the writing, a later one only the reading of the preview.
        return { kind: 'preview', values: { ...values, token: values.token ?? token }, name, html }
      }),
    send: (values: CommentInput) =>
      attempt(values, async ({ send }) => {
        const { comment, state } = await send(slug, values)
        onSent(comment, state)
        tokenRequest.current = null
        return { kind: 'sent', isPublic: state === 'approved' }
      }),
    change: (values: CommentInput) => setStep({ kind: 'writing', values, errors: {} }),
    another: (values: Partial<CommentInput>) =>
      setStep({ kind: 'writing', values: { ...values, message: '' }, errors: {} }),
  }
}

export type WriteStep =
  | { kind: 'writing'; values: Partial<CommentInput>; errors: FieldErrors; failure?: string }
  | { kind: 'preview'; values: CommentInput; name: string; html: string }
  | { kind: 'sent'; isPublic: boolean }

/** Starts with an empty form, or with the result of a form that was sent without script. */
function firstStep(sent: PlainCommentResult | null): WriteStep {
  if (!sent) return { kind: 'writing', values: {}, errors: {} }
  const { outcome, values, errors, message, html = '' } = sent
  switch (outcome) {
    case 'sent':
    case 'published':
      return { kind: 'sent', isPublic: outcome === 'published' }
    case 'preview':
      return { kind: 'preview', values: toInput(values), name: values.name, html }
    default:
      return {
        kind: 'writing',
        values: toInput(values),
        errors,
        ...(message && { failure: message }),
      }
  }
}

function toInput({ notify, parentId, ...words }: PlainCommentResult['values']): CommentInput {
  return { ...words, notify: notify !== '', parentId: Number(parentId) || null }
}

export function readForm(form: HTMLFormElement): CommentInput {
  const data = new FormData(form)
  const word = (name: string) => String(data.get(name) ?? '')
  return {
    name: word('name'),
    email: word('email'),
    message: word('message'),
    website: word('website'),
    notify: data.has('notify'),
    parentId: Number(word('parentId')) || null,
    token: word('token') || undefined,
  }
}

export type ReplyTo = NonNullable<PlainCommentResult['replyTo']>

export function usePlainCommentResult(): PlainCommentResult | null {
  return (
    useQueryCache().getQueryData<PlainCommentResult>({ queryKey: plainCommentResultKey }) ?? null
  )
}
