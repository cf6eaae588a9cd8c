import type { ToastText } from './toast-text.ts'

export const editorTexts = {
  createTitle: 'Create New Post',
  editTitle: 'Edit Post',
  write: 'Write',
  preview: 'Preview',
  emptyPreview: '*No content to preview*',
  saving: 'Saving...',
  loadFailed:
    "Failed to load post. The post may not exist or you don't have permission to edit it.",
} as const

export const editorToasts = {
  saved: { title: 'Success', description: 'Your post has been saved successfully.' },
  created: { title: 'Post created', description: 'Your new post has been created successfully.' },
  updated: { title: 'Post updated', description: 'Your post has been updated successfully.' },
  saveFailed: { title: 'Error', description: 'Failed to save your post. Please try again.' },
  createFailed: { title: 'Error', description: 'Failed to create post. Please try again.' },
  updateFailed: { title: 'Error', description: 'Failed to update post. Please try again.' },
} as const satisfies Record<string, ToastText>
