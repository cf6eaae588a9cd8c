import type { ScreenKind, SourceKind, StatisticsPeriod } from '#shared/contract/statistics.admin.ts'
import { numbers, plurals } from '../grammar.ts'

export const chartTexts = {
  asTable: 'The same as a table',
  tableOf: (heading: string) => `${heading}, as a table`,
  percent: (percent: number) => `${percent}%`,
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
    perVisitor: 'Pages a visitor',
    joined: 'New on the letter list',
  },
  moreThan: (days: string) => ` more than in the ${days} days before`,
  lessThan: (days: string) => ` less than in the ${days} days before`,
  off: {
    title: 'Nobody is counted',
    text: 'Switched on, it counts visitors per day, what they read and where they came from. No cookies, no addresses kept, so your visitors need not be asked.',
    kept: 'Nobody is counted at the moment. What was counted before stays here until you delete it.',
  },
  nobody: 'Nobody has been by since you switched this on.',
  look: 'Look at the diary (you will not count)',
  noTrace: {
    bold: 'No cookies, no addresses kept.',
    text: 'Visitors are counted once a day and forgotten within two days. Your own visits do not count.',
  },
  how: 'How it counts',
  close: 'Close',
} as const

/**
 * What is counted and what is not, word for word, for the owner; visitors read theirs in the
 * privacy dialog. Change the counting and you change both.
 */
export const howItCountsTexts = {
  paragraphs: [
    'A page counts when somebody opens it, and again when they move on to another one. Bots, pages that browsers load ahead, previews of drafts, and browsers in which an admin is signed in do not count.',
    'A visitor counts once a day. Whoever comes back tomorrow is a new visitor, because yesterday’s are forgotten within two days.',
    'Kept for good are only sums: per day, page, source and kind of screen. After three months, pages, sources, searches and missing pages are summed up by month. No cookies, no network addresses, no browser names, so your visitors need not be asked.',
    'Searches are shown when at least two visitors used the same words.',
  ],
} as const

export const visitorsChartTexts = {
  heading: 'Visitors per day',
  period: 'Time',
  days: (period: StatisticsPeriod) => [period, ' days'] as const,
  span: (from: string, to: string) => `${from} to ${to}`,
  before: (days: string) => `${days} days before`,
  post: 'a post went out',
  cursor: 'Day',
  title: (span: string, lowest: number, highest: number, day: string) =>
    `Visitors per day, ${span}: lowest ${numbers.written(lowest)}, highest ${numbers.written(highest)} on ${day}`,
  tip: (day: { visitors: number; views: number }) =>
    `${visitors(day.visitors)}, ${pagesRead(day.views)}`,
  tipBefore: (count: number, days: string) => `, ${visitors(count)} ${days} days before`,
  andMore: (title: string, more: number) => (more > 0 ? `${title} and ${more} more` : title),
  columns: { day: 'Day', visitors: 'Visitors', views: 'Pages read', before: 'Visitors before' },
} as const

export const mostReadTexts = {
  heading: 'Most read',
  all: 'All posts',
  columns: ['Page', 'Views'],
  none: 'Nothing was read in this time.',
} as const

export const sourcesTexts = {
  heading: 'Where they came from',
  columns: ['From', 'Visitors'],
  kinds: {
    direct: 'Typed, bookmarked or an app',
    search: 'Search',
    letters: 'Your letters',
    site: 'Another site',
    others: 'Other sites',
  } satisfies Record<SourceKind, string>,
  none: 'Nobody came by in this time.',
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
  hint: 'Words show up here once two visitors have used them.',
} as const

export const missingTexts = {
  heading: 'Pages that are missing',
  columns: ['Address', 'Times'],
  none: 'Nobody asked for a page that is not there.',
  from: (names: string) => `From: ${names}`,
  make: 'Make a redirect',
  about: (path: string) => ` (${path})`,
} as const

export const makeRedirectTexts = {
  title: 'Make a redirect',
  text: (path: string) => `Whoever asks for ${path} is led to the page you choose.`,
  to: 'Leads to',
  hint: 'Type part of a title, or an address such as /blog.',
  post: (title: string) => `The post “${title}”`,
  cancel: 'Cancel',
  save: 'Make redirect',
  saving: 'Saving...',
} as const

export const redirectsTexts = {
  summary: (count: number) => counted(count, 'redirect', 'redirects'),
  leadsTo: (to: string) => `leads to ${to}`,
  leadsNowhere: 'leads nowhere while its post is not public',
  remove: (path: string) => `Remove the redirect from ${path}`,
  failed: 'Failed to load the redirects.',
} as const

export const redirectToasts = {
  made: (path: string, to: string) => ({
    title: 'Redirect made',
    description: `${path} leads to ${to} now.`,
  }),
  removed: (path: string) => ({
    title: 'Redirect removed',
    description: `${path} leads nowhere now.`,
  }),
  undo: 'Undo',
} as const

export const deleteStatisticsTexts = {
  open: 'Delete all statistics',
  title: 'Delete all statistics?',
  text: 'Everything that was ever counted will be gone for good: visitors, pages, sources, searches. Your posts and readers stay. If you may want the figures later, export them first.',
  cancel: 'Cancel',
  delete: 'Delete all',
  deleting: 'Deleting...',
} as const

export const exportStatisticsTexts = { open: 'Export CSV', exporting: 'Exporting...' } as const

export const statisticsToasts = {
  deleted: { title: 'Statistics deleted', description: 'Counting begins anew.' },
  deletedOff: { title: 'Statistics deleted', description: 'Nothing is left of them.' },
  exportFailed: {
    title: 'Error',
    description: 'The statistics could not be exported. Please try again.',
  },
} as const

/** The card on the dashboard. */
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

/** In the table of posts. */
export const viewsTexts = {
  column: 'Views',
  views: (count: number) => counted(count, 'view', 'views'),
} as const
