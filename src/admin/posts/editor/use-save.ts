import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { listAutosaves } from '#shared/contract/history.admin.ts'
import { getLetterOfPost, listLetters } from '#shared/contract/letters.admin.ts'
import {
  type AdminPost,
  getPreviewLink,
  listAdminPosts,
  listOldAddresses,
} from '#shared/contract/posts.admin.ts'
import { listFeaturedPosts, listPosts, listRecentPosts } from '#shared/contract/posts.ts'
import { editorToasts } from '#texts/admin/editor.ts'
import { showToast, type ToastMessage } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { createRandomKey } from '../../parts/random-key.ts'
import { type PostValues, postFieldNames } from '../post-values.ts'
import { postQueryKey } from '../queries.ts'
import { type SaveOutcome, type SaveTarget, savePost } from '../save-post.ts'
import { focusFirstField } from './text-fields.ts'

/** A save that needs the owner's decision. */
type SaveProblem = Extract<SaveOutcome, { kind: 'signIn' | 'conflict' | 'deleted' }> & {
  after: AfterSave
}

interface SaveOptions {
  form: UseFormReturn<PostValues>
  start: Omit<SaveTarget, 'createKey'> & { createKey: string | null }
  onSaved: (post: AdminPost, sent: PostValues, how: { after: AfterSave; isNew: boolean }) => void
}

export function useSavePost({ form, start, onSaved }: SaveOptions) {
  const refreshPosts = useRefreshPosts()
  const [createKey] = useState(() => start.createKey ?? createRandomKey())
  const target = useRef<SaveTarget>({ ...start, createKey })
  const [postId, setPostId] = useState(start.postId)
  const unanswered = useRef<PostValues[]>([])
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [freeSlug, setFreeSlug] = useState<string | null>(null)
  const setTarget = (next: Partial<SaveTarget>) => {
    target.current = { ...target.current, ...next }
    setPostId(target.current.postId)
  }

  function applyOutcome(outcome: SaveOutcome, sent: PostValues, after: AfterSave) {
    const isNew = target.current.postId === null
    const failed = isNew ? editorToasts.createFailed : editorToasts.updateFailed
    switch (outcome.kind) {
      case 'failed':
        if (outcome.unanswered) unanswered.current = [sent]
        return showFailure(after === 'stay' ? editorToasts.saveFailed : failed)
      case 'invalid':
        setProblem(null)
        setFreeSlug(outcome.freeSlug)
        if (!showFieldErrors(form, outcome.fields)) showFailure(failed)
        return
      case 'saved':
        setProblem(null)
        unanswered.current = []
        setTarget({ postId: outcome.post.id, version: outcome.post.version })
        refreshPosts(outcome.post, after)
        showToast(editorToasts.saved)
        return onSaved(outcome.post, sent, { after, isNew })
      default:
        setProblem({ ...outcome, after })
    }
  }

  return {
    async save(values: PostValues, after: AfterSave, draftVersion: number | null) {
      if (isSaving) return false
      setSaving(true)
      setFreeSlug(null)
      const attempt = { ...target.current, values, unanswered: unanswered.current, draftVersion }
      const outcome = await savePost(api, attempt)
      setSaving(false)
      applyOutcome(outcome, values, after)
      return outcome.kind === 'saved'
    },
    isSaving,
    postId,
    problem,
    freeSlug,
    target: () => target.current,
    setTarget,
    clearProblem: () => setProblem(null),
    clearFreeSlug: () => setFreeSlug(null),
  }
}

export type SaveState = ReturnType<typeof useSavePost>

const showFailure = (text: ToastMessage) => showToast({ ...text, variant: 'destructive' })

/** Returns false if the errors belong to no field of the form. */
function showFieldErrors(form: UseFormReturn<PostValues>, messages: Record<string, string>) {
  const wrong = postFieldNames.filter((field) => messages[field])
  for (const field of wrong) form.setError(field, { message: messages[field] })
  focusFirstField(form, (field) => wrong.includes(field))
  return wrong.length > 0
}

export type AfterSave = 'leave' | 'stay'

/** Refetches all lists of posts; the post itself is refetched when it is next opened. */
function useRefreshPosts() {
  const queryClient = useQueryClient()
  return (post: AdminPost, after: AfterSave) => {
    const queryKey = postQueryKey(post.id)
    if (after === 'stay') queryClient.setQueryData(queryKey, post)
    else void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    const lists = [listAdminPosts, listPosts, listFeaturedPosts, listRecentPosts, listAutosaves]
    const beside = [listOldAddresses, getPreviewLink, listLetters, getLetterOfPost]
    for (const { path } of [...lists, ...beside]) {
      void queryClient.invalidateQueries({ queryKey: [path] })
    }
  }
}
