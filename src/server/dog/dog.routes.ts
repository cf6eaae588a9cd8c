import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as adminContract from '#shared/contract/dog.admin.ts'
import * as contract from '#shared/contract/dog.ts'
import { getOnThisDay, getTimeline, getWeightCurve, getYearBook } from '#shared/contract/dog.ts'
import { dogCardOf } from '#shared/dog/public-dog.ts'
import { isCacheableTimeline } from '#shared/urls/timeline.ts'
import type { Photos } from '../photos/photos.ts'
import { registerCachedEndpoint, registerEndpoint } from '../platform/http/endpoint-route.ts'
import type { Platform } from '../platform/platform.ts'
import type { Settings } from '../settings/settings.ts'
import { presentAdminDog, presentDogVersionHead, presentSavedDog } from './dog.service.ts'
import type { Dog } from './dog.ts'
import { presentLogEntry, writeLogCsv } from './dog-log.present.ts'
import { presentTimeline } from './timeline/timeline.present.ts'

interface PublicDogOptions {
  platform: Platform
  settings: Settings
  photos: Photos
  dog: Dog
}

export function publicDogRoutes(
  app: FastifyInstance,
  { platform, settings, photos, dog }: PublicDogOptions,
) {
  const { log, timeline, onThisDay, yearBook } = dog
  const getPublic = async () => {
    const found = await dog.getPublic()
    const portraitHash = await photos.media.findPlaceholder(found.portrait)
    return portraitHash ? { ...found, portraitHash } : found
  }
  registerCachedEndpoint(app, platform, contract.getDog, getPublic)
  registerCachedEndpoint(app, platform, contract.getDogCard, async () =>
    dogCardOf(await getPublic()),
  )
  registerCachedEndpoint(app, platform, getWeightCurve, () => log.getWeightCurve())
  registerCachedEndpoint(app, platform, getOnThisDay, () => onThisDay())
  registerCachedEndpoint(
    app,
    platform,
    getTimeline,
    async ({ query }) =>
      presentTimeline(await timeline.getPage(query), await settings.day.dayWriter()),
    ({ query }, found) => isCacheableTimeline(query, found),
  )
  registerCachedEndpoint(app, platform, getYearBook, ({ params }) => yearBook.get(params.year))
}

const savedBy = ({ visitor }: FastifyRequest) => visitor?.email ?? null

export function adminDogRoutes(app: FastifyInstance, dog: Dog) {
  const { log } = dog
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

  registerEndpoint(app, adminContract.getDogLog, () => log.getForOwner())
  registerEndpoint(app, adminContract.listComingUp, () => log.listReminders())
  registerEndpoint(app, adminContract.createLogEntry, async ({ body }) =>
    presentLogEntry(await log.create(body)),
  )
  registerEndpoint(app, adminContract.updateLogEntry, async ({ params, body }) =>
    presentLogEntry(await log.update(params.id, body)),
  )
  registerEndpoint(app, adminContract.removeLogEntry, async ({ params }) => {
    await log.remove(params.id)
    return { success: true }
  })
  registerEndpoint(app, adminContract.restoreLogEntry, async ({ params }) =>
    presentLogEntry(await log.restore(params.id)),
  )
  registerEndpoint(app, adminContract.updateLogSettings, ({ body }) => log.saveChoices(body))
  app.get(adminContract.LOG_CSV_PATH, async (_request, reply) => {
    const { entries } = await log.getForOwner()
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="dog-log.csv"')
      .serializer((text: string) => text)
      .send(writeLogCsv(entries))
  })
}

/** Visitors see no draft, so these routes leave the public cache as it is. */
export function dogDraftRoutes(app: FastifyInstance, dog: Dog) {
  registerEndpoint(app, adminContract.saveDogDraft, async ({ body }) => {
    await dog.saveDraft(body.document, body.version)
    return { success: true }
  })
  registerEndpoint(app, adminContract.discardDogDraft, async () => {
    await dog.dropDraft()
    return { success: true }
  })
}
