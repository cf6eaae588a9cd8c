export type ToolField = 'title' | 'slug' | 'content' | 'excerpt'

/** The editor, as far as AI tools may touch it. */
export interface EditorHandle {
  read: (field: ToolField) => string
  /** As the owner would type it, so that Ctrl+Z takes it back. */
  write: (field: ToolField, text: string) => void
  selection: () => { selectionStart: number; selectionEnd: number }
}
