import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  type AdminPost,
  listAdminPosts,
  listFeaturedPosts,
  listPosts,
  listRecentPosts,
} from '#shared/contract/posts.ts'
import { editorToasts } from '#shared/texts/editor.ts'
import type { ToastText } from '#shared/texts/toast-text.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../api.ts'
import { newKey } from '../new-key.ts'
import { postQueryKey } from '../post-query.ts'
import { type PostValues, postFields } from '../post-values.ts'
import { type SaveOutcome, type SaveTarget, savePost } from './save-post.ts'

/** Something stands between the words and the server, and the owner decides. */
export type SaveProblem = Extract<SaveOutcome, { kind: 'signIn' | 'conflict' | 'deleted' }>

interface SaveOptions {
  form: UseFormReturn<PostValues>
  start: Omit<SaveTarget, 'createKey'>
  onSaved: (post: AdminPost, how: AfterSave) => void
  failed: ToastText
}

/** Go back to the dashboard after the save, or stay and write on. */
export type AfterSave = 'leave' | 'stay'

export function useSave({ form, start, onSaved, failed }: SaveOptions) {
  const queryClient = useQueryClient()
  const [createKey] = useState(newKey)
  const target = useRef<SaveTarget>({ ...start, createKey })
  const readTarget = useCallback(() => target.current, [])
  const unanswered = useRef<PostValues | null>(null)
  const how = useRef<AfterSave>('leave')
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [freeSlug, setFreeSlug] = useState<string | null>(null)

  async function refreshLists() {
    const paths = [listAdminPosts, listPosts, listFeaturedPosts, listRecentPosts]
    await Promise.all(paths.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
  }

  function saved(post: AdminPost) {
    target.current = { ...target.current, postId: post.id, version: post.version }
    // Read anew when it is next opened; at hand when the editor stays.
    const queryKey = postQueryKey(post.id)
    if (how.current === 'stay') queryClient.setQueryData(queryKey, post)
    else void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    void refreshLists()
    toast(editorToasts.saved)
    onSaved(post, how.current)
  }

  function showInvalid({ fields, freeSlug }: Extract<SaveOutcome, { kind: 'invalid' }>) {
    setFreeSlug(freeSlug)
    const wrong = postFields.filter((field) => fields[field])
    wrong.forEach((field, index) => {
      form.setError(field, { message: fields[field] }, { shouldFocus: index === 0 })
    })
    if (wrong.length === 0) toast({ ...failed, variant: 'destructive' })
  }

  async function save(values: PostValues, leaving: AfterSave = 'leave') {
    if (isSaving) return
    how.current = leaving
    setSaving(true)
    setFreeSlug(null)
    const attempt = { ...target.current, values, unanswered: unanswered.current }
    const outcome = await savePost(api, attempt)
    setSaving(false)
    const isUnanswered = outcome.kind === 'failed' && outcome.unanswered
    if (isUnanswered) unanswered.current = values
    else if (outcome.kind === 'saved') unanswered.current = null
    switch (outcome.kind) {
      case 'saved':
        setProblem(null)
        return saved(outcome.post)
      case 'invalid':
        setProblem(null)
        return showInvalid(outcome)
      case 'failed': {
        const text = leaving === 'stay' ? editorToasts.saveFailed : failed
        return toast({ ...text, variant: 'destructive' })
      }
      default:
        setProblem(outcome)
    }
  }

  return {
    save,
    isSaving,
    problem,
    freeSlug,
    /** How the save that met the problem was meant. */
    howWanted: () => how.current,
    setTarget: (next: Partial<SaveTarget>) => {
      target.current = { ...target.current, ...next }
    },
    target: readTarget,
    clearProblem: () => setProblem(null),
    clearFreeSlug: () => setFreeSlug(null),
  }
}
