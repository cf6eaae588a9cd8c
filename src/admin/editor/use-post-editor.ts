import { useState } from 'react'
import type { AdminPost } from '#shared/contract/posts.ts'
import { photoTexts } from '#shared/texts/editor.ts'
import { toast } from '#ui/overlays/toast.ts'
import { findIdea } from '../ai-tools/chosen-idea.ts'
import { useAiTools } from '../ai-tools/use-ai-tools.ts'
import { COVER_BUTTON_ID } from './cover/cover-field.tsx'
import type { Draft } from './drafts/draft-store.ts'
import { useDrafts } from './drafts/use-drafts.ts'
import { useFormAutosave } from './drafts/use-form-autosave.ts'
import {
  replaceValues,
  restoreDraft,
  settleSave,
  takeFreeSlug,
  takeTheirs,
} from './editor-actions.ts'
import { useAutoFill } from './fields/use-auto-fill.ts'
import { usePostForm } from './fields/use-post-form.ts'
import { useTextFields } from './fields/use-text-fields.ts'
import { useTextPhotos } from './photos/use-text-photos.ts'
import { emptyPost, type PostValues, postFields, valuesOf } from './post-values.ts'
import type { AfterSave } from './saving/use-refresh-posts.ts'
import { type Saving, useSave } from './saving/use-save.ts'
import { useSaveShortcut } from './saving/use-save-shortcut.ts'

export interface PostEditorOptions {
  /** Null for a new one. */
  post: AdminPost | null
  onSaved: (post: AdminPost, how: { after: AfterSave; isNew: boolean }) => void
}

/** Everything that happens in the editor; what is drawn is elsewhere. */
export function usePostEditor({ post, onSaved }: PostEditorOptions) {
  const [start] = useState(() => (post ? valuesOf(post) : emptyPost))
  const [chosenIdea] = useState(() => (post ? null : findIdea()))
  const postForm = usePostForm(start, post?.updatedAt ?? null)
  const { form, isDirty, savedAt, hasUnsavedWords } = postForm
  const fields = useTextFields(form)
  const drafts = useDrafts(post?.id ?? null, start)
  const autoFill = useAutoFill(form, start)
  const saving: Saving = useSave({
    form,
    start: { postId: post?.id ?? null, version: post?.version ?? null },
    onSaved(stored, sent, { after, isNew }) {
      onSaved(stored, {
        after: settleSave({ postForm, drafts, saving }, stored, sent, after),
        isNew,
      })
    },
  })
  useFormAutosave({ form, autosave: drafts.autosave, target: saving.target, hasUnsavedWords })
  const photos = useTextPhotos(fields, (coverImage) =>
    form.setValue('coverImage', coverImage, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    }),
  )
  const tools = useAiTools(fields, chosenIdea)
  const parts = { postForm, fields, drafts, autoFill, saving }

  function submit(after: AfterSave) {
    autoFill.fillExcerpt()
    const send = async () => {
      if (photos.isAwaited) return
      if (!(await photos.whenSettled())) {
        return void toast({ ...photoTexts.notAdded, variant: 'destructive' })
      }
      // Should the page die in the middle of the save, the words are in the browser already.
      await drafts.autosave.flush()
      await saving.save(valuesOf(form.getValues()), after)
    }
    return form.handleSubmit(send, (errors) => {
      if (errors.content) fields.setView('write')
      const [first] = postFields.filter((name) => errors[name])
      if (first === 'coverImage') document.getElementById(COVER_BUTTON_ID)?.focus()
    })()
  }
  useSaveShortcut(() => {
    if (hasUnsavedWords() && !saving.isSaving) void submit('stay')
  })

  return {
    ...parts,
    form,
    tools,
    photos,
    isDirty,
    savedAt,
    hasUnsavedWords,
    submit,
    replaceValues: (values: PostValues) => replaceValues(parts, values),
    restoreDraft: (draft: Draft) => restoreDraft(parts, draft),
    takeTheirs: (theirs: AdminPost) => takeTheirs(parts, theirs),
    takeFreeSlug: (slug: string) => takeFreeSlug(parts, slug),
  }
}

export type PostEditorState = ReturnType<typeof usePostEditor>
