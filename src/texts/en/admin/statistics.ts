import type {
  ScreenKind,
  StatisticsPeriod,
  VisitSourceKind,
} from '#shared/contract/statistics.admin.ts'
import { numbers, plurals } from '../grammar.ts'

export const chartTexts = {
  asTable: 'Show as table',
  tableOf: (heading: string) => `${heading}, as a table`,
  percent: (percent: number) => `${numbers.written(percent)}%`,
  cursorOf: (heading: string) => `${heading}, one by one`,
  barTip: (column: string, value: number, percent: number) =>
    `${column}: ${numbers.written(value)}, ${percent}% of this list`,
  shareTip: (percent: number, column: string, value: number) =>
    `${percent}%. ${column}: ${numbers.written(value)}`,
} as const

const counted = (count: number, one: string, many: string) =>
  `${numbers.written(count)} ${plurals.of(count, one, many)}`

const visitors = (count: number) => counted(count, 'visitor', 'visitors')

const pagesRead = (count: number) => counted(count, 'page read', 'pages read')

export const statisticsTexts = {
  failed: 'Failed to load the statistics. Please check your connection and try again.',
  loading: 'Loading the statistics',
  figures: {
    visitors: 'Visitors',
    views: 'Pages read',
    perVisitor: 'Pages per visitor',
    joined: 'New on the letter list',
  },
  moreThan: (days: string) => ` more than in the previous ${days} days`,
  lessThan: (days: string) => ` less than in the previous ${days} days`,
  off: {
    title: 'No one is being counted',
    text: 'Turn it on to see visits and sources. No cookies.',
    kept: 'No one is being counted right now. Earlier counts stay here until you delete them.',
  },
  nobody: 'No one has stopped by since you turned this on.',
  look: 'See the diary (your visit won’t count)',
  noTrace: {
    bold: 'No cookies, no addresses kept.',
    text: 'Visitors are counted once a day and forgotten within two days. Your own visits don’t count.',
  },
  how: 'How counting works',
  close: 'Close',
} as const

/**
 * States exactly what is counted, for the owner; the privacy dialog tells visitors the same. A change of
 * the counting must change both.
 */
export const howItCountsTexts = {
  paragraphs: [
    'A page counts when someone opens it, and so does each page they go to from there. Bots, pages that browsers load ahead, draft previews, and browsers where an admin is signed in don’t count.',
    'A visitor counts once a day. Someone who comes back tomorrow is a new visitor, because we forget visitors within two days.',
    'Only totals are kept: per day, page, source, and kind of screen. After three months, pages, sources, searches, and broken links are totaled by month. No cookies, no network addresses, and no browser names, so you don’t have to ask your visitors.',
    'A search shows up once at least two visitors have used the same words.',
  ],
} as const

export const visitorsChartTexts = {
  heading: 'Visitors per day',
  period: 'Time',
  days: (period: StatisticsPeriod) => [period, ' days'] as const,
  span: (from: string, to: string) => `${from} to ${to}`,
  before: (days: string) => `Previous ${days} days`,
  post: 'Post went out',
  cursor: 'Day',
  title: (span: string, lowest: number, highest: number, day: string) =>
    `Visitors per day, ${span}: lowest ${numbers.written(lowest)}, highest ${numbers.written(highest)} on ${day}`,
  tip: (day: { visitors: number; views: number }) =>
    `${visitors(day.visitors)}, ${pagesRead(day.views)}`,
  tipBefore: (count: number, days: string) => `, ${visitors(count)} ${days} days earlier`,
  andMore: (title: string, more: number) => (more > 0 ? `${title} and ${more} more` : title),
  columns: { day: 'Day', visitors: 'Visitors', views: 'Pages read', before: 'Visitors before' },
} as const

export const mostReadTexts = {
  heading: 'Most read',
  all: 'All posts',
  columns: ['Page', 'Views'],
  none: 'Nothing was read during this time.',
} as const

export const sourcesTexts = {
  heading: 'Where they came from',
  columns: ['From', 'Visitors'],
  kinds: {
    direct: 'Typed, bookmarked, or from an app',
    search: 'Search',
    letters: 'Your letters',
    site: 'Another site',
    others: 'Other sites',
  } satisfies Record<VisitSourceKind, string>,
  none: 'No one came by during this time.',
} as const

export const screensTexts = {
  heading: 'Read on',
  kinds: {
    phone: 'Phone',
    desktop: 'Computer',
    tablet: 'Tablet',
  } satisfies Record<ScreenKind, string>,
  columns: ['Screen', 'Pages read', 'Visitors'],
} as const

export const searchesTexts = {
  heading: 'What they searched for',
  columns: ['Words', 'Visitors'],
  hint: 'Searches show up here once two visitors have used the same words.',
} as const

export const missingTexts = {
  heading: 'Broken links',
  columns: ['Address', 'Times'],
  none: 'No broken links.',
  from: (names: string) => `From: ${names}`,
  make: 'Make a redirect',
  about: (path: string) => ` (${path})`,
} as const

export const makeRedirectTexts = {
  title: 'Make a redirect',
  text: (path: string) => `Anyone who goes to ${path} will land on the page you choose.`,
  to: 'Goes to',
  hint: 'Type part of a title, or an address such as /blog.',
  post: (title: string) => `The post “${title}”`,
  cancel: 'Cancel',
  save: 'Make redirect',
  saving: 'Saving...',
} as const

export const redirectsTexts = {
  summary: (count: number) => counted(count, 'redirect', 'redirects'),
  leadsTo: (to: string) => `goes to ${to}`,
  leadsNowhere: 'goes nowhere while its post isn’t public',
  remove: (path: string) => `Remove the redirect from ${path}`,
  failed: 'Failed to load the redirects.',
} as const

export const redirectToasts = {
  made: (path: string, to: string) => ({
    title: 'Redirect made',
    description: `${path} now goes to ${to}.`,
  }),
  removed: (path: string) => ({
    title: 'Redirect removed',
    description: `${path} goes nowhere now.`,
  }),
  undo: 'Undo',
} as const

export const deleteStatisticsTexts = {
  open: 'Delete all statistics',
  title: 'Delete all statistics?',
  text: 'Everything counted so far will be gone for good: visitors, pages, sources, and searches. Your posts and readers stay. If you might want the numbers later, export them first.',
  cancel: 'Cancel',
  delete: 'Delete all',
  deleting: 'Deleting...',
} as const

export const exportStatisticsTexts = { open: 'Export CSV', exporting: 'Exporting...' } as const

export const statisticsToasts = {
  deleted: { title: 'Statistics deleted', description: 'Counting starts over.' },
  deletedOff: { title: 'Statistics deleted', description: 'Nothing is left of them.' },
  exportFailed: {
    title: 'Error',
    description: 'We couldn’t export the statistics. Please try again.',
  },
} as const

export const visitorsCardTexts = {
  heading: 'Visitors',
  link: 'Statistics',
  today: 'today so far',
  change: (change: string) => `${change} in 30 days`,
  label: (days: number, lowest: number, highest: number) =>
    `Visitors per day in the last ${days} days, from ${numbers.written(lowest)} to ${numbers.written(highest)}`,
  lastDay: 'Today',
  failed: 'Failed to load the visitors.',
} as const

export const viewsTexts = {
  column: 'Views',
  views: (count: number) => counted(count, 'view', 'views'),
} as const
