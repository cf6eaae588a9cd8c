import type { ToastText } from './toast-text.ts'

/** What crops of a picture keep in view, wherever the owner sees one. */
export const focalPointTexts = {
  open: 'Focal point',
  title: 'What should stay in view?',
  description:
    'Click what matters most, like your dog’s face. Wherever the picture is cropped, that spot stays in view.',
  point: 'Focal point',
  place: (x: number, y: number) => `${x}% from the left, ${y}% from the top`,
  keys: 'Drag it, or move it with the arrow keys.',
  crops: 'How crops will look',
  center: 'Center it',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  undo: 'Undo',
} as const

export const focalPointToasts = {
  saved: { title: 'Focal point saved', description: 'Every crop of this picture follows it.' },
  undone: { title: 'Undone', description: 'The picture is cropped as it was before.' },
  failed: (serverMessage: string): ToastText => ({
    title: 'Error',
    description: `Failed to save the focal point: ${serverMessage}`,
  }),
} as const
