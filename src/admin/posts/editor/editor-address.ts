import type { AutosaveHead } from '#shared/contract/history.admin.ts'

/** Of the history entry that a first save leaves behind: its address belongs to the editor already open. */
export interface EditorEntry {
  editor: string
}

export const previewAddress = (postId: number) => `${editorAddress(postId)}?view=preview`

/** Where an unfinished draft is gone on with. */
export const draftAddress = ({ key, postId }: Pick<AutosaveHead, 'key' | 'postId'>) =>
  postId === null ? `/admin/posts/new?draft=${key}` : editorAddress(postId)

export const editorAddress = (postId: number | null) =>
  postId === null ? '/admin/posts/new' : `/admin/posts/${postId}/edit`
