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
