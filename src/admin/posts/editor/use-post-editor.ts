import { useState } from 'react'
import type { Draft } from '#shared/contract/history.admin.ts'
import type { AdminPost } from '#shared/contract/posts.admin.ts'
import { useUsualTime } from '../../app/diary.ts'
import { findIdea } from '../../assistant/chosen-idea.ts'
import { useAiTools } from '../../assistant/use-ai-tools.ts'
import { type Offer, valuesOfDraft } from './drafts/offered-words.ts'
import { useDrafts } from './drafts/use-drafts.ts'
import { useFormAutosave } from './drafts/use-form-autosave.ts'
import {
  keepMyDraft,
  replaceValues,
  restoreDraft,
  settleSave,
  takeFreeSlug,
  takeOtherDraft,
  takeTheirs,
} from './editor-actions.ts'
import { useAutoFill } from './fields/use-auto-fill.ts'
import { usePostForm } from './fields/use-post-form.ts'
import { useTextFields, type View } from './fields/use-text-fields.ts'
import { useTextPhotos } from './photos/use-text-photos.ts'
import { emptyPost, type PostValues, valuesOfPost } from './post-values.ts'
import type { AfterSave } from './saving/use-refresh-posts.ts'
import { type Saving, useSave } from './saving/use-save.ts'
import { useSubmit } from './saving/use-submit.ts'

export interface PostEditorOptions {
  /** Null for a new one. */
  post: AdminPost | null
  /** An unfinished one of the server: what a new post goes on with, or what is offered beside a stored one. */
  draft: Draft | null
  /** The day that a new post is for. */
  day: string | null
  view: View
  onSaved: (post: AdminPost, how: { after: AfterSave; isNew: boolean }) => void
}

const publicDayOf = (post: AdminPost) => (post.published ? post.date : null)

/** Everything that happens in the editor; what is drawn is elsewhere. */
export function usePostEditor({ post, draft, day, view, onSaved }: PostEditorOptions) {
  const usualTime = useUsualTime()
  const [start] = useState(() => {
    if (post) return valuesOfPost(post)
    return { ...emptyPost, schedule: day ? { day, time: usualTime } : null }
  })
  const [opened] = useState(post ? null : draft)
  const [shown] = useState(() => (opened ? valuesOfDraft(opened) : start))
  const [chosenIdea] = useState(() => (post || opened ? null : findIdea()))
  const postForm = usePostForm({ start, shown, startedAt: post?.updatedAt ?? null })
  const { form, isDirty, savedAt, hasUnsavedWords } = postForm
  const [publicSince, setPublicSince] = useState(() => post && publicDayOf(post))
  const fields = useTextFields(form, view)
  const postId = post?.id ?? null
  const drafts = useDrafts({ postId, saved: start, opened, found: post && draft })
  const autoFill = useAutoFill(form, shown)
  const saving: Saving = useSave({
    form,
    start: { postId, version: post?.version ?? null, createKey: opened?.key ?? null },
    onSaved(stored, sent, { after, isNew }) {
      setPublicSince(publicDayOf(stored))
      onSaved(stored, {
        after: settleSave({ postForm, drafts, saving }, stored, sent, after),
        isNew,
      })
    },
  })
  useFormAutosave({ form, drafts, saving, hasUnsavedWords })
  const photos = useTextPhotos(fields, (coverImage) =>
    form.setValue('coverImage', coverImage, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    }),
  )
  const tools = useAiTools(fields, chosenIdea)
  const parts = { postForm, fields, drafts, autoFill, saving }
  const { submit, asked } = useSubmit({
    form,
    fields,
    drafts,
    autoFill,
    saving,
    photos,
    hasUnsavedWords,
    questionsLeft: tools.notes.left.length,
  })

  return {
    ...parts,
    form,
    tools,
    publicSince,
    asked,
    photos,
    isDirty,
    savedAt,
    hasUnsavedWords,
    submit,
    replaceValues: (values: PostValues) => replaceValues(parts, values),
    restoreDraft: (offer: Offer) => restoreDraft(parts, offer),
    takeTheirs: (theirs: AdminPost) => takeTheirs(parts, theirs),
    takeOtherDraft: (theirs: Draft) => takeOtherDraft(parts, theirs),
    keepMyDraft: (theirs: Draft) => keepMyDraft(parts, theirs),
    takeFreeSlug: (slug: string) => takeFreeSlug(parts, slug),
  }
}

export type PostEditorState = ReturnType<typeof usePostEditor>
