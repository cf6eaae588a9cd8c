import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AdminPostRow,
  type Schedule,
  schedulePost,
  unschedulePost,
} from '#shared/contract/posts.admin.ts'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { api } from '../app/api.ts'
import { useFirstWeekday, useTimeZone, useUsualPublishTime } from '../app/diary.ts'
import { adminPostsQuery } from '../app/queries.ts'
import { useFocusAfterMove, usePostDrag } from './calendar-drag.ts'
import { findScheduleOn, monthOf, weeksOf, type YearMonth } from './days.ts'

interface CalendarOptions {
  today: string
  month: YearMonth
  setMonth: (month: YearMonth) => void
}

export function useCalendar({ today, month, setMonth }: CalendarOptions) {
  const zone = useTimeZone()
  const usual = useUsualPublishTime()
  const firstDay = useFirstWeekday()
  const schedule = useSchedulePost()
  const [picked, pick] = useState<AdminPostRow | null>(null)
  const scheduleOn = (post: AdminPostRow, day: string) =>
    findScheduleOn({ day, time: post.schedule?.time ?? usual, zone, now: new Date() })
  const landAt = useFocusAfterMove()
  const drag = usePostDrag({
    today,
    firstDay,
    onReach: (day) => {
      if (!weeksOf(month, firstDay).flat().includes(day)) setMonth(monthOf(day))
    },
    onDrop(post, day, isByKeys) {
      const next = scheduleOn(post, day)
      const isThere = post.schedule?.day === next?.day && post.schedule?.time === next?.time
      if (!next || isThere) return
      if (isByKeys) landAt(post.id, next.day)
      schedule.schedule(post, next)
    },
  })
  const { dragged } = drag
  const target = dragged?.day ? scheduleOn(dragged.post, dragged.day) : null
  return { schedule, picked, pick, drag, dragged, target }
}

export type CalendarState = ReturnType<typeof useCalendar>

interface ScheduleChange {
  post: AdminPostRow
  to: Schedule | null
}

function useSchedulePost() {
  const queryClient = useQueryClient()
  const { queryKey } = adminPostsQuery
  const [last, setLast] = useState<ScheduleChange | null>(null)

  /** Updates optimistically, so that the post stays where it was dropped. */
  const showSchedule = (id: number, schedule: Schedule | null) =>
    queryClient.setQueryData(queryKey, (posts) =>
      posts?.map((post) => (post.id === id ? { ...post, schedule } : post)),
    )

  const { mutate, isPending } = useMutation({
    mutationFn: ({ post: { id }, to }: ScheduleChange) =>
      to
        ? api(schedulePost, { params: { id }, body: to })
        : api(unschedulePost, { params: { id } }),
    async onMutate({ post, to }) {
      await queryClient.cancelQueries({ queryKey })
      showSchedule(post.id, to)
    },
    onSuccess: (_saved, change) => setLast(change),
    onError: (_error, { post }) => showSchedule(post.id, post.schedule),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
    meta: { failed: (message) => ({ title: texts.failed, description: message }) },
  })

  return {
    isPending,
    last,
    schedule: (post: AdminPostRow, to: Schedule | null) => mutate({ post, to }),
    undo() {
      if (!last) return
      const { post, to } = last
      mutate(
        { post: { ...post, schedule: to }, to: post.schedule },
        { onSuccess: () => setLast(null) },
      )
    },
  }
}

export type SchedulePostState = ReturnType<typeof useSchedulePost>
