import type { PostInput, Schedule } from '#shared/contract/posts.admin.ts'
import { dayInZone } from '#shared/days.ts'
import {
  checkSchedule,
  findScheduleDayProblem,
  isPublishDay,
  publishInstantOf,
  type ScheduleCheck,
} from '#shared/schedule/schedule.ts'
import { scheduleErrors } from '#texts/errors/posts.ts'
import { badRequest, conflict } from '../platform/http/errors.ts'
import type { PostRow } from './post-row.ts'

export interface DiaryTime {
  zone: string
  now: Date
}

export function publicationColumnsOf(input: PostInput, current: PostRow | null, time: DiaryTime) {
  return {
    published: input.published,
    publishedAt: publishedAtOf(input, current, time),
    ...scheduleOf(input, current, time),
  }
}

/** The first publication sets the date; only the owner's choice of another day changes it. */
function publishedAtOf(input: PostInput, current: PostRow | null, { zone, now }: DiaryTime) {
  const known = current?.publishedAt ?? null
  const { published, publishedOn: day } = input
  if (!published) return known
  if (!day) return known ?? now
  const today = dayInZone(zone, now)
  if (known && dayInZone(zone, known) === day) return known
  if (!isPublishDay(day, today)) throw badPublishDay()
  return day === today ? now : publishInstantOf(day, zone, now)
}

function scheduleOf(input: PostInput, current: PostRow | null, time: DiaryTime) {
  const { published, schedule } = input
  if (published && schedule) throw publishedAndScheduled()
  if (published || schedule === null) return noSchedule
  // An empty change leaves a time that was chosen elsewhere meanwhile.
  if (schedule === undefined) return {}
  const isSame = current?.scheduledDay === schedule.day && current.scheduledTime === schedule.time
  return isSame ? {} : scheduleColumnsOf(schedule, time)
}

export const noSchedule = {
  scheduledAt: null,
  scheduledDay: null,
  scheduledTime: null,
  scheduledZone: null,
}

export function scheduleColumnsOf({ day, time }: Schedule, { zone, now }: DiaryTime) {
  if (time === null) {
    const problem = findScheduleDayProblem(day, zone, now)
    if (problem) throw badDay(problem)
    return { ...noSchedule, scheduledDay: day }
  }
  const checked = checkSchedule({ day, time }, zone, now)
  if ('problem' in checked) throw badSchedule(checked)
  return {
    scheduledAt: checked.instant,
    scheduledDay: day,
    scheduledTime: time,
    scheduledZone: zone,
  }
}

const scheduleCodes = {
  past: 'post.schedule_past',
  tooFar: 'post.schedule_too_far',
  gap: 'post.schedule_gap',
} as const

/** The chosen time is past, too far away, or skipped by a daylight-saving change. */
const badSchedule = (refused: Exclude<ScheduleCheck, { instant: Date }>) =>
  badRequest(scheduleCodes[refused.problem], refused.message, {
    fields: { schedule: refused.message },
    ...(refused.problem === 'gap' && { details: { next: refused.next } }),
  })

const badDay = (message: string) =>
  badRequest('post.schedule_day', message, { fields: { schedule: message } })

const badPublishDay = () =>
  badRequest('post.publish_day', scheduleErrors.publishedOn, {
    fields: { publishedOn: scheduleErrors.publishedOn },
  })

const publishedAndScheduled = () =>
  badRequest('post.published_and_scheduled', scheduleErrors.publishedAndScheduled, {
    fields: { schedule: scheduleErrors.publishedAndScheduled },
  })

export const alreadyPublished = () =>
  conflict('post.already_published', scheduleErrors.alreadyPublished)
