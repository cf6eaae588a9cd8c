import type { SentComment } from '#shared/comments/pages.ts'
import type { CommentInput } from '#shared/contract/comments.ts'
import type { FieldErrors } from '../../forms/form-call.ts'

export type WriteStep =
  | { kind: 'writing'; values: Partial<CommentInput>; errors: FieldErrors; failure?: string }
  | { kind: 'preview'; values: CommentInput; name: string; html: string }
  | { kind: 'sent'; isPublic: boolean }

/** Where the page begins: with an empty form, or with what became of one that was sent without script. */
export function firstStep(sent: SentComment | null): WriteStep {
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

function toInput({ notify, parentId, ...words }: SentComment['values']): CommentInput {
  return { ...words, notify: notify !== '', parentId: Number(parentId) || null }
}

/** What stands in the form. */
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
