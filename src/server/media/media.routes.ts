import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { uploadMedia } from '#shared/contract/media.ts'
import { answerEndpoint } from '../platform/endpoint-route.ts'
import { notFound } from '../platform/errors.ts'
import { fileEmpty, notAnImage } from './media.errors.ts'
import type { MediaService } from './media.service.ts'

const demoFolder = new URL('../../../art/media/', import.meta.url).pathname
const types: Record<string, string> = {
  jpg: 'image/jpeg',
  avif: 'image/avif',
  webp: 'image/webp',
}
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** A file's name never changes its meaning, so browsers may keep it for good. */
export async function mediaRoutes(app: FastifyInstance, media: MediaService) {
  await app.register(fastifyStatic, {
    root: demoFolder,
    prefix: '/media/demo/',
    maxAge: '1y',
    immutable: true,
    index: false,
    dotfiles: 'ignore',
  })

  app.get<{ Params: { name: string; file: string } }>(
    '/media/:name/:file',
    async (request, reply) => {
      const { name, file } = request.params
      const type = types[/^\w+\.(\w+)$/.exec(file)?.[1] ?? '']
      if (!type || !/^\w[\w-]*$/.test(name)) throw notFound()
      const etag = `"${name}/${file}"`
      reply.headers({ etag, 'cache-control': `public, max-age=${YEAR_SECONDS}, immutable` })
      const found = await media.open(name, file)
      if (!found) throw notFound()
      if (request.headers['if-none-match'] === etag) {
        found.stream.destroy()
        return reply.code(304).send()
      }
      return reply.type(type).header('content-length', found.sizeBytes).send(found.stream)
    },
  )
}

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
