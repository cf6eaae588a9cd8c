import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { uploadMedia } from '#shared/contract/media.ts'
import type { PublicCache } from '../platform/cache/public-cache.ts'
import { sendCached } from '../platform/cache/send-cached.ts'
import { answerEndpoint } from '../platform/http/endpoint-route.ts'
import { notFound } from '../platform/http/errors.ts'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'
import type { StoredFile } from '../platform/storage/media-storage.ts'
import { fileEmpty, notAnImage } from './media.errors.ts'
import type { MediaService } from './media.service.ts'

const demoFolder = new URL('../../../art/media/', import.meta.url).pathname
const types: Record<string, string> = {
  jpg: 'image/jpeg',
  avif: 'image/avif',
  webp: 'image/webp',
}
/** Larger ones are for few; from memory go those that every visit shows. */
const WORTH_KEEPING_BYTES = 256 * 1024
/** A file's name never changes its meaning, so browsers may keep it for good. */
const cacheControl = 'public, max-age=31536000, immutable'

type Open = (name: string, file: string) => Promise<StoredFile | null>
type PictureRequest = FastifyRequest<{ Params: { name: string; file: string } }>

export function mediaRoutes(app: FastifyInstance, media: MediaService, photoCache: PublicCache) {
  const show = (open: Open) => async (request: PictureRequest, reply: FastifyReply) => {
    const { name, file } = request.params
    const type = types[/^\w+\.(\w+)$/.exec(file)?.[1] ?? '']
    if (!type || !/^\w[\w-]*$/.test(name)) throw notFound()
    const key = `${request.routeOptions.url} ${name}/${file}`
    const answer = photoCache.find(key) ?? (await read(key, type, () => open(name, file)))
    if ('stream' in answer) return sendLarge(request, reply.type(type), answer)
    photoCache.serveByUrl(request.url, key)
    reply.hijack()
    sendCached(request.raw, reply.raw, answer)
  }

  /** Small ones are kept; one that is taken away meanwhile is not. */
  const read = async (key: string, type: string, open: () => Promise<StoredFile | null>) => {
    const keepUnlessChanged = photoCache.begin()
    const found = await open()
    if (!found) throw notFound()
    if (found.sizeBytes > WORTH_KEEPING_BYTES) return found
    const body = await buffer(found.stream)
    return keepUnlessChanged(key, { status: 200, type, cacheControl, body })
  }

  app.get('/media/demo/:name/:file', show(createDiskStorage(demoFolder).open))
  app.get('/media/:name/:file', show(media.open))
}

function sendLarge(
  request: PictureRequest,
  reply: FastifyReply,
  { stream, sizeBytes }: StoredFile,
) {
  const etag = `"${request.params.name}/${request.params.file}"`
  reply.headers({ etag, 'cache-control': cacheControl })
  if (request.headers['if-none-match'] !== etag) {
    return reply.header('content-length', sizeBytes).send(stream)
  }
  stream.destroy()
  return reply.code(304).send()
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
