import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminPostRow, Schedule } from '#shared/contract/posts.admin.ts'
import { schedulePost, unschedulePost } from '#shared/contract/posts.admin.ts'
import { calendarScreenTexts as texts } from '#texts/admin/calendar.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api, messageOf } from '../../../app/api.ts'

import { adminPostsQuery } from '../../../app/queries.ts'

export interface ScheduleChange {
  post: AdminPostRow
  to: Schedule | null
}

/** Gives a post a day, another one or none; the last change can be taken back. */
export function useSchedulePost() {
  const queryClient = useQueryClient()
  const { queryKey } = adminPostsQuery
  const [last, setLast] = useState<ScheduleChange | null>(null)

  /** At once, so that the post lies where it was dropped. */
  const show = (id: number, schedule: Schedule | null) =>
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
      show(post.id, to)
    },
    onSuccess: (_saved, change) => setLast(change),
    onError(error, { post }) {
      show(post.id, post.schedule)
      toast({ title: texts.failed, description: messageOf(error), variant: 'destructive' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
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

export type SchedulePost = ReturnType<typeof useSchedulePost>
