export const navigation = [
  { href: '/', label: 'Home' },
  { href: '/blog', label: 'Blog' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
] as const

export const homeTexts = {
  latestPostsAnchor: 'Latest Posts',
  latestPostsId: 'latest-posts',
  featured: 'Featured Tales & Tails',
  viewAllPosts: 'View All Posts',
  gallery: 'Pawsome Moments',
  viewFullGallery: 'View Full Gallery',
  recent: 'Latest Doggy Tales',
} as const

export const pageNotFound = '404 Page Not Found'
