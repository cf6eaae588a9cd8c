import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { PostInput } from '#shared/contract/posts.ts'
import { changedFields, type PostValues } from '../post-values.ts'

interface FormStart {
  /** What the server holds as the post. */
  start: PostValues
  /** What the editor opens with. */
  shown: PostValues
  startedAt: string | null
}

/** The form, beside what the server holds. */
export function usePostForm({ start, shown: first, startedAt }: FormStart) {
  const form = useForm<PostValues>({
    // What goes to the server is checked by the contract; the form keeps the owner's own spaces.
    resolver: standardSchemaResolver(PostInput) as unknown as Resolver<PostValues>,
    defaultValues: first,
    // By us, in reading order: the cover is no field that could take it.
    shouldFocusError: false,
  })
  const [saved, setSaved] = useState({ values: start, at: startedAt })
  // A ref as well as state: the leave guard asks right after a save, before the next render.
  const savedNow = useRef(start)
  const shown = useWatch({ control: form.control }) as PostValues
  return {
    form,
    savedAt: saved.at,
    isDirty: changedFields(saved.values, shown).length > 0,
    hasUnsavedWords: () => changedFields(savedNow.current, form.getValues()).length > 0,
    rememberSaved(values: PostValues, at: string) {
      savedNow.current = values
      setSaved({ values, at })
    },
  }
}

export type PostForm = ReturnType<typeof usePostForm>
