import { moderationTexts } from './comments.ts'

/** The menu, in its order. */
export const adminNavigationTexts = {
  '/admin': 'Dashboard',
  '/admin/posts/new': 'New Post',
  '/admin/moment': 'Moment',
  '/admin/calendar': 'Calendar',
  '/admin/gallery': 'Gallery',
  '/admin/readers': 'Readers',
  '/admin/dog': 'Your Dog',
  '/admin/settings': 'Settings',
} as const

export const adminTexts = {
  unknownPage: 'NotFound',
  /** Until the name is known. */
  anyDog: 'your dog',
  navigation: 'Admin',
  skip: 'Skip to content',
  openMenu: 'Open menu',
  openMenuWith: (news: string) => `Open menu, ${news}`,
  closeMenu: 'Close menu',
  menu: 'Menu',
  theme: 'Theme',
  themes: { light: 'Light theme', dark: 'Dark theme', system: 'System theme' },
  loading: 'Loading…',
  close: 'Close',
  notifications: 'Notifications ({hotkey})',
  tryAgain: 'Try again',
  failed: 'That didn’t work',
  unread: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  /** What waits at Readers, in words. */
  news: (unread: number, waiting: number) =>
    [unread > 0 && adminTexts.unread(unread), waiting > 0 && moderationTexts.waitingCount(waiting)]
      .filter(Boolean)
      .join(', '),
  pageTitle: (title: string, blogName: string | undefined) =>
    blogName ? `${title} - ${blogName}` : title,
} as const

export const logoutTexts = {
  title: 'Log out with unsaved changes?',
  text: 'You have unsaved changes on this screen. A post is kept as an unfinished draft; anything else is lost.',
  stay: 'Stay signed in',
  leave: 'Log out',
} as const

export const logoutToasts = {
  failed: {
    title: 'You’re still signed in',
    description: 'We couldn’t reach the server. Check your connection and try again.',
  },
} as const

export const readersTexts = {
  title: 'Readers',
  tabs: {
    statistics: 'Statistics',
    comments: 'Comments',
    letters: 'Letters',
    messages: 'Messages',
  },
} as const
