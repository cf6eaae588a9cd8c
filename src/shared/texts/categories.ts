import type { BadgeTone } from '../categories/category.ts'
import type { CategoryKind } from '../categories/own-categories.ts'
import type { ToastText } from './toast-text.ts'

const and = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const categoryTexts = {
  title: 'Categories',
  kinds: { posts: 'Stories', photos: 'Photos' } satisfies Record<CategoryKind, string>,
  twoLists: (unchoosable: readonly string[], chipless: readonly string[]) =>
    `The blog and the editor each have their own list, and they don’t match: ${and(unchoosable)} have a chip but can’t be chosen, and ${and(chipless)} can be chosen but have no chip. With one list, everything matches.`,
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
  formerly: (names: readonly string[]) => `Links to ${and(names)} lead here.`,
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
  saved: { title: 'Categories saved', description: 'Stories and photos moved along with them.' },
  failed: (message: string) => ({ title: 'Categories not saved', description: message }),
} satisfies Record<string, ToastText | ((message: string) => ToastText)>
