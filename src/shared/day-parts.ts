import { months } from './dates.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** As a calendar that hangs on the wall writes a day. */
export function dayParts(day: string) {
  const date = new Date(day)
  return {
    month: months[date.getUTCMonth()],
    date: date.getUTCDate(),
    weekday: weekdays[date.getUTCDay()],
  }
}
