import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as adminContract from '#shared/contract/photos.admin.ts'
import { listFocalPoints, setFocalPoint, uploadMedia } from '#shared/contract/photos.admin.ts'
import * as contract from '#shared/contract/photos.ts'
import { isCacheableListPage } from '#shared/lists/pages.ts'
import { markWriteAdditive } from '../platform/changes.ts'
import {
  type CachedEndpointServices,
  registerCachedEndpoint,
  registerEndpoint,
} from '../platform/http/endpoint-route.ts'
import { allowSlowBody } from '../platform/http/server.ts'
import type { FocalPointsService } from './focal-points.service.ts'
import { fileEmpty, notAnImage } from './media/media.errors.ts'
import type { MediaService } from './media/media.service.ts'
import { type GetDisplayContext, presentPhoto, presentPhotoPage } from './photos.present.ts'
import type { PhotosService } from './photos.service.ts'

type PhotoRow = Parameters<typeof presentPhoto>[0]

interface Shown {
  photos: PhotosService
  presenting: GetDisplayContext
}

export function publicPhotoRoutes(app: FastifyInstance, shared: Shown & CachedEndpointServices) {
  const { photos, presenting } = shared
  const presentPhotos = async (rows: PhotoRow[]) => {
    const context = await presenting()
    return rows.map((row) => presentPhoto(row, context))
  }
  registerCachedEndpoint(app, shared, contract.listPhotos, async ({ query }) =>
    presentPhotos(await photos.list(query.limit)),
  )
  registerCachedEndpoint(app, shared, contract.getPhoto, async ({ params }) =>
    presentPhotoPage(await photos.get(params.id), await presenting()),
  )
  registerCachedEndpoint(
    app,
    shared,
    contract.getGalleryPage,
    async ({ query }) => {
      const { rows, ...about } = await photos.getGalleryPage(query)
      return { photos: await presentPhotos(rows), ...about }
    },
    ({ query }, found) => isCacheableListPage(query, found),
  )
}

interface Managed extends Shown {
  media: MediaService
  focalPoints: FocalPointsService
}

/** Visitors see these changes, so the routes belong to the scope that purges the public cache. */
export async function adminPhotoRoutes(app: FastifyInstance, managed: Managed) {
  const { photos, presenting, media, focalPoints } = managed
  const present = async (row: PhotoRow) => presentPhoto(row, await presenting())

  registerEndpoint(app, adminContract.createPhoto, async ({ body, request }) => {
    const photo = await photos.create(body)
    markWriteAdditive(request)
    return present(photo)
  })
  registerEndpoint(app, adminContract.updatePhoto, async ({ params, body }) =>
    present(await photos.update(params.id, body)),
  )
  registerEndpoint(app, adminContract.removePhoto, async ({ params }) => {
    await photos.remove(params.id)
    return { success: true }
  })
  registerEndpoint(app, adminContract.removePhotos, async ({ body }) => ({
    count: await photos.removeAll(body.ids),
  }))
  registerEndpoint(app, adminContract.changePhotosCategory, async ({ body }) => ({
    count: await photos.changeCategory(body.ids, body.category),
  }))

  registerEndpoint(app, adminContract.setPhotoDays, async ({ body }) => {
    const before = await photos.setDays(body.photos)
    return { count: before.length, before }
  })
  registerEndpoint(app, adminContract.arrangePhotos, async ({ body }) => ({
    count: await photos.arrange(body.ids),
  }))
  registerEndpoint(app, adminContract.listSuggestedDays, () => photos.suggestDays())

  registerEndpoint(app, listFocalPoints, () => focalPoints.list())
  registerEndpoint(app, setFocalPoint, ({ body }) =>
    focalPoints.set(body.imageUrl, body.focalPoint),
  )

  // The upload has its own scope: no other route may receive an unparsed body.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      /^(application\/octet-stream|image\/|video\/)/,
      (_request, body, done) => done(null, body),
    )
    registerEndpoint(scope, uploadMedia, async ({ query, request }) => {
      if (!request.body) throw fileEmpty()
      if (!(request.body instanceof Readable)) throw notAnImage()
      const bytes = Number(request.headers['content-length'] ?? 0)
      allowSlowBody(request.raw)
      return media.store(request.body, { bytes, ...query })
    })
  })
}
