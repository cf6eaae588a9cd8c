import * as z from 'zod/mini'

const DAY_MESSAGE = 'Choose a day, such as 2026-11-25.'
const TIME_MESSAGE = 'Choose a time, such as 09:00.'

/** A day that calendars have: no February 30. */
function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

export const ChosenDay = z
  .string({ error: DAY_MESSAGE })
  .check(z.refine(isCalendarDay, { error: DAY_MESSAGE }))
const ChosenTime = z
  .string({ error: TIME_MESSAGE })
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: TIME_MESSAGE }))

/** In the diary's time zone. A day without a time is only pencilled in: nothing happens by itself. */
export const Schedule = z.object({ day: ChosenDay, time: z.nullable(ChosenTime) })
export type Schedule = z.output<typeof Schedule>
