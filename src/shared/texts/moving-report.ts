import type { WarningKind } from '../transfer.ts'
import { counted, number, pictures, posts } from './moving-counts.ts'

export const reportTexts = {
  title: 'What is in the box',
  hint: (kind: string, name: string, size: string) =>
    `${kind}: ${name}, ${size}. Only looked at so far.`,
  posts: 'Posts',
  postsNote: (published: number, drafts: number) =>
    `${number(published)} published, ${counted(drafts, 'draft', 'drafts')}`,
  known: (count: number) => `${number(count)} here already`,
  pictures: 'Pictures found',
  missing: (count: number) => `${number(count)} missing`,
  toFetch: (count: number) => `${number(count)} still on the old blog`,
  allInside: 'all in the file',
  noPictures: 'none needed',
  comments: 'Comments',
  commentsNote: 'arrive as they were',
  categories: 'Categories',
  categoriesNote: (known: number, open: number) =>
    open === 0 ? 'all known' : `${number(known)} known, ${number(open)} to match`,
  odds: 'Cannot be shown as it was',
  noOdds: 'Everything can be shown as it was.',
  taken: { name: 'Addresses already taken', becomes: 'get a number at the end' },
  takenAt: (slug: string) => `/blog/${slug}`,
  which: 'Which ones',
  whichOf: (name: string) => `: ${name}`,
  more: (count: number) => `and ${number(count)} more`,
  /** Also printed by the shell. */
  ownExport:
    'Stories come in with their pictures and comments. Photos of the album, settings and the dog come with a backup and restore.',
  empty: 'There are no posts in this file.',
  allKnown: 'All of its posts are here already.',
  carry: (count: number) => (count === 0 ? 'Carry it in' : `Carry in ${posts(count)}`),
  noLetters: 'No letters are sent for them.',
} as const

/** What becomes of each kind, under its name. */
export const warningNames: Record<WarningKind, { name: string; becomes: string }> = {
  gallery: { name: 'Galleries', becomes: 'become rows of pictures' },
  video: { name: 'Embedded videos', becomes: 'become links to the video' },
  shortcode: { name: 'Shortcodes', becomes: 'are left out' },
  form: { name: 'Forms', becomes: 'are left out' },
  embed: { name: 'Embedded pages', becomes: 'become links' },
  picture: { name: 'Pictures', becomes: 'are missing; an empty frame says which' },
  table: { name: 'Tables', becomes: 'become simpler ones or plain lines' },
  script: { name: 'Scripts', becomes: 'are left out' },
  address: { name: 'Addresses', becomes: 'lead elsewhere' },
  date: { name: 'Dates', becomes: 'could not be kept' },
  other: { name: 'Other things', becomes: 'are told post by post' },
}

export const choiceTexts = {
  heading: 'How to bring it in',
  becomes: (name: string) => `${name} becomes`,
  withoutCategory: 'Posts without one',
  /** Where these go when nothing else is chosen. */
  usual: 'Daily Life',
  asNew: (name: string) => `${name} (new)`,
  oldAddresses: 'Old addresses lead here',
  oldAddressesExample: (from: string, to: string) => `${from} goes to ${to}`,
  oldAddressesCount: (count: number) => `${counted(count, 'address', 'addresses')} of the old blog`,
  asDrafts: 'All as drafts',
  asDraftsHint: 'Nothing is visible until you say so',
  fetch: 'Fetch pictures from the old blog',
  fetchHint: (count: number) => `${pictures(count)}, as long as it is still online`,
  zip: 'Pictures from a zip',
  zipHint: 'For example your uploads folder, packed. Then we look inside once more.',
  zipHere: (name: string) => `${name} is here`,
  chooseZip: 'Choose a zip',
  chooseOtherZip: 'Another zip',
  leaveZip: 'Leave it out',
} as const
