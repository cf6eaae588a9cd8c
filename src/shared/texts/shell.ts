/** What the frame around every public page says. */
export const shellTexts = {
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
  hint: 'Something went wrong while it was being drawn. Loading it again usually helps.',
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

export const socialNetworks = [
  { key: 'instagram', label: 'Instagram' },
  { key: 'facebook', label: 'Facebook' },
  { key: 'twitter', label: 'Twitter' },
  { key: 'youtube', label: 'YouTube' },
  { key: 'mastodon', label: 'Mastodon' },
  { key: 'bluesky', label: 'Bluesky' },
  { key: 'tiktok', label: 'TikTok' },
  { key: 'threads', label: 'Threads' },
] as const
/** For which the demo keeps a place before there is an account. */
export const PLACED_NETWORKS = 4

export const legalLinks = [
  { topic: 'privacy', label: 'Privacy' },
  { topic: 'terms', label: 'Terms' },
  { topic: 'cookies', label: 'Cookies' },
] as const

export type LegalTopic = (typeof legalLinks)[number]['topic']
