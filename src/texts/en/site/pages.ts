export const navigationTexts = {
  '/': 'Home',
  '/blog': 'Blog',
  '/gallery': 'Gallery',
  '/about': 'About',
  '/contact': 'Contact',
} as const

/** Precedes the blog's name in the page title; the home page has the name alone. */
export const pageTitles = {
  '/blog': 'Blog',
  '/gallery': 'Gallery',
  '/about': 'About',
  '/contact': 'Contact',
  '/newsletter': 'Newsletter',
} as const

export const pageNotFoundTexts = {
  title: '404 Page Not Found',
  hint: (name: string) =>
    `${name} has curled up where the page should be. We don’t like to disturb a nap.`,
  home: 'Back to Home',
  blog: 'Read the Blog',
} as const

/** Texts of the header and footer. */
export const shellTexts = {
  pageTitle: (title: string, blogName: string) => `${title} - ${blogName}`,
  portraitAlt: (name: string) => `Portrait of ${name}`,
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  progress: 'Reading progress',
  notifications: 'Notifications ({hotkey})',
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading the page',
} as const

export const screenFailedTexts = {
  title: 'This page tripped over its own legs',
  hint: 'Something went wrong while the page was loading. Loading it again usually helps.',
  reload: 'Load it again',
  home: 'Back to Home',
} as const

export const themeLabels = {
  light: 'Theme: light',
  dark: 'Theme: dark',
  system: 'Theme: system',
} as const

export const footerTexts = {
  pages: 'Pages',
  categories: 'Categories',
  follow: 'Follow',
} as const

export const legalLinkTexts = { privacy: 'Privacy', terms: 'Terms', cookies: 'Cookies' } as const

export type LegalTopic = keyof typeof legalLinkTexts

export const restingTexts = {
  title: 'The diary is resting for a moment',
  text: 'Nothing is lost. This page checks again on its own in a few seconds.',
  again: 'Check again now',
} as const

/** Used in the static export, which has no server for forms. */
export const staticSiteTexts = {
  contact: 'This is a copy of the diary. It can’t take messages or sign anyone up for letters.',
  moved: 'This page has moved',
} as const
