import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { uploadMedia } from '#shared/contract/media.ts'
import { answerEndpoint } from '../../platform/http/endpoint-route.ts'
import { fileEmpty, notAnImage } from './media.errors.ts'
import type { MediaService } from './media.service.ts'

export async function adminMediaRoutes(admin: FastifyInstance, media: MediaService) {
  // In a scope of its own: nowhere else may a body arrive unread.
  await admin.register(async (scope) => {
    scope.addContentTypeParser(/^(application\/octet-stream|image\/)/, (_request, body, done) =>
      done(null, body),
    )
    answerEndpoint(scope, uploadMedia, async ({ request }) => {
      if (!request.body) throw fileEmpty()
      if (!(request.body instanceof Readable)) throw notAnImage()
      return media.store(request.body, Number(request.headers['content-length'] ?? 0))
    })
  })
}
