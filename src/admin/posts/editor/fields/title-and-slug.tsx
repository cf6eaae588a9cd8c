import type { KeyboardEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { editorFields as labels } from '#texts/admin/editor.ts'
import { Button } from '#ui/controls/button.tsx'
import type { PostValues } from '../post-values.ts'
import type { TextFields } from './use-text-fields.ts'

interface TitleAndSlugProps {
  form: UseFormReturn<PostValues>
  fields: TextFields
  onTitle: () => void
  freeSlug: string | null
  onFreeSlug: (slug: string) => void
}

/** Above the words, as in the post itself. */
export function TitleAndSlug({ form, fields, onTitle, freeSlug, onFreeSlug }: TitleAndSlugProps) {
  const { errors } = form.formState
  const title = fields.register('title', onTitle)
  const slug = fields.register('slug')
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // A title is one line; Enter goes on to the story.
    event.preventDefault()
    fields.focus('content')
  }
  return (
    <>
      <textarea
        {...title}
        className="editor-title"
        dir="auto"
        rows={1}
        aria-label={labels.title}
        aria-invalid={errors.title ? true : undefined}
        aria-describedby={errors.title ? 'title-error' : undefined}
        placeholder={labels.titlePlaceholder}
        autoComplete="off"
        onKeyDown={onKeyDown}
      />
      {errors.title && (
        <p className="editor-note error" id="title-error">
          {errors.title.message}
        </p>
      )}
      <div className="editor-slug">
        <label htmlFor="post-slug">
          <span className="sr">{labels.slug} </span>/blog/
        </label>
        <input
          {...slug}
          id="post-slug"
          placeholder={labels.slugPlaceholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={errors.slug ? true : undefined}
          aria-describedby={errors.slug ? 'slug-error' : undefined}
        />
      </div>
      {errors.slug && (
        <div className="editor-note error" id="slug-error">
          <span>{errors.slug.message}</span>
          {freeSlug && (
            <Button look="line" small onClick={() => onFreeSlug(freeSlug)}>
              {labels.freeSlug(freeSlug)}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
