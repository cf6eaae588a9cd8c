import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as adminContract from '#shared/contract/photos.admin.ts'
import { listFocalPoints, setFocalPoint, uploadMedia } from '#shared/contract/photos.admin.ts'
import * as contract from '#shared/contract/photos.ts'
import { isCacheableListPage } from '#shared/lists/pages.ts'
import { markWriteAdditive } from '../platform/changes.ts'
import { registerCachedEndpoint, registerEndpoint } from '../platform/http/endpoint-route.ts'
import { allowSlowBody } from '../platform/http/server.ts'
import type { Platform } from '../platform/platform.ts'
import { fileEmpty, notAnImage } from './media/media.errors.ts'
import { type GetDisplayContext, presentPhoto, presentPhotoPage } from './photos.present.ts'
import type { Photos } from './photos.ts'

type PhotoRow = Parameters<typeof presentPhoto>[0]

interface PhotoRouteOptions {
  platform: Platform
  photos: Photos
  dog: { getDisplayContext: GetDisplayContext }
}

export function publicPhotoRoutes(
  app: FastifyInstance,
  { platform, photos, dog }: PhotoRouteOptions,
) {
  const presentPhotos = async (rows: PhotoRow[]) => {
    const context = await dog.getDisplayContext()
    return rows.map((row) => presentPhoto(row, context))
  }
  registerCachedEndpoint(app, platform, contract.listPhotos, async ({ query }) =>
    presentPhotos(await photos.list(query.limit)),
  )
  registerCachedEndpoint(app, platform, contract.getPhoto, async ({ params }) =>
    presentPhotoPage(await photos.get(params.id), await dog.getDisplayContext()),
  )
  registerCachedEndpoint(
    app,
    platform,
    contract.getGalleryPage,
    async ({ query }) => {
      const { rows, ...about } = await photos.getGalleryPage(query)
      return { photos: await presentPhotos(rows), ...about }
    },
    ({ query }, found) => isCacheableListPage(query, found),
  )
}

/** Visitors see these changes, so the routes belong to the scope that purges the public cache. */
export async function adminPhotoRoutes(
  app: FastifyInstance,
  { photos, dog }: Omit<PhotoRouteOptions, 'platform'>,
) {
  const { media, focalPoints } = photos
  const present = async (row: PhotoRow) => presentPhoto(row, await dog.getDisplayContext())

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
