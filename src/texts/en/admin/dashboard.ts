import type { LetterState } from '#shared/contract/letters.admin.ts'
import { plurals } from '../grammar.ts'
import { moderationTexts } from './comments.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface Since {
  /** Days in the diary's time zone. */
  lastDay: string | null
  today: string
  name: string
}

export const dashboardTexts = {
  newPost: 'New Post',
  viewBlog: 'View Blog',
  tabs: { overview: 'Overview', content: 'Content', ideas: 'Ideas' },
  tabsLabel: 'Dashboard',
  contentTabsLabel: 'Content',
  contentTabs: {
    posts: 'Blog Posts',
    gallery: 'Gallery',
    access: 'Admin Access',
    deleted: 'Recently deleted',
  },
  counts: { total: 'Total Posts', published: 'Published', drafts: 'Drafts' },
  recentPosts: 'Recent posts',
  viewAll: 'View All',
  noPosts: 'No posts yet. Time to start writing!',
  noPhotos: 'No photos yet. Add some to your gallery!',
  addPhoto: 'Add Photo',
  galleryNote: 'This part is still being enhanced. All the tools for your photos are in the',
  galleryNoteLink: 'gallery management',
  useThisIdea: 'Use This Idea',
  moreIdeas: 'Generate More Ideas with AI',
  moreIdeasBusy: 'Thinking of ideas...',
  ideas: 'Post ideas',
  quickActions: 'Quick Actions',
  writeNewPost: 'Write New Post',
  addPhotos: 'Add Photos',
  logWeight: 'Log a Weight',
  assistant: 'AI Writing Assistant',
  assistantItems: (name: string) => [
    'Polishes your sentences, keeps your voice',
    `Finds ideas in the season and ${name}'s age`,
    'Writes the excerpt for you',
  ],
  startWriting: 'Start Writing with AI',
  calendar: 'Content Calendar',
  viewCalendar: 'View Calendar',
  accessGuideHeading: 'Authentication guide',
  accessOwn: 'Your own password and sessions are in',
  accessOwnLink: 'Settings, Account & Security',
  accessGuide: { addUsers: 'How to add new admin users', troubleshooting: 'Troubleshooting' },
  /** `hour` is in the diary's time zone. */
  greeting(hour: number, name: string): string {
    if (hour < 4 || hour >= 23) return `Still up, ${name}'s human?`
    const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
    return `Good ${part}, ${name}'s human`
  },
  birthday: (name: string, years: number) => `Happy birthday! ${name} turns ${years} today.`,
  /** Friendly encouragement; it must never sound like a reproach. */
  sinceLastStory({ lastDay, today, name }: Since): string {
    if (!lastDay) return `Nobody has read about ${name} yet. Today would be a good day.`
    const days = Math.round((Date.parse(today) - Date.parse(lastDay)) / DAY_MS)
    if (days < 1) return 'A new story went out today. Time for a treat.'
    if (days === 1) return `The last story went out yesterday. ${name} is at it again already.`
    if (days < 14)
      return `The last story went out ${days} days ago. ${name} has done three things since.`
    const weeks = Math.floor(days / 7)
    if (weeks < 9) return `The last story went out ${weeks} weeks ago. There must be one to tell.`
    return 'It has been a while since the last story. A short one counts too.'
  },
  /** Three ideas shown before the owner requests any. */
  sampleIdeas: (name: string) => [
    {
      title: `A day in the life of ${name}, hour by hour`,
      why: 'Short entries from breakfast to the last yawn. Every reader wants to know about the naps.',
    },
    {
      title: 'Five things every new dog owner should know',
      why: 'Stairs, blankets, opinions: what you wish someone had told you in the first week.',
    },
    {
      title: `${name}'s favorite walks, rated by smells`,
      why: 'Three routes, an honest score for each, and one photo from nose height.',
    },
  ],
} as const

const storiesText = (count: number) => plurals.counted(count, 'story', 'stories')

export const glanceTexts = {
  nextOut: 'Next out',
  year: 'A year of writing',
  stories: storiesText,
  yearLabel: (count: number) => `${storiesText(count)} published in the last 52 weeks`,
  week: (begins: string, count: number) => `Week of ${begins}: ${storiesText(count)}`,
  categories: 'Categories',
  lastWritten: 'Last written',
  never: 'Not yet',
  /** Yields "today", "3 days ago", "5 weeks ago" or "8 months ago". */
  ago(day: string, today: string): string {
    const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)
    if (days <= 0) return 'today'
    if (days === 1) return 'yesterday'
    if (days < 14) return `${days} days ago`
    if (days < 70) return `${Math.floor(days / 7)} weeks ago`
    if (days < 730) return `${Math.floor(days / 30.44)} months ago`
    return `${Math.floor(days / 365)} years ago`
  },
} as const

export const searchTexts = {
  label: 'Search posts',
  placeholder: 'Search posts...',
  results: 'Matching posts',
  none: (term: string) => `No post matches "${term}".`,
  found: (count: number) => (count === 1 ? '1 post found' : `${count} posts found`),
} as const

export const calendarTexts = {
  description: 'Published posts appear on their date, drafts on the day you started them.',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  none: 'Nothing this month.',
  open: 'Plan in the calendar',
} as const

export const worthALookTexts = {
  heading: 'Worth a look',
  messages: (count: number) => plurals.counted(count, 'unread message', 'unread messages'),
  comments: (count: number) => moderationTexts.waitingCount(count),
  /** Only the states that the owner should know about; the others are not shown. */
  letters: {
    leaving: (subject) => `“${subject}” is about to go out as a letter`,
    sending: (subject) => `“${subject}” is going out as a letter`,
    paused: (subject) => `The letter “${subject}” is paused`,
    held: (subject) => `The letter “${subject}” is waiting for you`,
  } as Partial<Record<LetterState, (subject: string) => string>>,
} as const
