import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/dog.ts'
import { dogCardOf } from '#shared/dog/public-dog.ts'
import {
  answerCachedEndpoint,
  answerEndpoint,
  type SharedAnswers,
} from '../platform/http/endpoint-route.ts'
import { presentAdminDog, presentDogVersion, presentSavedDog } from './dog.present.ts'
import type { DogService } from './dog.service.ts'

export function publicDogRoutes(app: FastifyInstance, shared: SharedAnswers & { dog: DogService }) {
  const { dog } = shared
  answerCachedEndpoint(app, shared, contract.getDog, () => dog.getPublic())
  answerCachedEndpoint(app, shared, contract.getDogCard, async () =>
    dogCardOf(await dog.getPublic()),
  )
}

export function adminDogRoutes(app: FastifyInstance, dog: DogService) {
  answerEndpoint(app, contract.getAdminDog, async () => presentAdminDog(await dog.getForOwner()))
  answerEndpoint(app, contract.updateDog, async ({ body, request }) => {
    const saved = await dog.save(body.document, body.version, request.visitor?.email ?? null)
    return presentAdminDog({ saved, draft: null })
  })
  answerEndpoint(app, contract.listDogVersions, async () =>
    (await dog.listVersions()).map(presentDogVersion),
  )
  answerEndpoint(app, contract.getDogVersion, async ({ params }) =>
    presentSavedDog(await dog.getVersion(params.id)),
  )
}

/** Nothing that visitors see, so the public cache stays. */
export function dogDraftRoutes(app: FastifyInstance, dog: DogService) {
  answerEndpoint(app, contract.saveDogDraft, async ({ body }) => {
    await dog.saveDraft(body.document, body.version)
    return { success: true }
  })
  answerEndpoint(app, contract.dropDogDraft, async () => {
    await dog.dropDraft()
    return { success: true }
  })
}
