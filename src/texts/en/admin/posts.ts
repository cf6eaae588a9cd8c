import type { BadgeTone, CategoryKind } from '#shared/categories.ts'
import { DELETED_ITEM_RETENTION_DAYS } from '#shared/limits.ts'
import { lists } from '../grammar.ts'

export const adminPostTexts = {
  heading: 'Blog Posts',
  columns: ['Title', 'Category', 'Date', 'Status', 'Actions'],
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Draft',
  empty: 'No posts found.',
  createFirst: 'Create your first post',
  failed: 'Failed to load posts. Please check your authentication or try again later.',
  acts: { view: 'View', edit: 'Edit', delete: 'Delete' },
  view: (title: string) => `View "${title}"`,
  edit: (title: string) => `Edit "${title}"`,
  delete: (title: string) => `Delete "${title}"`,
  filter: 'Filter by title or category',
  filterPlaceholder: 'Filter posts...',
  status: 'Status',
  statuses: { all: 'All posts', published: 'Published', scheduled: 'Scheduled', draft: 'Drafts' },
  sort: 'Sort',
  sorts: {
    'date desc': 'Newest first',
    'date asc': 'Oldest first',
    'title asc': 'Title A to Z',
    'title desc': 'Title Z to A',
  },
  sortBy: (column: string) => `Sort by ${column.toLowerCase()}`,
  noMatch: 'No posts match this filter.',
  showAll: 'Show all posts',
  pages: 'Pages of posts',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  shown: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
} as const

export const deletePostTexts = {
  confirmTitle: 'Are you sure?',
  confirm: 'This action cannot be undone. This will permanently delete the post.',
  cancel: 'Cancel',
  delete: 'Delete',
  deleting: 'Deleting...',
} as const

export const deletePostToasts = {
  done: { title: 'Post deleted', description: 'The post has been successfully deleted.' },
  failed: { title: 'Error', description: 'Failed to delete post. Please try again.' },
} as const

export const deletedTexts = {
  heading: 'Recently deleted',
  intro: `Deleted posts and photos stay here for ${DELETED_ITEM_RETENTION_DAYS} days. Restore one and everything comes back: address, cover, earlier versions, and files.`,
  empty: 'Nothing deleted recently.',
  failed: 'Failed to load deleted items. Please try again later.',
  kinds: { post: 'Post', photo: 'Photo' },
  deleted: (day: string) => `Deleted ${day}`,
  until: (day: string) => `gone for good on ${day}`,
  restore: 'Restore',
  restoreOne: (title: string) => `Restore "${title}"`,
  removeOne: (title: string) => `Delete "${title}" for good`,
  undo: 'Undo',
  showMore: 'Show more',
  confirmTitle: 'Delete for good?',
  confirm: 'You won’t be able to bring it back.',
  cancel: 'Keep it',
  remove: 'Delete for good',
  removing: 'Deleting...',
} as const

export const deletedToasts = {
  restored: (count: number) => ({
    title: 'Back again',
    description:
      count === 1 ? 'It’s right where it was.' : `All ${count} are right where they were.`,
  }),
  /** Another post has taken the address meanwhile, so the restored post got a new one. */
  moved: (title: string, slug: string) => ({
    title: 'Back at a new address',
    description: `Another post took the address of “${title}” in the meantime. It’s now at /blog/${slug}.`,
  }),
  gone: {
    title: 'Too late',
    description: 'It was already restored elsewhere, or it’s gone for good.',
  },
  restoreFailed: { title: 'Error', description: 'Failed to restore. Please try again.' },
  removed: {
    title: 'Deleted for good',
    description: 'It’s gone, along with everything that belonged to it.',
  },
  removeFailed: { title: 'Error', description: 'Failed to delete. Please try again.' },
} as const

export const categoryTexts = {
  title: 'Categories',
  kinds: { posts: 'Stories', photos: 'Photos' } satisfies Record<CategoryKind, string>,
  twoLists: (unchoosable: readonly string[], chipless: readonly string[]) =>
    `Blog and editor use different categories. Use one list? Only on the blog: ${lists.and(unchoosable)}. Only in the editor: ${lists.and(chipless)}.`,
  oneList: 'Use one list',
  photoList:
    'Choose from these when you add a photo. The gallery shows a filter for each one in use.',
  changeList: 'Change this list',
  lead: {
    posts:
      'This is the order above the blog, beside each story, and in the editor. The first five also appear in the footer.',
    photos: 'This is the order you choose from when you add a photo.',
  } satisfies Record<CategoryKind, string>,
  name: (at: number) => `Name of category ${at}`,
  tone: (name: string) => `Color of ${name}`,
  tones: {
    green: 'Green',
    blue: 'Blue',
    amber: 'Amber',
    violet: 'Violet',
    rose: 'Rose',
    indigo: 'Indigo',
    cyan: 'Cyan',
    lime: 'Lime',
    own: 'Your color',
  } satisfies Record<BadgeTone, string>,
  used: {
    posts: (count: number) => (count === 1 ? '1 story' : `${count} stories`),
    photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  } satisfies Record<CategoryKind, (count: number) => string>,
  formerly: (names: readonly string[]) => `Links to ${lists.and(names)} lead here.`,
  hidden: 'Hidden',
  hide: (name: string) => `Hide ${name}`,
  show: (name: string) => `Show ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  unnamed: 'the new category',
  moved: (name: string, place: number, of: number) => `${name} is number ${place} of ${of}`,
  add: 'Add a category',
  cancel: 'Cancel',
  save: 'Save categories',
  saving: 'Saving...',
  failed: 'We couldn’t load the categories.',
} as const

export const categoryToasts = {
  saved: { title: 'Categories saved', description: 'Stories and photos have moved with them.' },
  failed: (message: string) => ({ title: 'Categories not saved', description: message }),
} as const
