import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { PostInput } from '#shared/contract/posts.admin.ts'
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
  const [savedAt, setSavedAt] = useState(startedAt)
  // A ref as well as state: the leave guard asks right after a save, before the next render.
  const savedNow = useRef(start)
  const [isDirty, setDirty] = useState(() => changedFields(start, first).length > 0)
  const hasUnsavedWords = () => changedFields(savedNow.current, form.getValues()).length > 0
  const look = useEffectEvent(() => setDirty(hasUnsavedWords()))
  // Not by watching: each letter would draw the whole editor anew.
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => look() }), [form])
  return {
    form,
    savedAt,
    isDirty,
    hasUnsavedWords,
    rememberSaved(values: PostValues, at: string) {
      savedNow.current = values
      setSavedAt(at)
      setDirty(hasUnsavedWords())
    },
  }
}

export type PostForm = ReturnType<typeof usePostForm>
