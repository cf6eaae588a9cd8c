import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { PostInput } from '#shared/contract/posts.admin.ts'
import { listChangedFields, type PostValues, toPostValues } from '../post-values.ts'

interface FormStart {
  /** Values of the stored post. */
  start: PostValues
  /** Values that the editor opens with, maybe from an autosave. */
  shown: PostValues
  startedAt: string | null
}

export function usePostForm({ start, shown, startedAt }: FormStart) {
  const form = useForm<PostValues>({
    // The API contract checks what is sent; the form keeps spaces that the contract trims.
    resolver: standardSchemaResolver(PostInput) as unknown as Resolver<PostValues>,
    defaultValues: shown,
    // `focusFirstField` does this in visual order: the cover has no input to focus.
    shouldFocusError: false,
  })
  const [savedAt, setSavedAt] = useState(startedAt)
  // A ref as well as state: the leave guard asks right after a save, before the next render.
  const savedNow = useRef(start)
  const [isDirty, setDirty] = useState(() => listChangedFields(start, shown).length > 0)
  const hasUnsavedValues = () => listChangedFields(savedNow.current, form.getValues()).length > 0
  const updateDirty = useEffectEvent(() => setDirty(hasUnsavedValues()))
  // `watch` would re-render the whole editor at each letter.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => updateDirty() }),
    [form],
  )
  return {
    form,
    savedAt,
    isDirty,
    hasUnsavedValues,
    values: () => toPostValues(form.getValues()),
    rememberSaved(values: PostValues, at: string) {
      savedNow.current = values
      setSavedAt(at)
      setDirty(hasUnsavedValues())
    },
  }
}

export type PostForm = ReturnType<typeof usePostForm>
