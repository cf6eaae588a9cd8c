import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/photos.ts'
import { isAddressOfList } from '#shared/lists/own-address.ts'
import {
  answerCachedEndpoint,
  answerEndpoint,
  type SharedAnswers,
} from '../platform/http/endpoint-route.ts'
import { presentPhoto } from './photos.present.ts'
import type { PhotosService } from './photos.service.ts'

export function publicPhotoRoutes(
  app: FastifyInstance,
  photos: PhotosService,
  shared: SharedAnswers,
) {
  answerCachedEndpoint(app, shared, contract.listPhotos, async ({ query }) =>
    (await photos.list(query.limit)).map(presentPhoto),
  )
  answerCachedEndpoint(
    app,
    shared,
    contract.getGalleryPage,
    async ({ query }) => {
      const { rows, ...about } = await photos.getGalleryPage(query)
      return { photos: rows.map(presentPhoto), ...about }
    },
    ({ query }, found) => isAddressOfList(query, found),
  )
}

export function adminPhotoRoutes(app: FastifyInstance, photos: PhotosService) {
  answerEndpoint(app, contract.createPhoto, async ({ body }) =>
    presentPhoto(await photos.create(body)),
  )
  answerEndpoint(app, contract.updatePhoto, async ({ params, body }) =>
    presentPhoto(await photos.update(params.id, body)),
  )
  answerEndpoint(app, contract.removePhoto, async ({ params }) => {
    await photos.remove(params.id)
    return { success: true }
  })
  answerEndpoint(app, contract.removePhotos, async ({ body }) => ({
    count: await photos.removeAll(body.ids),
  }))
  answerEndpoint(app, contract.changePhotosCategory, async ({ body }) => ({
    count: await photos.changeCategory(body.ids, body.category),
  }))
}
