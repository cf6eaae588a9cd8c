import { formatClock, formatDate } from '../dates.ts'
import type { WallTime } from '../schedule/wall-time.ts'

export const goingOutTexts = {
  hints: {
    draft: 'Only you can see it',
    published: 'Visible to everyone once saved',
    scheduled: 'Visible to everyone on its day',
  },
  since: (day: string) => `Since ${formatDate(day)}`,
  draftNote: 'Switch it on to choose when: now, or on a day.',
  pencilled: (day: string) => `You have ${formatDate(day)} in mind.`,
  when: 'When',
  now: 'Publish now',
  nowHint: 'As soon as you save',
  onDay: 'On a day',
  day: 'Day',
  time: 'Time',
  publishedOn: 'Date of the post',
  publishedOnHint: 'Today, or an earlier day for an older story',
  moved: (from: WallTime, to: WallTime) =>
    `The clocks jump ahead. It goes out at ${formatClock(to.time)}${to.day === from.day ? '' : ` on ${formatDate(to.day)}`}, unless you pick another time.`,
  noSuchTime: ({ time }: WallTime) => `There’s no ${formatClock(time)} that day.`,
  today: 'Today',
  sleeps: (nights: number) => {
    if (nights === 0) return 'Later today'
    return nights === 1 ? '1 sleep to go' : `${nights} sleeps to go`
  },
} as const

/** "New York time (EST)" */
export const zoneText = (zone: string, short: string) => {
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
  return city === short ? `${city} time` : `${city} time (${short})`
}
