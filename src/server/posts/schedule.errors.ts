import { type ScheduleCheck, scheduleMessages } from '#shared/schedule/schedule.ts'
import { badRequest, conflict } from '../platform/http/errors.ts'

export type ScheduleProblem = Exclude<ScheduleCheck, { instant: Date }>

const codes = {
  past: 'post.schedule_past',
  tooFar: 'post.schedule_too_far',
  gap: 'post.schedule_gap',
} as const

/** The time that was chosen is no time to go out at. */
export const badSchedule = (refused: ScheduleProblem) =>
  badRequest(codes[refused.problem], refused.message, {
    fields: { schedule: refused.message },
    ...(refused.problem === 'gap' && { details: { next: refused.next } }),
  })

export const badDay = (message: string) =>
  badRequest('post.schedule_day', message, { fields: { schedule: message } })

export const badPublishDay = () =>
  badRequest('post.publish_day', scheduleMessages.publishedOn, {
    fields: { publishedOn: scheduleMessages.publishedOn },
  })

export const publishedAndScheduled = () =>
  badRequest('post.published_and_scheduled', scheduleMessages.publishedAndScheduled, {
    fields: { schedule: scheduleMessages.publishedAndScheduled },
  })

export const alreadyPublished = () =>
  conflict('post.already_published', scheduleMessages.alreadyPublished)
