import { PREVIEW_LINK_DAYS } from '../limits.ts'
import type { ToastText } from './toast-text.ts'

/** Beside the slug of a post that was public. */
export const addressTexts = {
  willLeadHere: 'The old address will lead here.',
  keepOld: 'Keep the old address',
  taken: (title: string) =>
    `This is an old address of “${title}”. Once you save, it is the address of this post.`,
  leadHere: (count: number) =>
    count === 1 ? '1 old address leads here' : `${count} old addresses lead here`,
  remove: (slug: string) => `Remove /blog/${slug}`,
  confirmTitle: 'Remove this old address?',
  confirm: 'Whoever kept a link to it will be told that there is no such post.',
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
  unsaved: 'Save the draft once; then you can show it to somebody before it is public.',
  hint: `For someone who should read it first, without signing in. It works for ${PREVIEW_LINK_DAYS} days and shows what is saved.`,
  make: 'Make a preview link',
  address: 'Preview link',
  copy: 'Copy the preview link',
  until: (day: string) => `Works until ${day}`,
  /** After a reload: only a hash of it is kept. */
  isOut: 'A link is out. Its address was shown once and cannot be shown again.',
  makeNew: 'Make a new one',
  revoke: 'Revoke',
} as const

export const previewToasts = {
  copied: { title: 'Link copied', description: 'Whoever has it can read this draft.' },
  copyFailed: { title: 'Not copied', description: 'Select the address and copy it by hand.' },
  revoked: { title: 'Link revoked', description: 'It shows nothing from now on.' },
  failed: { title: 'Error', description: 'That did not work. Please try again.' },
} as const satisfies Record<string, ToastText>
