export const postStatuses = ['published', 'scheduled', 'draft'] as const
export type PostStatus = (typeof postStatuses)[number]

interface GoingOut {
  published: boolean
  /** A day without a time is only pencilled in. */
  schedule: { time: string | null } | null
}

export function statusOf({ published, schedule }: GoingOut): PostStatus {
  if (published) return 'published'
  return schedule && schedule.time !== null ? 'scheduled' : 'draft'
}
