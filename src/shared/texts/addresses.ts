import { PREVIEW_LINK_DAYS } from '../limits.ts'
import type { ToastText } from './toast-text.ts'

/** Beside the slug of a post that was public. */
export const addressTexts = {
  willLeadHere: 'The old address will redirect here.',
  keepOld: 'Keep the old address',
  taken: (title: string) =>
    `This is an old address of “${title}”. Once you save, it belongs to this post.`,
  leadHere: (count: number) =>
    count === 1 ? '1 old address leads here' : `${count} old addresses lead here`,
  remove: (slug: string) => `Remove /blog/${slug}`,
  confirmTitle: 'Remove this old address?',
  confirm: 'Anyone who follows an old link will be told the post doesn’t exist.',
  cancel: 'Keep it',
  confirmRemove: 'Remove',
} as const

export const addressToasts = {
  removeFailed: {
    title: 'Error',
    description: 'Failed to remove the old address. Please try again.',
  },
} as const satisfies Record<string, ToastText>

export const previewTexts = {
  heading: 'Preview link',
  unsaved: 'Save the draft first. Then you can share it before it’s public.',
  hint: `Let someone read it before it’s public, no sign-in needed. Works for ${PREVIEW_LINK_DAYS} days and shows your last save.`,
  make: 'Make a preview link',
  address: 'Preview link',
  copy: 'Copy the preview link',
  until: (day: string) => `Works until ${day}`,
  /** After a reload: only a hash of it is kept. */
  isOut: 'There’s an active link. Its address is shown only once.',
  makeNew: 'Make a new one',
  revoke: 'Revoke',
} as const

export const previewToasts = {
  copied: { title: 'Link copied', description: 'Anyone with the link can read this draft.' },
  copyFailed: { title: 'Not copied', description: 'Select the address and copy it by hand.' },
  revoked: { title: 'Link revoked', description: 'It no longer works.' },
  failed: { title: 'Error', description: 'That didn’t work. Please try again.' },
} as const satisfies Record<string, ToastText>
