export const messageTexts = {
  heading: 'Messages',
  unread: 'Unread',
  suspectedSpam: 'Suspected spam',
  reply: 'Reply by email',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  delete: 'Delete',
  none: 'No messages yet. What visitors write on the Contact page arrives here.',
  openContact: 'See the Contact page',
  failed: 'Failed to load messages. Please check your connection and try again.',
  pages: 'Pages of messages',
} as const

export const deleteMessageTexts = {
  confirmTitle: 'Delete this message?',
  confirm: (name: string) =>
    `The message from ${name} will be gone for good. If you still want to answer, copy the address first.`,
  cancel: 'Cancel',
  delete: 'Delete',
  deleting: 'Deleting...',
} as const

export const messageToasts = {
  deleted: { title: 'Message deleted', description: 'The message has been deleted.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete the message. Please try again.' },
  markFailed: {
    title: 'Error',
    description: 'We couldn’t mark the message. Check your connection and try again.',
  },
} as const
