import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as adminContract from '#shared/contract/dog.admin.ts'
import { registerEndpoint } from '../platform/http/endpoint-route.ts'
import { presentAdminDog, presentDogVersionHead, presentSavedDog } from './dog.service.ts'
import type { Dog } from './dog.ts'
import { presentLogEntry, writeLogCsv } from './dog-log.present.ts'

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
