import { useState } from 'react'
import type { Autosave } from '#shared/contract/history.admin.ts'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import { postStatusOf } from '#shared/schedule/schedule.ts'
import { useUsualPublishTime } from '../../app/diary.ts'
import { findIdea } from '../../assistant/chosen-idea.ts'
import { useAiTools } from '../../assistant/use-ai-tools.ts'
import { createRandomKey } from '../../parts/random-key.ts'
import { startAutosave } from '../../sync/autosave.ts'
import { useRestorableCopies } from '../../sync/restorable-copies.ts'
import { useAutosave } from '../../sync/use-autosave.ts'
import {
  emptyPostValues,
  isSamePostValues,
  restoredValuesOf,
  valuesOfPost,
} from '../post-values.ts'
import { type EditorView, useAutoFill, useTextFields } from './text-fields.ts'
import { useTextPhotos } from './text-photos.tsx'
import { usePostForm } from './use-post-form.ts'
import { type SubmitOptions, useSubmit } from './use-submit.ts'
import { useVersions } from './use-versions.ts'

export interface PostEditorOptions {
  post: AdminPost | null
  /** Autosave that a new post continues, or that is offered next to a stored post. */
  draft: Autosave | null
  day: string | null
  view: EditorView
  onSaved: SubmitOptions['onSaved']
}

export function usePostEditor({ post, draft, day, view, onSaved }: PostEditorOptions) {
  const usualTime = useUsualPublishTime()
  const [start] = useState(() => {
    if (post) return valuesOfPost(post)
    return { ...emptyPostValues, schedule: day ? { day, time: usualTime } : null }
  })
  const [opened] = useState(post ? null : draft)
  const [shown] = useState(() => (opened ? restoredValuesOf(opened) : start))
  const [chosenIdea] = useState(() => (post || opened ? null : findIdea()))
  const [stored, setStored] = useState(post)
  const postForm = usePostForm({ start, shown, startedAt: post?.updatedAt ?? null })
  const { form, hasUnsavedValues } = postForm
  const fields = useTextFields(form, view)
  const autoFill = useAutoFill(form, shown)
  const autosave = useAutosave({
    form,
    hasUnsavedValues,
    start() {
      const createKey = opened?.key ?? createRandomKey()
      const target = { postId: post?.id ?? null, version: post?.version ?? null, createKey }
      // An autosave equal to the form is continued, not offered.
      const isContinued = draft !== null && isSamePostValues(restoredValuesOf(draft), shown)
      const continued = isContinued ? { version: draft.version, values: shown } : null
      return startAutosave(target, opened && shown, continued)
    },
  })
  const { key, postId } = autosave
  const known = [start, shown]
  const offers = useRestorableCopies({ key, postId, known, opened, found: post && draft })
  const versions = useVersions({ postForm, fields, autoFill, autosave, copies: offers, setStored })
  const photos = useTextPhotos(fields, (coverImage) =>
    form.setValue('coverImage', coverImage, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    }),
  )
  const tools = useAiTools(fields, chosenIdea)
  const submitting = useSubmit({
    postForm,
    fields,
    autoFill,
    autosave,
    photos,
    tools,
    stored,
    onSaved(saved, how) {
      setStored(saved)
      onSaved(saved, how)
    },
  })

  return {
    ...postForm,
    ...versions,
    ...submitting,
    fields,
    autoFill,
    autosave,
    offers,
    photos,
    tools,
    /** Status that visitors see now, whatever is chosen for the next save. */
    status: stored ? postStatusOf(stored) : 'draft',
    publicSince: stored?.published ? stored.date : null,
    takeFreeSlug(slug: string) {
      fields.write('slug', slug)
      form.clearErrors('slug')
      autosave.dispatch({ on: 'problemClosed' })
    },
  }
}

export type PostEditorState = ReturnType<typeof usePostEditor>
