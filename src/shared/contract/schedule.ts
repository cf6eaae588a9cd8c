import { endpoint } from './endpoint.ts'
import { IdParams } from './fields.ts'
import { AdminPost } from './posts.ts'
import { Schedule } from './schedule-fields.ts'

const posts = { tag: 'posts', who: 'admin', path: '/api/admin/posts' } as const

export const schedulePost = endpoint(
  posts,
  'PUT /:id/schedule',
  'Schedule a draft, or pencil in a day (no time)',
  { params: IdParams, body: Schedule, answer: AdminPost },
)
export const unschedulePost = endpoint(
  posts,
  'DELETE /:id/schedule',
  'Turn a scheduled post back into a draft',
  { params: IdParams, answer: AdminPost },
)
