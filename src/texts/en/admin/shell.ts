import { plurals } from '../grammar.ts'
import { moderationTexts } from './comments.ts'

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
  /** Used until the dog's name is known. */
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
  /** Accessible text of the badge at Readers. */
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
  moments: {
    title: 'Log out with moments on this phone?',
    text({ count, due, isStored }: { count: number; due: number; isStored: boolean }): string {
      const unfinished = count - due
      return [
        due > 0 &&
          plurals.of(
            due,
            '1 moment hasn’t been sent yet.',
            `${due} moments haven’t been sent yet.`,
          ),
        unfinished > 0 &&
          plurals.of(
            unfinished,
            '1 moment isn’t finished.',
            `${unfinished} moments aren’t finished.`,
          ),
        !isStored
          ? 'This browser can’t keep it all: once this page is closed, it’s gone.'
          : due > 0
            ? 'What you keep stays on this phone; what’s ready is sent after the next sign-in.'
            : 'What you keep stays on this phone; you can go on with it after the next sign-in.',
      ]
        .filter(Boolean)
        .join(' ')
    },
    keep: 'Keep and log out',
    discard: (count: number) => plurals.of(count, 'Throw it away', 'Throw them away'),
  },
  discard: {
    title: (count: number) =>
      plurals.of(count, 'Throw 1 moment away?', `Throw ${count} moments away?`),
    text: (count: number) =>
      plurals.of(
        count,
        'It’s only on this phone. Once it’s gone, it’s gone.',
        'They’re only on this phone. Once they’re gone, they’re gone.',
      ),
    cancel: (count: number) => plurals.of(count, 'Keep it', 'Keep them'),
    confirm: 'Throw away and log out',
  },
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
