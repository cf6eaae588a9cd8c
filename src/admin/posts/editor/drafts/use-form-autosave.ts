import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type PostValues, valuesOf } from '../post-values.ts'
import type { SaveTarget } from '../saving/save-post.ts'
import type { Saving } from '../saving/use-save.ts'
import type { Drafts } from './use-drafts.ts'
import { placeOf } from './use-server-draft.ts'

interface FormAutosave {
  form: UseFormReturn<PostValues>
  drafts: Drafts
  saving: Pick<Saving, 'target'>
  hasUnsavedWords: () => boolean
}

/** Words that are not saved yet: into the browser at once, to the server after a pause. */
export function keepWords({ autosave, server }: Drafts, target: SaveTarget, values: PostValues) {
  autosave.change(values, { ...target, draftVersion: server.autosave.version() })
  server.autosave.change(values, placeOf(target))
}

/** Whatever changes in the form goes into its drafts, and out again when it is as the server has it. */
export function useFormAutosave({ form, drafts, saving, hasUnsavedWords }: FormAutosave) {
  const onChange = useEffectEvent((values: PostValues) => {
    if (hasUnsavedWords()) keepWords(drafts, saving.target(), valuesOf(values))
    else {
      void drafts.autosave.forget()
      void drafts.server.autosave.forget()
    }
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
