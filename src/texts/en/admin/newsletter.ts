import { plurals } from '../grammar.ts'

export const subscriberTexts = {
  heading: 'The letter list',
  putAway:
    'Your readers’ names and addresses are put away a few minutes after you sign in. Confirm it’s you to see them.',
  showList: 'Show the list',
  growth: (first: string, from: number, now: number) =>
    `Confirmed readers: ${from} in ${first}, ${now} today`,
  growthTip: (count: number) => plurals.counted(count, 'confirmed reader', 'confirmed readers'),
  growthHeading: 'How it grew',
  growthCursor: 'Month',
  growthColumns: ['Month', 'Confirmed readers'],
  monthCount: (month: string, count: number) => `${month}: ${count}`,
  today: 'Today',
  show: 'Show',
  states: {
    all: 'All',
    confirmed: 'Confirmed',
    waiting: 'Waiting for confirmation',
    left: 'Left',
    bounced: 'Bounced',
  },
  leftOn: (day: string) => `Left on ${day}`,
  search: 'Search names and addresses',
  searchPlaceholder: 'Search names and addresses...',
  columns: { name: 'Name', email: 'Email', since: 'Since', state: 'State', actions: 'Actions' },
  askedOn: (day: string) => `Asked on ${day}`,
  neverAsked: 'Not asked yet',
  consent: (note: string) => `Added by you: ${note}`,
  ask: 'Ask',
  askAgain: 'Ask again',
  tryAgain: 'Try again',
  about: (name: string) => ` (${name})`,
  remove: (name: string) => `Remove ${name}`,
  none: 'No one is on the list yet. People join on the home page, under “Join Our Pack!”',
  openHome: 'See the home page',
  noneFound: 'No one on the list matches.',
  showAll: 'Show all',
  total: (count: number) => `${plurals.counted(count, 'reader', 'readers')}, newest first`,
  failed: 'Failed to load the letter list. Please check your connection and try again.',
  growthFailed: 'Failed to load the list’s growth.',
  pages: 'Pages of the letter list',
  export: 'Export CSV',
  exporting: 'Exporting...',
} as const

export const askAllTexts = {
  note: (count: number) =>
    count === 1
      ? '1 person signed up but was never asked to confirm. Only confirmed readers get letters.'
      : `${count} people signed up but were never asked to confirm. Only confirmed readers get letters.`,
  ask: 'Ask them all',
  asking: 'Asking...',
  title: (count: number) => `Ask ${plurals.counted(count, 'person', 'people')} to confirm?`,
  text: 'Each person gets one mail with a button to say yes. They go out slowly so mail servers don’t take them for spam.',
  cancel: 'Not now',
} as const

export const addSubscriberTexts = {
  open: 'Add a reader',
  title: 'Add a reader',
  hint: 'For someone who told you, in person or in writing, that they want your letters. They count as confirmed right away.',
  name: 'Name',
  email: 'Email',
  note: 'How they agreed',
  noteHint: 'For your own records, for example: "Asked me at the dog park on May 3."',
  cancel: 'Cancel',
  save: 'Add reader',
  saving: 'Adding...',
} as const

export const removeSubscriberTexts = {
  confirmTitle: 'Remove this reader?',
  confirm: (email: string) =>
    `${email} won’t get any more letters, not even one that’s on its way, and is forgotten here. They can sign up again anytime.`,
  cancel: 'Cancel',
  remove: 'Remove',
  removing: 'Removing...',
} as const

export const importTexts = {
  open: 'Import CSV',
  title: 'Import addresses',
  hint: 'A CSV file with a column of email addresses, and one of names if you have them. Nothing is added until you’ve seen the count.',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  reading: 'Reading the file...',
  found: (count: number) => `Import ${plurals.counted(count, 'address', 'addresses')}?`,
  nothing: 'Nothing new in this file',
  added: (count: number) => `${count} new`,
  known: (count: number) => `${count} ${count === 1 ? 'is' : 'are'} already on the list`,
  left: (count: number) => `${count} left before and ${count === 1 ? 'stays' : 'stay'} away`,
  invalid: (lines: readonly number[]) =>
    lines.length === 1
      ? `1 isn’t an address (line ${lines[0]})`
      : `${lines.length} aren’t addresses (lines ${shortList(lines)})`,
  consequence: {
    canSend: 'Each new one is asked once, by mail, to confirm. Only then do they get letters.',
    cannotSend: 'They wait on the list until mail is set up and you ask them to confirm.',
  },
  cancel: 'Cancel',
  import: (count: number) => `Import ${count}`,
  importing: 'Importing...',
  tooLarge: 'This file is too large. The limit is 1 MB.',
  unreadable: 'We couldn’t read this file.',
} as const

const MOST_NAMED = 8

function shortList(lines: readonly number[]): string {
  const named = lines.slice(0, MOST_NAMED).join(', ')
  return lines.length > MOST_NAMED ? `${named}, ...` : named
}

export const subscriberToasts = {
  removed: { title: 'Reader removed', description: 'The address is forgotten.' },
  added: (name: string) => ({ title: 'Reader added', description: `${name} gets your letters.` }),
  asked: (email: string) => ({
    title: 'Asked to confirm',
    description: `A mail to ${email} is on its way.`,
  }),
  askedAll: (count: number) => ({
    title: 'On their way',
    description: `${plurals.counted(count, 'mail goes', 'mails go')} out over the next hours.`,
  }),
  imported: (count: number) => ({
    title: 'Imported',
    description: `${plurals.counted(count, 'address is', 'addresses are')} on the list now.`,
  }),
  exportFailed: {
    title: 'Error',
    description: 'We couldn’t export the list. Please try again.',
  },
} as const
