import { useQueryClient } from '@tanstack/react-query'
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
import type { AfterSave } from '../../sync/autosave.ts'
import { type PostValues, postFieldNames } from '../post-values.ts'
import { postQueryKey } from '../queries.ts'
import type { SaveOutcome } from '../save-post.ts'
import { focusFirstField } from './text-fields.ts'

/** Tells how a save ended; what needs the owner's decision opens a dialog instead. */
export function useSaveOutcome(form: UseFormReturn<PostValues>) {
  const refreshPosts = useRefreshPosts()
  return (outcome: SaveOutcome, { after, isNew }: { after: AfterSave; isNew: boolean }) => {
    const failed = isNew ? editorToasts.createFailed : editorToasts.updateFailed
    if (outcome.kind === 'failed') showFailure(after === 'stay' ? editorToasts.saveFailed : failed)
    if (outcome.kind === 'invalid' && !showFieldErrors(form, outcome.fields)) showFailure(failed)
    if (outcome.kind !== 'saved') return
    refreshPosts(outcome.post, after)
    showToast(editorToasts.saved)
  }
}

const showFailure = (text: ToastMessage) => showToast({ ...text, variant: 'destructive' })

/** Returns false if the errors belong to no field of the form. */
function showFieldErrors(form: UseFormReturn<PostValues>, messages: Record<string, string>) {
  const wrong = postFieldNames.filter((field) => messages[field])
  for (const field of wrong) form.setError(field, { message: messages[field] })
  focusFirstField(form, (field) => wrong.includes(field))
  return wrong.length > 0
}

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
