import type { ExportKind, ImportSourceKind } from '#shared/contract/transfer.admin.ts'
import type { ImportWarningKind } from '#shared/transfer.ts'
import { numbers, plurals } from '../grammar.ts'

const counted = (count: number, one: string, many: string) =>
  `${numbers.written(count)} ${plurals.of(count, one, many)}`

const posts = (count: number) => counted(count, 'post', 'posts')

const pictures = (count: number) => counted(count, 'picture', 'pictures')

const comments = (count: number) => counted(count, 'comment', 'comments')

export const transferTexts = {
  title: 'Import and export',
  back: 'Settings',
  loadFailed: 'We couldn’t load your imports. Please check your connection and try again.',
  failedTitle: 'That didn’t work',
  gone: 'This import is gone. It may have been thrown away on another device.',
  startOver: 'Bring in another diary',
} as const

/** Used on Settings › Database and in the first steps. */
export const transferCardTexts = {
  title: 'Import and export',
  text: 'Bring your old blog along, or take everything with you: as Markdown, as a website, as a backup.',
  open: 'Open',
  firstSteps: 'Moving in from WordPress, Ghost or a folder of Markdown?',
  bring: 'Bring your diary along',
} as const

interface SourceTexts {
  name: string
  hint: string
  /** Completes the sentence "Drop … here". */
  file: string
}

export const sourceTexts: Record<ImportSourceKind, SourceTexts> = {
  wordpress: { name: 'WordPress', hint: 'Tools, Export: .xml', file: 'the WordPress file' },
  ghost: { name: 'Ghost', hint: 'Settings, Export: .json or .zip', file: 'the Ghost file' },
  markdown: {
    name: 'Markdown',
    hint: 'A .zip of .md files and pictures',
    file: 'the .zip with your Markdown files',
  },
  diary: { name: 'Dachshund Diary', hint: 'Our own export: .zip', file: 'the .zip of a diary' },
}

export const dropTexts = {
  question: 'Where is the diary coming from?',
  title: 'Put it in the box',
  text: (file: string, most: string) =>
    `Drop ${file} here, up to ${most}. We look inside first. Nothing is written until you’ve seen the list.`,
  choose: 'Choose a file',
  announcing: 'One moment…',
  letGo: 'Let go, and it’s in the box',
} as const

export const importUploadTexts = {
  title: (name: string) => `Sending ${name}`,
  progress: 'Sent so far',
  sent: (sent: string, all: string) => `${sent} of ${all}`,
  staysOpen: 'Keep this tab open until it’s all here. You can look at other screens meanwhile.',
  cancel: 'Cancel',
  lost: 'The connection was lost on the way. Check your connection, then choose the file again.',
  refusedByProxy: (status: number) =>
    `Something in front of the diary didn’t let the file through (${status}); it may limit how large a file can be. Raise the limit there, or bring the file in from the shell: npm run import.`,
  notHere: 'The file isn’t here yet',
  notHereText: (name: string, size: string) => `Choose ${name} (${size}) once more to send it.`,
  chooseAgain: 'Choose the file again',
  otherFile: (name: string) => `That’s another file. Please choose ${name}, just as it was.`,
} as const

export const lookingTexts = {
  title: 'Looking inside',
  text: 'Nothing is written yet. You can leave this page: the list will be here when you come back.',
} as const

export const throwAwayTexts = {
  open: 'Another file',
  title: 'Put this file away?',
  text: 'Nothing of it has been written. To bring it in later, you’d have to choose it again.',
  keep: 'Keep it',
  away: 'Put it away',
} as const

export const reportTexts = {
  title: 'What’s in the box',
  hint: (kind: string, name: string, size: string) =>
    `${kind}: ${name}, ${size}. Nothing is written yet.`,
  posts: 'Posts',
  postsNote: (published: number, drafts: number) =>
    `${numbers.written(published)} published, ${counted(drafts, 'draft', 'drafts')}`,
  known: (count: number) => `${numbers.written(count)} already here`,
  pictures: 'Pictures found',
  missing: (count: number) => `${numbers.written(count)} missing`,
  toFetch: (count: number) => `${numbers.written(count)} still on the old blog`,
  allInside: 'all in the file',
  noPictures: 'none needed',
  comments: 'Comments',
  commentsNote: 'come in as they were',
  categories: 'Categories',
  categoriesNote: (known: number, open: number) =>
    open === 0 ? 'all known' : `${numbers.written(known)} known, ${numbers.written(open)} to match`,
  warnings: 'Can’t be shown as it was',
  noWarnings: 'Everything can be shown as it was.',
  taken: { name: 'Addresses already taken', becomes: 'get a number at the end' },
  takenAt: (slug: string) => `/blog/${slug}`,
  which: 'Which ones',
  whichOf: (name: string) => `: ${name}`,
  more: (count: number) => `and ${numbers.written(count)} more`,
  /** The command line prints this text too. */
  ownExport:
    'Stories come in with their pictures and comments. Photos of the album, settings and the dog come with a backup and restore.',
  empty: 'There are no posts in this file.',
  allKnown: 'All of its posts are already here.',
  import: (count: number) => (count === 0 ? 'Carry it in' : `Carry in ${posts(count)}`),
  noLetters: 'No letters are sent for them.',
} as const

/** The sentence below each kind tells what the import makes of it. */
export const warningNames: Record<ImportWarningKind, { name: string; becomes: string }> = {
  gallery: { name: 'Galleries', becomes: 'become rows of pictures' },
  video: { name: 'Embedded videos', becomes: 'become links to the video' },
  shortcode: { name: 'Shortcodes', becomes: 'are left out' },
  form: { name: 'Forms', becomes: 'are left out' },
  embed: { name: 'Embedded pages', becomes: 'become links' },
  picture: { name: 'Pictures', becomes: 'are missing; an empty frame says which' },
  table: { name: 'Tables', becomes: 'become simpler ones or plain lines' },
  script: { name: 'Scripts', becomes: 'are left out' },
  address: { name: 'Addresses', becomes: 'lead elsewhere' },
  date: { name: 'Dates', becomes: 'couldn’t be kept' },
  other: { name: 'Other things', becomes: 'are listed post by post' },
}

export const choiceTexts = {
  heading: 'How to bring it in',
  becomes: (name: string) => `${name} becomes`,
  withoutCategory: 'Posts without one',
  /** Default category of imported posts. */
  usual: 'Daily Life',
  asNew: (name: string) => `${name} (new)`,
  oldAddresses: 'Old addresses lead here',
  oldAddressesExample: (from: string, to: string) => `${from} goes to ${to}`,
  oldAddressesCount: (count: number) => `${counted(count, 'address', 'addresses')} of the old blog`,
  asDrafts: 'All as drafts',
  asDraftsHint: 'Nothing is public until you say so',
  fetch: 'Fetch pictures from the old blog',
  fetchHint: (count: number) => `${pictures(count)}, as long as it’s still online`,
  zip: 'Pictures from a zip',
  zipHint: 'Your uploads folder, for example, zipped. Then we’ll look inside again.',
  zipHere: (name: string) => `${name} is here`,
  chooseZip: 'Choose a zip',
  chooseOtherZip: 'Another zip',
  leaveZip: 'Leave it out',
} as const

export const progressTexts = {
  importing: 'Carrying things in',
  undoing: 'Taking it out again',
  failed: 'It got stuck',
  progress: 'Posts carried in',
  undoProgress: 'Posts taken out',
  ofPosts: (all: number) => `of ${posts(all)}`,
  ofPictures: (all: number) => `of ${pictures(all)}`,
  comments: (count: number) => (count === 1 ? 'comment' : 'comments'),
  stillIn: (count: number) => (count === 1 ? 'post still in' : 'posts still in'),
  tryAgain: 'Try again',
  leave: 'You can leave this page. It goes on.',
  stopHere: 'Stop, keep what’s in',
  remove: 'Stop and take it out again',
} as const

export const stopHereTexts = {
  title: 'Stop here?',
  text: (made: number) =>
    `${posts(made)} ${made === 1 ? 'stays' : 'stay'}. The rest of the file isn’t brought in; choose it again to go on later.`,
  cancel: 'Let it go on',
  stop: 'Stop here',
} as const

export const undoTexts = {
  undo: 'Undo',
  heading: 'Undo this import',
  until: (day: string) =>
    `Until ${day}. Everything that came in with it is removed. Anything you’ve changed since stays.`,
  title: 'Take this import out again?',
  text: (made: number) =>
    [
      made === 1
        ? 'The post that came in with it is removed, with its pictures, comments and old addresses.'
        : `${posts(made)} that came in with it are removed, with their pictures, comments and old addresses.`,
      'Anything you’ve changed since, or readers have commented on here, stays.',
    ].join(' '),
  nothingYet: 'Nothing has come in yet. The rest of the file isn’t brought in either.',
  cancel: 'Keep it',
  remove: 'Take it out',
  of: (name: string) => ` the import of ${name}`,
} as const

/** Small numbers are written as words. */
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

export const resultTexts = {
  done: (warnings: number) => {
    if (warnings === 0) return 'All in'
    const many = words[warnings] ?? numbers.written(warnings)
    return `All in, with ${many} loose ${warnings === 1 ? 'end' : 'ends'}`
  },
  stopped: 'Stopped on the way',
  undone: 'It’s out again',
  spared: (count: number) =>
    count === 0
      ? 'Everything that came in with it is gone.'
      : `${posts(count)} stayed, because you’ve changed ${count === 1 ? 'it' : 'them'} since or readers have commented.`,
  figures: (made: { posts: number; pictures: number; comments: number }, moment: string) =>
    `${posts(made.posts)}, ${pictures(made.pictures)}, ${comments(made.comments)}. ${moment}.`,
  loadFailed: 'We couldn’t load the list of loose ends.',
  loading: 'Loading the loose ends…',
  showMore: 'Show more',
  problems: 'Loose ends',
  notHere: 'This post isn’t in the diary',
  seePosts: 'See the posts',
  csv: 'List as CSV',
  csvFailed: { title: 'The list wasn’t downloaded', description: 'Please try again.' },
  addresses: (count: number) => counted(count, 'old address', 'old addresses'),
  addressesTitle: 'Old addresses',
  addressesHint: 'Anyone who follows an old link lands on the new page.',
  addressesFailed: 'We couldn’t load the old addresses.',
  draft: 'Its post is a draft, so this goes nowhere yet',
} as const

export const earlierTexts = {
  heading: 'Earlier imports',
  line: (kind: string, day: string, made: number) => `${kind}, ${day}: ${posts(made)}`,
  undoneLine: (day: string, spared: number) =>
    spared === 0 ? `Chosen on ${day}` : `Chosen on ${day}: ${posts(spared)} stayed`,
  openLine: (day: string) => `Chosen on ${day}`,
  unknownKind: 'File',
  states: {
    receiving: 'on its way here',
    looking: 'being looked at',
    looked: 'waiting for you',
    carrying: 'being carried in',
    done: '',
    stopped: 'stopped',
    failed: 'not brought in',
    undoing: 'being taken out',
    undone: 'undone',
  },
} as const

export const exportTexts = {
  heading: 'Take it with you',
  hint: 'It’s yours, in formats other tools can read.',
  kinds: {
    markdown: {
      name: 'Markdown and pictures',
      text: 'One file per story, with its pictures.',
      label: 'Export Markdown and pictures',
    },
    static: {
      name: 'A static website',
      text: 'Opens without a server.',
      label: 'Export a static website',
    },
  } satisfies Record<ExportKind, { name: string; text: string; label: string }>,
  backup: {
    name: 'Everything, as a backup',
    text: 'Stories, photos, comments, letters, log and settings.',
    label: 'Export everything as a backup',
    making: 'Making the backup…',
  },
  about: (size: string) => `About ${size}`,
  /** The size of the last download; the next one may be larger. */
  lastSize: (size: string) => `The last one is ${size}.`,
  failed: 'The download didn’t start',
  lastBackup: (moment: string) =>
    `The last backup was made on ${moment} and read back to check it.`,
  noBackup: 'There is no backup yet. Exporting everything makes one.',
} as const
