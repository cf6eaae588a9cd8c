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
import { type SaveBasis, type SaveOutcome, savePost } from './save-post.ts'

/** Something stands between the words and the server, and the owner decides. */
export type Obstacle = Extract<SaveOutcome, { kind: 'signIn' | 'conflict' | 'deleted' }>

interface SaveOptions {
  form: UseFormReturn<PostValues>
  start: Omit<SaveBasis, 'createKey'>
  onSaved: (post: AdminPost, how: Leaving) => void
  failed: ToastText
}

/** Go back to the dashboard after the save, or stay and write on. */
export type Leaving = 'leave' | 'stay'

export function useSave({ form, start, onSaved, failed }: SaveOptions) {
  const queryClient = useQueryClient()
  const [createKey] = useState(newKey)
  const basis = useRef<SaveBasis>({ ...start, createKey })
  const readBasis = useCallback(() => basis.current, [])
  const unanswered = useRef<PostValues | null>(null)
  const how = useRef<Leaving>('leave')
  const [isSaving, setSaving] = useState(false)
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const [freeSlug, setFreeSlug] = useState<string | null>(null)

  async function refreshLists() {
    const paths = [listAdminPosts, listPosts, listFeaturedPosts, listRecentPosts]
    await Promise.all(paths.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
  }

  function saved(post: AdminPost) {
    basis.current = { ...basis.current, postId: post.id, version: post.version }
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

  async function save(values: PostValues, leaving: Leaving = 'leave') {
    if (isSaving) return
    how.current = leaving
    setSaving(true)
    setFreeSlug(null)
    const attempt = { ...basis.current, values, unanswered: unanswered.current }
    const outcome = await savePost(api, attempt)
    setSaving(false)
    const isUnanswered = outcome.kind === 'failed' && outcome.unanswered
    if (isUnanswered) unanswered.current = values
    else if (outcome.kind === 'saved') unanswered.current = null
    switch (outcome.kind) {
      case 'saved':
        setObstacle(null)
        return saved(outcome.post)
      case 'invalid':
        setObstacle(null)
        return showInvalid(outcome)
      case 'failed': {
        const text = leaving === 'stay' ? editorToasts.saveFailed : failed
        return toast({ ...text, variant: 'destructive' })
      }
      default:
        setObstacle(outcome)
    }
  }

  return {
    save,
    isSaving,
    obstacle,
    freeSlug,
    /** How the save that met the obstacle was meant. */
    howWanted: () => how.current,
    setBasis: (next: Partial<SaveBasis>) => {
      basis.current = { ...basis.current, ...next }
    },
    basis: readBasis,
    clearObstacle: () => setObstacle(null),
    clearFreeSlug: () => setFreeSlug(null),
  }
}
