import { DELETED_DAYS } from '../limits.ts'
import type { ToastText } from './toast-text.ts'

export const deletedTexts = {
  heading: 'Recently deleted',
  intro: `Deleted posts and photos stay here for ${DELETED_DAYS} days. Restore one and everything comes back: address, cover, earlier versions, and files.`,
  empty: 'Nothing deleted recently.',
  failed: 'Failed to load deleted items. Please try again later.',
  kinds: { post: 'Post', photo: 'Photo' },
  deleted: (day: string) => `Deleted ${day}`,
  until: (day: string) => `gone for good on ${day}`,
  restore: 'Restore',
  restoreOne: (title: string) => `Restore "${title}"`,
  removeOne: (title: string) => `Delete "${title}" for good`,
  undo: 'Undo',
  showMore: 'Show more',
  confirmTitle: 'Delete for good?',
  confirm: 'You won’t be able to bring it back.',
  cancel: 'Keep it',
  remove: 'Delete for good',
  removing: 'Deleting...',
} as const

export const deletedToasts = {
  restored: (count: number): ToastText => ({
    title: 'Back again',
    description:
      count === 1 ? 'It’s right where it was.' : `All ${count} are right where they were.`,
  }),
  /** Another post has taken the address meanwhile. */
  moved: (title: string, slug: string): ToastText => ({
    title: 'Back at a new address',
    description: `Another post took the address of “${title}” in the meantime. It’s now at /blog/${slug}.`,
  }),
  gone: {
    title: 'Too late',
    description: 'It was already restored elsewhere, or it’s gone for good.',
  },
  restoreFailed: { title: 'Error', description: 'Failed to restore. Please try again.' },
  removed: {
    title: 'Deleted for good',
    description: 'It’s gone, along with everything that belonged to it.',
  },
  removeFailed: { title: 'Error', description: 'Failed to delete. Please try again.' },
} as const
