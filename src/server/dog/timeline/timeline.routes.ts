import type { FastifyInstance } from 'fastify'
import { getOnThisDay, getTimeline } from '#shared/contract/timeline.ts'
import { isOwnTimeline } from '#shared/timeline/own-timeline.ts'
import { answerCachedEndpoint, type SharedAnswers } from '../../platform/http/endpoint-route.ts'
import type { DiaryDay } from '../../settings/diary-day.ts'
import type { OnThisDayService } from './on-this-day.service.ts'
import { presentTimeline } from './timeline.present.ts'
import type { TimelineService } from './timeline.service.ts'

interface TimelineRouteParts extends SharedAnswers {
  timeline: TimelineService
  onThisDay: OnThisDayService
  diaryDay: DiaryDay
}

export function timelineRoutes(app: FastifyInstance, shared: TimelineRouteParts) {
  const { timeline, onThisDay, diaryDay } = shared
  answerCachedEndpoint(app, shared, getOnThisDay, () => onThisDay())
  answerCachedEndpoint(
    app,
    shared,
    getTimeline,
    async ({ query }) => presentTimeline(await timeline.getPage(query), await diaryDay.dayWriter()),
    ({ query }, found) => isOwnTimeline(query, found),
  )
}
