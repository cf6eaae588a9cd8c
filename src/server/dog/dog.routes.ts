import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as adminContract from '#shared/contract/dog.admin.ts'
import * as contract from '#shared/contract/dog.ts'
import { getOnThisDay, getTimeline, getWeightCurve, getYearBook } from '#shared/contract/dog.ts'
import { dogCardOf } from '#shared/dog/public-dog.ts'
import { isCacheableTimeline } from '#shared/urls/timeline.ts'
import type { MediaService } from '../photos/media/media.service.ts'
import {
  type CachedEndpointServices,
  registerCachedEndpoint,
  registerEndpoint,
} from '../platform/http/endpoint-route.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import {
  type DogService,
  presentAdminDog,
  presentDogVersionHead,
  presentSavedDog,
} from './dog.service.ts'
import type { Dog } from './dog.ts'
import { presentLogEntry, writeLogCsv } from './dog-log.present.ts'
import type { DogLogService } from './dog-log.service.ts'
import { presentTimeline } from './timeline/timeline.present.ts'

export function publicDogRoutes(
  app: FastifyInstance,
  services: CachedEndpointServices &
    Dog & { diaryDay: DiaryDay; media: Pick<MediaService, 'findPlaceholder'> },
) {
  const { dog, dogLog, timeline, onThisDay, yearBook, diaryDay, media } = services
  const getPublic = async () => {
    const found = await dog.getPublic()
    const portraitHash = await media.findPlaceholder(found.portrait)
    return portraitHash ? { ...found, portraitHash } : found
  }
  registerCachedEndpoint(app, services, contract.getDog, getPublic)
  registerCachedEndpoint(app, services, contract.getDogCard, async () =>
    dogCardOf(await getPublic()),
  )
  registerCachedEndpoint(app, services, getWeightCurve, () => dogLog.getWeightCurve())
  registerCachedEndpoint(app, services, getOnThisDay, () => onThisDay())
  registerCachedEndpoint(
    app,
    services,
    getTimeline,
    async ({ query }) => presentTimeline(await timeline.getPage(query), await diaryDay.dayWriter()),
    ({ query }, found) => isCacheableTimeline(query, found),
  )
  registerCachedEndpoint(app, services, getYearBook, ({ params }) => yearBook.get(params.year))
}

const savedBy = ({ visitor }: FastifyRequest) => visitor?.email ?? null

export function adminDogRoutes(
  app: FastifyInstance,
  { dog, dogLog }: { dog: DogService; dogLog: DogLogService },
) {
  registerEndpoint(app, adminContract.getAdminDog, async () =>
    presentAdminDog(await dog.getForOwner()),
  )
  registerEndpoint(app, adminContract.updateDog, async ({ body, request }) => {
    const saved = await dog.save(body.document, body.version, savedBy(request))
    return presentAdminDog({ saved, draft: null })
  })
  registerEndpoint(app, adminContract.createOwnDog, async ({ body, request }) =>
    presentAdminDog({ saved: await dog.createOwn(body, savedBy(request)), draft: null }),
  )
  registerEndpoint(app, adminContract.removeDemoTexts, async ({ request }) => {
    await dog.removeDemoWords(savedBy(request))
    return { success: true }
  })
  registerEndpoint(app, adminContract.listDogVersions, async () =>
    (await dog.listVersions()).map(presentDogVersionHead),
  )
  registerEndpoint(app, adminContract.getDogVersion, async ({ params }) =>
    presentSavedDog(await dog.getVersion(params.id)),
  )

  registerEndpoint(app, adminContract.getDogLog, () => dogLog.getForOwner())
  registerEndpoint(app, adminContract.listComingUp, () => dogLog.listReminders())
  registerEndpoint(app, adminContract.createLogEntry, async ({ body }) =>
    presentLogEntry(await dogLog.create(body)),
  )
  registerEndpoint(app, adminContract.updateLogEntry, async ({ params, body }) =>
    presentLogEntry(await dogLog.update(params.id, body)),
  )
  registerEndpoint(app, adminContract.removeLogEntry, async ({ params }) => {
    await dogLog.remove(params.id)
    return { success: true }
  })
  registerEndpoint(app, adminContract.restoreLogEntry, async ({ params }) =>
    presentLogEntry(await dogLog.restore(params.id)),
  )
  registerEndpoint(app, adminContract.updateLogSettings, ({ body }) => dogLog.saveChoices(body))
  app.get(adminContract.LOG_CSV_PATH, async (_request, reply) => {
    const { entries } = await dogLog.getForOwner()
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="dog-log.csv"')
      .serializer((text: string) => text)
      .send(writeLogCsv(entries))
  })
}

/** Visitors see no draft, so these routes leave the public cache as it is. */
export function dogDraftRoutes(app: FastifyInstance, dog: DogService) {
  registerEndpoint(app, adminContract.saveDogDraft, async ({ body }) => {
    await dog.saveDraft(body.document, body.version)
    return { success: true }
  })
  registerEndpoint(app, adminContract.discardDogDraft, async () => {
    await dog.dropDraft()
    return { success: true }
  })
}
