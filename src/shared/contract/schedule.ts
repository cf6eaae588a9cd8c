import { endpoint } from './endpoint.ts'
import { IdParams } from './fields.ts'
import { AdminPost } from './posts.ts'
import { Schedule } from './schedule-fields.ts'

const tag = 'posts'

export const schedulePost = endpoint({
  method: 'PUT',
  path: '/api/admin/posts/:id/schedule',
  who: 'admin',
  tag,
  summary: 'Schedule a draft, or pencil in a day (no time)',
  params: IdParams,
  body: Schedule,
  answer: AdminPost,
})
export const unschedulePost = endpoint({
  method: 'DELETE',
  path: '/api/admin/posts/:id/schedule',
  who: 'admin',
  tag,
  summary: 'Turn a scheduled post back into a draft',
  params: IdParams,
  answer: AdminPost,
})
