/** Of the history entry that a first save leaves behind: its address belongs to the editor already open. */
export interface EditorEntry {
  editor: string
}

export const editorAddress = (postId: number | null) =>
  postId === null ? '/admin/posts/new' : `/admin/posts/${postId}/edit`
