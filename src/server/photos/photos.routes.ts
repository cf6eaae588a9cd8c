import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as adminContract from '#shared/contract/photos.admin.ts'
import {
  getUpload,
  listFocalPoints,
  setFocalPoint,
  uploadMedia,
} from '#shared/contract/photos.admin.ts'
import { markWriteAdditive } from '../platform/changes.ts'
import { registerEndpoint } from '../platform/http/endpoint-route.ts'
import { notFound } from '../platform/http/errors.ts'
import { allowSlowBody, drainBody } from '../platform/http/server.ts'
import { fileEmpty, notAnImage } from './media/media.errors.ts'
import { type GetDisplayContext, presentPhoto } from './photos.present.ts'
import type { Photos } from './photos.ts'

type PhotoRow = Parameters<typeof presentPhoto>[0]

interface AdminPhotoOptions {
  photos: Photos
  dog: { getDisplayContext: GetDisplayContext }
}

/** Visitors see these changes, so the routes belong to the scope that purges the public cache. */
export async function adminPhotoRoutes(app: FastifyInstance, { photos, dog }: AdminPhotoOptions) {
  const { media, focalPoints } = photos
  const present = async (row: PhotoRow) => presentPhoto(row, await dog.getDisplayContext())

  registerEndpoint(app, adminContract.createPhoto, async ({ body, headers, request }) => {
    const photo = await photos.create(body, headers['idempotency-key'])
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

  registerEndpoint(app, getUpload, async ({ params }) => {
    const known = await media.findUpload(params.key)
    if (!known) throw notFound()
    return known
  })

  // The upload has its own scope: no other route may receive an unparsed body.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      /^(application\/octet-stream|image\/|video\/)/,
      (_request, body, done) => done(null, body),
    )
    registerEndpoint(scope, uploadMedia, async ({ query, headers, request }) => {
      const key = headers['idempotency-key']
      const known = key && (await media.findUpload(key))
      if (known) {
        await drainBody(request)
        return known
      }
      if (!request.body) throw fileEmpty()
      if (!(request.body instanceof Readable)) throw notAnImage()
      const bytes = Number(request.headers['content-length'] ?? 0)
      allowSlowBody(request.raw)
      return media.store(request.body, { bytes, key, ...query })
    })
  })
}
