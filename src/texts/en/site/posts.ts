import { numbers } from '../grammar.ts'

type ListFilter = { search?: string | null; category?: string | null }

export const postListTexts = {
  allPosts: 'All Posts',
  searchPlaceholder: 'Search blog posts...',
  searchButton: 'Search',
  viewAllPosts: 'View all posts',
  failed: 'Failed to load posts. Please try again later.',
  featuredFailed: 'Failed to load featured posts. Please try again later.',
  recentFailed: 'Failed to load recent posts. Please try again later.',
  /** Null without a filter: the page then shows its default heading. */
  heading({ search, category }: ListFilter): string | null {
    if (search) return `Search Results: ${search}`
    return category ? `${category} Posts` : null
  },
  /** Tells which posts were searched and how many were found. */
  subtitle({ search, category }: ListFilter, total?: number): string {
    if (!search && !category) return blogTexts.subtitle
    const where = search && category ? ` in ${category}` : ''
    if (total === undefined)
      return search ? `Looking${where}` : `Everything filed under ${category}.`
    const posts = total === 1 ? '1 post' : `${total} posts`
    return search ? `${posts} found${where}.` : `${posts} filed under ${category}, newest first.`
  },
  none({ search, category }: ListFilter): string {
    if (search) return `No posts found matching "${search}".`
    return category ? `No posts found in the ${category} category.` : 'No posts found.'
  },
} as const

export const blogTexts = {
  heading: ['Tales from', 'down here'],
  subtitle: 'Walks, naps, vet visits and the occasional scandal, newest first.',
  filterLabel: 'Filter posts by category',
  yearAsBook: (year: string) => `All of ${year} as a book`,
  pagination: {
    label: 'Pagination',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    pageLabel: (page: number) => `Page ${page}`,
  },
} as const

export const postTexts = {
  backToBlog: 'Back to Blog',
  share: 'Share This Post',
  notFoundTitle: 'Post Not Found',
  notFound: "The post you're looking for doesn't exist or has been removed.",
  returnToBlog: 'Return to Blog',
  loading: 'Loading the post',
  copyLink: 'Copy link',
  /** Shown in a browser alert. */
  copied: 'Link copied to clipboard!',
  copyByHand: 'Copy this link:',
  aboutDog: (name: string) => `About ${name}`,
  readStory: (his: string) => `Read ${his} story`,
  categories: 'Categories',
  /** Accessible name that distinguishes this list from the categories in the footer. */
  byCategory: 'Posts by category',
  readingTime: (minutes: number) => `${minutes} min read`,
  comments: (count: number) => (count === 1 ? '1 comment' : `${numbers.written(count)} comments`),
} as const

/** Navigation at the end of a post. */
export const taleTexts = {
  heading: ['The trail', 'goes on'],
  next: 'Next tale',
  previous: 'Previous tale',
  moreFrom: (category: string) => `More from ${category}`,
} as const
