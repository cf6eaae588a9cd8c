import { DELETED_DAYS } from '../limits.ts'
import type { ToastText } from './toast-text.ts'

export const deletedTexts = {
  heading: 'Recently deleted',
  intro: `Posts and photos wait here for ${DELETED_DAYS} days. Until then they come back whole: address, cover, earlier versions and files.`,
  empty: 'Nothing was deleted lately.',
  failed: 'Failed to load what was deleted. Please try again later.',
  kinds: { post: 'Post', photo: 'Photo' },
  deleted: (day: string) => `Deleted ${day}`,
  until: (day: string) => `gone for good on ${day}`,
  restore: 'Restore',
  restoreOne: (title: string) => `Restore "${title}"`,
  removeOne: (title: string) => `Delete "${title}" for good`,
  undo: 'Undo',
  showMore: 'Show more',
  confirmTitle: 'Delete for good?',
  confirm: 'Nobody can bring it back after this, not even from here.',
  cancel: 'Keep it',
  remove: 'Delete for good',
  removing: 'Deleting...',
} as const

export const deletedToasts = {
  restored: (count: number): ToastText => ({
    title: 'Back again',
    description:
      count === 1 ? 'It is where it was before.' : `All ${count} are where they were before.`,
  }),
  /** Another post has taken the address meanwhile. */
  moved: (title: string, slug: string): ToastText => ({
    title: 'Back at a new address',
    description: `Another post has taken the address of “${title}” meanwhile. It is at /blog/${slug} now.`,
  }),
  gone: {
    title: 'Too late',
    description: 'It is no longer among the deleted: restored elsewhere, or gone for good.',
  },
  restoreFailed: { title: 'Error', description: 'Failed to restore. Please try again.' },
  removed: { title: 'Deleted for good', description: 'It is gone, with everything it had.' },
  removeFailed: { title: 'Error', description: 'Failed to delete. Please try again.' },
} as const
