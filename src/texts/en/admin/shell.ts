import type { ToastText } from '../toast-text.ts'
import { waitingText } from './comments.ts'

export const adminNavigation = [
  { href: '/admin', label: 'Dashboard' },
  { href: '/admin/posts/new', label: 'New Post' },
  { href: '/admin/calendar', label: 'Calendar' },
  { href: '/admin/gallery', label: 'Gallery' },
  { href: '/admin/readers', label: 'Readers' },
  { href: '/admin/dog', label: 'Your Dog' },
  { href: '/admin/settings', label: 'Settings' },
] as const

export const adminTexts = {
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
  tryAgain: 'Try again',
} as const

/** What waits at Readers, in words. */
export const newsText = (unread: number, waiting: number) =>
  [unread > 0 && unreadText(unread), waiting > 0 && waitingText(waiting)].filter(Boolean).join(', ')

export const unreadText = (count: number) =>
  count === 1 ? '1 unread message' : `${count} unread messages`

export const adminPageTitle = (title: string, blogName: string | undefined) =>
  blogName ? `${title} - ${blogName}` : title

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
} as const satisfies Record<string, ToastText>

export const readersTexts = {
  title: 'Readers',
  tabs: {
    statistics: 'Statistics',
    comments: 'Comments',
    letters: 'Letters',
    messages: 'Messages',
  },
} as const
