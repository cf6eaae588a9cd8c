import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/schedule.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import type { PostRow } from './post-row.ts'
import { presentAdminPost } from './posts.present.ts'
import type { ScheduleService } from './schedule.service.ts'

interface ScheduleParts {
  schedule: ScheduleService
  diaryDay: DiaryDay
}

export function scheduleRoutes(app: FastifyInstance, { schedule, diaryDay }: ScheduleParts) {
  const present = async (row: PostRow) => presentAdminPost(row, await diaryDay.dayWriter())
  answerEndpoint(app, contract.schedulePost, async ({ params, body, request }) =>
    present(await schedule.schedule(params.id, body, request.visitor?.email ?? null)),
  )
  answerEndpoint(app, contract.unschedulePost, async ({ params, request }) =>
    present(await schedule.schedule(params.id, null, request.visitor?.email ?? null)),
  )
}
