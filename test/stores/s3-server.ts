import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isSignedWith } from './s3-signature.ts'

const key = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' }
/** A small page makes every listing use pagination. */
const PAGE_SIZE = 1

interface StoredObject {
  bytes: Buffer
  changedAt: Date
}

export async function openS3Server() {
  const objects = new Map<string, StoredObject>()
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (!isSignedWith(key, request, body)) return response.writeHead(403).end()
    answer(objects, request, body, response)
  })
  // On a busy machine a client could reuse a connection that is just being closed.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ...key,
    bucketUrl: `http://127.0.0.1:${port}/photos`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type S3Server = Awaited<ReturnType<typeof openS3Server>>

function answer(
  objects: Map<string, StoredObject>,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
) {
  const url = new URL(request.url!, 'http://bucket')
  const name = decodeURIComponent(url.pathname.replace(/^\/photos\//, ''))
  if (request.method === 'PUT') {
    objects.set(name, { bytes: body, changedAt: new Date() })
    return response.end()
  }
  if (request.method === 'DELETE') {
    objects.delete(name)
    return response.writeHead(204).end()
  }
  if (url.searchParams.has('list-type')) return response.end(listing(objects, url.searchParams))
  const found = objects.get(name)
  if (!found) return response.writeHead(404).end()
  send(found.bytes, request, response)
}

function send(bytes: Buffer, { method, headers }: IncomingMessage, response: ServerResponse) {
  const range = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '')
  const part = range ? bytes.subarray(Number(range[1]), Number(range[2]) + 1) : bytes
  response.writeHead(range ? 206 : 200, { 'content-length': part.length })
  response.end(method === 'HEAD' ? undefined : part)
}

function listing(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? ''
  const names = [...objects.keys()]
    .filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after)
    .sort()
  const page = names.slice(0, PAGE_SIZE)
  const contents = page.map((name) => {
    const { changedAt, bytes } = objects.get(name)!
    return `<Contents><Key>${name}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
  })
  const isCut = names.length > page.length
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}
