import type { FastifyInstance } from 'fastify'
import * as contract from '#shared/contract/photos.ts'
import { isCacheableListPage } from '#shared/lists/pages.ts'
import { registerCachedEndpoint } from '../platform/http/endpoint-route.ts'
import type { BaseReading, Readings } from '../platform/reading.ts'
import { type GetDisplayContext, presentPhoto, presentPhotoPage } from './photos.present.ts'
import type { ReadablePhotos } from './read-photos.ts'

interface PhotosReading extends BaseReading {
  photos: ReadablePhotos
  dog: { getDisplayContext: GetDisplayContext }
}

export function publicPhotoRoutes(app: FastifyInstance, readings: Readings<PhotosReading>) {
  registerCachedEndpoint(
    app,
    readings,
    contract.listPhotos,
    (reading) =>
      async ({ query }) =>
        presentPhotos(reading, await reading.photos.list(query.limit)),
  )
  registerCachedEndpoint(
    app,
    readings,
    contract.getPhoto,
    ({ photos, dog }) =>
      async ({ params }) =>
        presentPhotoPage(await photos.get(params.id), await dog.getDisplayContext()),
  )
  registerCachedEndpoint(
    app,
    readings,
    contract.getGalleryPage,
    (reading) =>
      async ({ query }) => {
        const { rows, ...about } = await reading.photos.getGalleryPage(query)
        return { photos: await presentPhotos(reading, rows), ...about }
      },
    ({ query }, found) => isCacheableListPage(query, found),
  )
}

async function presentPhotos({ dog }: PhotosReading, rows: Parameters<typeof presentPhoto>[0][]) {
  const context = await dog.getDisplayContext()
  return rows.map((row) => presentPhoto(row, context))
}
