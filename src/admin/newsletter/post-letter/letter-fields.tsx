import type { UseFormReturn } from 'react-hook-form'
import { type LetterInput, letterKinds } from '#shared/contract/letters.admin.ts'
import { postLetterTexts as texts } from '#texts/admin/letters.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'

export function LetterFields({ form }: { form: UseFormReturn<LetterInput> }) {
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
