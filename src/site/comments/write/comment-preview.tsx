import { COMMENT_STEP_FIELD, COMMENTS_ANCHOR, commentPaths } from '#shared/comments/pages.ts'
import type { CommentInput } from '#shared/contract/comments.ts'
import { previewTexts as texts, threadTexts } from '#texts/site/comments.ts'
import { Button } from '#ui/controls/button.tsx'
import { NoteWords } from '../thread/note.tsx'
import type { WriteStep } from './write-step.ts'

interface CommentPreviewProps {
  slug: string
  step: Extract<WriteStep, { kind: 'preview' }>
  isBusy: boolean
  onSend: (values: CommentInput) => void
  onChange: (values: CommentInput) => void
}

/** The words as everybody will see them. Without script the second press sends the same fields again. */
export function CommentPreview({ slug, step, isBusy, onSend, onChange }: CommentPreviewProps) {
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
        {texts.heading}
      </h3>
      <article className="note">
        <header className="note-head">
          <strong dir="auto">{name}</strong>
          <span className="note-when">{threadTexts.justNow}</span>
        </header>
        <NoteWords html={html} />
      </article>
      <Fields values={values} />
      <div className="acts">
        <Button type="submit" name={COMMENT_STEP_FIELD} value="send" busy={isBusy}>
          {isBusy ? texts.sending : texts.send}
        </Button>
        <Button
          look="line"
          type="submit"
          name={COMMENT_STEP_FIELD}
          value="change"
          disabled={isBusy}
          onClick={(event) => {
            event.preventDefault()
            onChange(values)
          }}
        >
          {texts.change}
        </Button>
      </div>
      {values.notify && values.email && (
        <p className="hint">
          {texts.announced(values.email)} {texts.confirmFirst}
        </p>
      )}
      {!values.notify && values.email && <p className="hint">{texts.neverShown}</p>}
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
