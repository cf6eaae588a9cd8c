import type { WallTime } from '#shared/schedule/wall-time.ts'
import { dates } from '../grammar.ts'

type Chosen = { day: string; time: string | null }

export const calendarScreenTexts = {
  title: 'Calendar',
  newPost: 'New Post',
  today: 'Today',
  change: 'Change',
  changeZone: 'Change the time zone',
  loading: 'Loading the calendar…',
  posts: (month: string) => `Posts in ${month}`,
  newPostOn: (day: string) => `New post on ${day}`,
  photosOfDay: (count: number) =>
    count === 1 ? '1 photo from this day' : `${count} photos from this day`,
  more: (count: number) => `${count} more`,
  less: 'Show fewer',
  letGo: 'Let go to schedule',
  notThere: 'This day has passed',
  status: 'Scheduled, ',
  pencilled: 'Penciled in',
  withHour: 'Scheduled, with its time',
  photos: 'Photos from the day',
  basket: 'Without a day',
  drafts: (count: number) => (count === 1 ? '1 draft' : `${count} drafts`),
  basketHint: 'Drag a draft onto a day, or pick one with',
  basketHintSmall: 'Pick a day with',
  basketKeys: 'On the keyboard: move a story with the arrow keys, then press Enter.',
  noDrafts: 'No drafts.',
  begun: (day: string) => `Started ${dates.short(day)}`,
  pickDay: (title: string) => `Pick a day for ${title}`,
  soFar: (month: string) => `${month} at a glance`,
  counts: { published: 'Published', scheduled: 'Scheduled', photos: 'Photos' },
  thisWeek: 'This week',
  nothingAhead: 'Nothing planned from here on.',
  earlier: (month: string) => `Earlier in ${month}`,
  earlierCounts: (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`),
  undo: 'Undo',
  changed: (title: string, to: Chosen | null) => {
    if (!to) return `“${title}” is off the calendar and still a draft`
    if (to.time === null) return `“${title}” is penciled in for ${dates.shortDay(to.day)}`
    return `“${title}” is scheduled for ${dates.shortDay(to.day)}, ${dates.clock(to.time)}`
  },
  carrying: (title: string, day: string, time: string | null) =>
    time === null
      ? `${title}: ${day} has passed.`
      : `${title}: ${day}, ${dates.clock(time)}. Press Enter to schedule it, Escape to leave it where it was.`,
  failed: 'The calendar wasn’t changed',
} as const

export const pickDayTexts = {
  title: (post: string) => `Pick a day for “${post}”`,
  text: 'It goes out on its own at that time. Or just pencil in the day, and it stays a draft.',
  schedule: 'Schedule',
  pencil: 'Just pencil it in',
  remove: 'Take it off the calendar',
} as const

export const goingOutTexts = {
  hints: {
    draft: 'Only you can see it',
    published: 'Visible to everyone once saved',
    scheduled: 'Visible to everyone on its day',
  },
  since: (day: string) => `Since ${dates.short(day)}`,
  draftNote: 'Turn it on to publish now or pick a day.',
  pencilled: (day: string) => `Penciled in for ${dates.short(day)}.`,
  when: 'When',
  now: 'Publish now',
  nowHint: 'As soon as you save',
  onDay: 'On a day',
  day: 'Day',
  time: 'Time',
  publishedOn: 'Date of the post',
  publishedOnHint: 'Pick a past date for an older story',
  moved: (from: WallTime, to: WallTime) =>
    `The clocks jump ahead. It goes out at ${dates.clock(to.time)}${to.day === from.day ? '' : ` on ${dates.short(to.day)}`}, unless you pick another time.`,
  noSuchTime: ({ time }: WallTime) => `There’s no ${dates.clock(time)} that day.`,
  today: 'Today',
  sleeps: (nights: number) => {
    if (nights === 0) return 'Later today'
    return nights === 1 ? '1 sleep to go' : `${nights} sleeps to go`
  },
  /** "New York time (EST)" */
  zone: (zone: string, short: string) => {
    const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
    return city === short ? `${city} time` : `${city} time (${short})`
  },
} as const
