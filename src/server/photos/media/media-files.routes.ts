import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublicCache } from '../../platform/cache/public-cache.ts'
import { matchesEtag } from '../../platform/cache/send-cached.ts'
import {
  rangeHeadersOf,
  readByteRange,
  unsatisfiableRangeHeadersOf,
} from '../../platform/http/byte-range.ts'
import { serveCached } from '../../platform/http/endpoint-route.ts'
import { notFound } from '../../platform/http/errors.ts'
import { pathInProject } from '../../platform/root.ts'
import { picturePolicy } from '../../platform/security/security-headers.ts'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import type { MediaStorage } from '../../platform/storage/media-storage.ts'
import type { MediaService } from './media.service.ts'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
}
/** Large files are requested rarely; the cache is for files that every visit needs. */
const MAX_CACHED_BYTES = 256 * 1024
/** Players request ranges even of a small clip, so clips are never cached whole. */
const comesInParts = (file: string, sizeBytes: number) =>
  sizeBytes > MAX_CACHED_BYTES || file.endsWith('.mp4')
/** The content behind a file's name never changes, so browsers may cache it forever. */
const cacheControl = 'public, max-age=31536000, immutable'
/** Feed readers and sites that link to a post show its photos. */
const headers = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': picturePolicy,
}

type PhotoFiles = Pick<MediaStorage, 'open' | 'sizeOf'>
type PhotoRequest = FastifyRequest<{ Params: { name: string; file: string } }>

export function photoFileRoutes(app: FastifyInstance, media: MediaService, cache: PublicCache) {
  const serveFrom = (files: PhotoFiles) => async (request: PhotoRequest, reply: FastifyReply) => {
    const { name, file } = request.params
    const type = types[/^\w+\.(\w+)$/.exec(file)?.[1] ?? '']
    if (!type || !/^\w[\w-]*$/.test(name)) throw notFound()
    const key = `${request.routeOptions.url} ${name}/${file}`
    const etag = `"${name}/${file}"`
    const cached = cache.find(key)
    if (cached) return serveCached(request, reply, cache, { key, answer: cached })

    const requestedPart = await findPart(request, files, etag)
    const head = { ...headers, etag, 'cache-control': cacheControl, 'accept-ranges': 'bytes' }
    if (requestedPart?.part === 'unsatisfiable') {
      return reply
        .code(416)
        .headers({ ...head, ...unsatisfiableRangeHeadersOf(requestedPart.sizeBytes) })
        .send()
    }
    // A photo that is removed while it is read must not enter the cache.
    const storeUnlessChanged = cache.begin()
    const found = await files.open(name, file, requestedPart?.part)
    if (!found) throw notFound()
    if (!requestedPart && !comesInParts(file, found.sizeBytes)) {
      const body = await buffer(found.stream)
      const content = { status: 200, type, etag, cacheControl, headers, body }
      const answer = await storeUnlessChanged(key, content)
      return serveCached(request, reply, cache, { key, answer })
    }
    reply.headers(head)
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      found.stream.destroy()
      return reply.code(304).send()
    }
    reply.type(type).header('content-length', found.sizeBytes)
    if (requestedPart)
      reply.code(206).headers(rangeHeadersOf(requestedPart.part, requestedPart.sizeBytes))
    return reply.send(found.stream)
  }

  app.get('/media/demo/:name/:file', serveFrom(createDiskStorage(pathInProject('art/media'))))
  app.get('/media/:name/:file', serveFrom(media))
}

/** Returns the requested range of a file; small pictures are cached and served whole. */
async function findPart(request: PhotoRequest, files: PhotoFiles, etag: string) {
  const { name, file } = request.params
  const isKnown = matchesEtag(request.headers['if-none-match'], etag)
  if (!request.headers.range || request.method !== 'GET' || isKnown) return null
  const sizeBytes = await files.sizeOf(name, file)
  if (sizeBytes === null || !comesInParts(file, sizeBytes)) return null
  const part = readByteRange(request.headers, sizeBytes, etag)
  return part && { part, sizeBytes }
}
