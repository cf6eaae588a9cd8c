import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/photos.ts'
import { isAddressOfList } from '#shared/lists/own-address.ts'
import { tookNothingAway } from '../platform/changes/purge-after-writes.ts'
import {
  answerCachedEndpoint,
  answerEndpoint,
  type SharedAnswers,
} from '../platform/http/endpoint-route.ts'
import type { GetPresenting } from './presenting.ts'
import { presentPhoto, presentPhotoPage } from './photos.present.ts'
import type { PhotosService } from './photos.service.ts'

type PhotoRow = Parameters<typeof presentPhoto>[0]

interface PhotoParts {
  photos: PhotosService
  presenting: GetPresenting
}

export function publicPhotoRoutes(app: FastifyInstance, shared: PhotoParts & SharedAnswers) {
  const { photos, presenting } = shared
  const presentPhotos = async (rows: PhotoRow[]) => {
    const shown = await presenting()
    return rows.map((row) => presentPhoto(row, shown))
  }
  answerCachedEndpoint(app, shared, contract.listPhotos, async ({ query }) =>
    presentPhotos(await photos.list(query.limit)),
  )
  answerCachedEndpoint(app, shared, contract.getPhoto, async ({ params }) =>
    presentPhotoPage(await photos.get(params.id), await presenting()),
  )
  answerCachedEndpoint(
    app,
    shared,
    contract.getGalleryPage,
    async ({ query }) => {
      const { rows, ...about } = await photos.getGalleryPage(query)
      return { photos: await presentPhotos(rows), ...about }
    },
    ({ query }, found) => isAddressOfList(query, found),
  )
}

export function adminPhotoRoutes(app: FastifyInstance, { photos, presenting }: PhotoParts) {
  const present = async (row: PhotoRow) => presentPhoto(row, await presenting())
  answerEndpoint(app, contract.createPhoto, async ({ body, request }) => {
    const photo = await photos.create(body)
    tookNothingAway(request)
    return present(photo)
  })
  answerEndpoint(app, contract.updatePhoto, async ({ params, body }) =>
    present(await photos.update(params.id, body)),
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
