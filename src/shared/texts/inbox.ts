import type { ToastText } from './toast-text.ts'

export const inboxTexts = {
  tabs: { messages: 'Messages', subscribers: 'Subscribers' },
  tabsLabel: 'Inbox',
  unread: 'Unread',
  suspectedSpam: 'Suspected spam',
  reply: 'Reply by email',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  delete: 'Delete',
  noMessages: 'No messages yet. What visitors write on the Contact page arrives here.',
  openContact: 'See the Contact page',
  noSubscribers: 'No subscribers yet. People join on the home page, under "Join Our Pack!".',
  openHome: 'See the home page',
  export: 'Export as CSV',
  exporting: 'Exporting...',
  removeSubscriber: (email: string) => `Delete ${email}`,
  messagesFailed: 'Failed to load messages. Please check your connection and try again.',
  subscribersFailed: 'Failed to load subscribers. Please check your connection and try again.',
  messagePages: 'Pages of messages',
  subscriberPages: 'Pages of subscribers',
} as const

export const deleteMessageTexts = {
  confirmTitle: 'Delete this message?',
  confirm: (name: string) =>
    `The message from ${name} will be gone for good. If you still want to answer, copy the address first.`,
  cancel: 'Cancel',
  delete: 'Delete',
  deleting: 'Deleting...',
} as const

export const deleteSubscriberTexts = {
  confirmTitle: 'Delete this subscriber?',
  confirm: (email: string) =>
    `${email} will get no more updates and is forgotten here. They can subscribe again at any time.`,
  cancel: 'Cancel',
  delete: 'Delete',
  deleting: 'Deleting...',
} as const

export const inboxToasts = {
  messageDeleted: { title: 'Message deleted', description: 'The message has been deleted.' },
  messageDeleteFailed: {
    title: 'Error',
    description: 'Failed to delete the message. Please try again.',
  },
  markFailed: {
    title: 'Error',
    description: 'The message could not be marked. Check your connection and try again.',
  },
  subscriberDeleted: { title: 'Subscriber deleted', description: 'The address is forgotten.' },
  subscriberDeleteFailed: {
    title: 'Error',
    description: 'Failed to delete the subscriber. Please try again.',
  },
  exportFailed: {
    title: 'Error',
    description: 'The list could not be exported. Please try again.',
  },
} as const satisfies Record<string, ToastText>
