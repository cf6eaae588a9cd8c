import { useState } from 'react'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { useUsualTime, useZone } from '../../app/diary.ts'
import { weeksOf } from './calendar-days.ts'
import { useCarry } from './carry/use-carry.ts'
import { useLanding } from './carry/use-landing.ts'
import { type Month, monthOf } from './months.ts'
import { timeOn } from './schedule/time-on.ts'
import { useSchedulePost } from './schedule/use-schedule-post.ts'

interface CalendarOptions {
  today: string
  month: Month
  setMonth: (month: Month) => void
}

/** What can be done with the posts of the calendar: carry them to a day, or pick one. */
export function useCalendar({ today, month, setMonth }: CalendarOptions) {
  const zone = useZone()
  const usual = useUsualTime()
  const schedule = useSchedulePost()
  const [picked, pick] = useState<AdminPostRow | null>(null)
  const scheduleOn = (post: AdminPostRow, day: string) =>
    timeOn({ day, time: post.schedule?.time ?? usual, zone, now: new Date() })
  const landAt = useLanding()
  const carry = useCarry({
    today,
    onReach: (day) => {
      if (!weeksOf(month).flat().includes(day)) setMonth(monthOf(day))
    },
    onDrop(post, day, isByKeys) {
      const next = scheduleOn(post, day)
      const isThere = post.schedule?.day === next?.day && post.schedule?.time === next?.time
      if (!next || isThere) return
      if (isByKeys) landAt(post.id, next.day)
      schedule.schedule(post, next)
    },
  })
  const { carried } = carry
  const target = carried?.day ? scheduleOn(carried.post, carried.day) : null
  return { schedule, picked, pick, carry, carried, target }
}

export type CalendarState = ReturnType<typeof useCalendar>

/** Published posts stay on the day they are known by. */
export const isMovable = (post: AdminPostRow) => !post.published
