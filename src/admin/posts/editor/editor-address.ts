import type { AutosaveHead } from '#shared/contract/history.admin.ts'

/** History state of a first save: its new URL belongs to the editor that is already open. */
export interface EditorHistoryState {
  editor: string
}

export const previewAddress = (postId: number) => `${editorAddress(postId)}?view=preview`

export const autosaveAddress = ({ key, postId }: Pick<AutosaveHead, 'key' | 'postId'>) =>
  postId === null ? `/admin/posts/new?draft=${key}` : editorAddress(postId)

export const editorAddress = (postId: number | null) =>
  postId === null ? '/admin/posts/new' : `/admin/posts/${postId}/edit`
