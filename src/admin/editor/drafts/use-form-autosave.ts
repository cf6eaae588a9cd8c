import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type PostValues, valuesOf } from '../post-values.ts'
import type { SaveTarget } from '../saving/save-post.ts'
import type { DraftAutosave } from './draft-autosave.ts'

interface FormAutosave {
  form: UseFormReturn<PostValues>
  autosave: DraftAutosave
  target: () => SaveTarget
  hasUnsavedWords: () => boolean
}

/** Whatever changes in the form goes into its draft, and out again when it is as the server has it. */
export function useFormAutosave({ form, autosave, target, hasUnsavedWords }: FormAutosave) {
  const onChange = useEffectEvent((values: PostValues) => {
    if (hasUnsavedWords()) autosave.change(valuesOf(values), target())
    else void autosave.forget()
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange(values),
      }),
    [form],
  )
}
