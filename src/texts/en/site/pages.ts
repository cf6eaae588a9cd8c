export const navigation = [
  { href: '/', label: 'Home' },
  { href: '/blog', label: 'Blog' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
] as const

/** What stands before the blog's name in the title of a page; home has the name alone. */
export const pageTitles = {
  '/blog': 'Blog',
  '/gallery': 'Gallery',
  '/about': 'About',
  '/contact': 'Contact',
  '/newsletter': 'Newsletter',
} as const

export const homeTexts = {
  latestPostsAnchor: 'Latest Posts',
  latestPostsId: 'latest-posts',
  featured: 'Featured Tales & Tails',
  viewAllPosts: 'View All Posts',
  gallery: 'Pawsome Moments',
  viewFullGallery: 'View Full Gallery',
  recent: 'Latest Doggy Tales',
  /** The part of each heading that is set in italics. */
  featuredTurn: '& Tails',
  galleryTurn: 'Moments',
  recentTurn: 'Doggy Tales',
  morePhotos: 'There are more where these came from.',
  noPosts: 'Nothing has been written yet. The first tale is on its way.',
} as const

/** For a diary without a single story or photo. */
export const emptyDiaryTexts = {
  title: 'The first tale is on its way',
  turn: 'is on its way',
  soon: (name: string) => `${name} is still thinking about where to begin. Come back soon.`,
  writeFirst: 'Write the first story',
} as const

export const aboutLinkText = (name: string) => `About ${name}`

export const moreAboutText = (name: string) => `More about ${name}`

export const pageNotFound = '404 Page Not Found'

export const pageNotFoundTexts = {
  hint: (name: string) =>
    `${name} has curled up where the page should be. We don’t like to disturb a nap.`,
  home: 'Back to Home',
  blog: 'Read the Blog',
} as const

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

export const restingTexts = {
  title: 'The diary is resting for a moment',
  text: 'Nothing is lost. This page checks again on its own in a few seconds.',
  again: 'Check again now',
}
