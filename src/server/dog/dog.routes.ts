import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as adminContract from '#shared/contract/dog.admin.ts'
import * as contract from '#shared/contract/dog.ts'
import { getOnThisDay, getTimeline, getWeightCurve, getYearBook } from '#shared/contract/dog.ts'
import { dogCardOf } from '#shared/dog/public-dog.ts'
import { isOwnTimeline } from '#shared/urls/timeline.ts'
import type { MediaService } from '../photos/media/media.service.ts'
import {
  answerCachedEndpoint,
  answerEndpoint,
  type SharedAnswers,
} from '../platform/http/endpoint-route.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import {
  type DogService,
  presentAdminDog,
  presentDogVersion,
  presentSavedDog,
} from './dog.service.ts'
import type { Dog } from './dog.ts'
import { logCsv, presentLogEntry } from './dog-log.present.ts'
import type { DogLogService } from './dog-log.service.ts'
import { presentTimeline } from './timeline/timeline.present.ts'

export function publicDogRoutes(
  app: FastifyInstance,
  services: SharedAnswers &
    Dog & { diaryDay: DiaryDay; media: Pick<MediaService, 'findPlaceholder'> },
) {
  const { dog, dogLog, timeline, onThisDay, yearBook, diaryDay, media } = services
  const getPublic = async () => {
    const found = await dog.getPublic()
    const portraitHash = await media.findPlaceholder(found.portrait)
    return portraitHash ? { ...found, portraitHash } : found
  }
  answerCachedEndpoint(app, services, contract.getDog, getPublic)
  answerCachedEndpoint(app, services, contract.getDogCard, async () => dogCardOf(await getPublic()))
  answerCachedEndpoint(app, services, getWeightCurve, () => dogLog.getWeightCurve())
  answerCachedEndpoint(app, services, getOnThisDay, () => onThisDay())
  answerCachedEndpoint(
    app,
    services,
    getTimeline,
    async ({ query }) => presentTimeline(await timeline.getPage(query), await diaryDay.dayWriter()),
    ({ query }, found) => isOwnTimeline(query, found),
  )
  answerCachedEndpoint(app, services, getYearBook, ({ params }) => yearBook.get(params.year))
}

const savedBy = ({ visitor }: FastifyRequest) => visitor?.email ?? null

export function adminDogRoutes(
  app: FastifyInstance,
  { dog, dogLog }: { dog: DogService; dogLog: DogLogService },
) {
  answerEndpoint(app, adminContract.getAdminDog, async () =>
    presentAdminDog(await dog.getForOwner()),
  )
  answerEndpoint(app, adminContract.updateDog, async ({ body, request }) => {
    const saved = await dog.save(body.document, body.version, savedBy(request))
    return presentAdminDog({ saved, draft: null })
  })
  answerEndpoint(app, adminContract.createOwnDog, async ({ body, request }) =>
    presentAdminDog({ saved: await dog.createOwn(body, savedBy(request)), draft: null }),
  )
  answerEndpoint(app, adminContract.removeDemoWords, async ({ request }) => {
    await dog.removeDemoWords(savedBy(request))
    return { success: true }
  })
  answerEndpoint(app, adminContract.listDogVersions, async () =>
    (await dog.listVersions()).map(presentDogVersion),
  )
  answerEndpoint(app, adminContract.getDogVersion, async ({ params }) =>
    presentSavedDog(await dog.getVersion(params.id)),
  )

  answerEndpoint(app, adminContract.getDogLog, () => dogLog.getForOwner())
  answerEndpoint(app, adminContract.listComingUp, () => dogLog.listReminders())
  answerEndpoint(app, adminContract.createLogEntry, async ({ body }) =>
    presentLogEntry(await dogLog.create(body)),
  )
  answerEndpoint(app, adminContract.updateLogEntry, async ({ params, body }) =>
    presentLogEntry(await dogLog.update(params.id, body)),
  )
  answerEndpoint(app, adminContract.removeLogEntry, async ({ params }) => {
    await dogLog.remove(params.id)
    return { success: true }
  })
  answerEndpoint(app, adminContract.restoreLogEntry, async ({ params }) =>
    presentLogEntry(await dogLog.restore(params.id)),
  )
  answerEndpoint(app, adminContract.updateLogChoices, ({ body }) => dogLog.saveChoices(body))
  app.get(adminContract.LOG_CSV_PATH, async (_request, reply) => {
    const { entries } = await dogLog.getForOwner()
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="dog-log.csv"')
      .serializer((text: string) => text)
      .send(logCsv(entries))
  })
}

/** Visitors see no draft, so these routes leave the public cache as it is. */
export function dogDraftRoutes(app: FastifyInstance, dog: DogService) {
  answerEndpoint(app, adminContract.saveDogDraft, async ({ body }) => {
    await dog.saveDraft(body.document, body.version)
    return { success: true }
  })
  answerEndpoint(app, adminContract.dropDogDraft, async () => {
    await dog.dropDraft()
    return { success: true }
  })
}
