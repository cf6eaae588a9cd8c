import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { MediaStorage, StoredFolder } from './media-storage.ts'

export function createS3Storage(
  options: S3Options & {
    workRoot: string
  },
): MediaStorage {
  const { workRoot, ...bucketOptions } = options
  const bucket = openBucket(bucketOptions)

  return {
    async openWorkFolder() {
      await mkdir(workRoot, { recursive: true })
      return mkdtemp(join(workRoot, 'photo-'))
    },

    closeWorkFolder: (folder) => rm(folder, { recursive: true, force: true }),

    // Nobody knows the random name before all files are stored, so they appear all at once.
    async store(workFolder, name) {
      for (const file of await readdir(workFolder)) {
        const body = await readFile(join(workFolder, file))
        await bucket.call('PUT', `${name}/${file}`, { body })
      }
      await rm(workFolder, { recursive: true, force: true })
    },

    async open(name, file, part) {
      const headers = part && { range: `bytes=${part.start}-${part.end}` }
      const response = await bucket.call('GET', `${name}/${file}`, { headers })
      if (!response?.body) return null
      if (part && response.status !== 206) {
        await response.body.cancel()
        throw new Error('The object store does not send parts of files')
      }
      return {
        stream: Readable.fromWeb(response.body as ReadableStream),
        sizeBytes: Number(response.headers.get('content-length') ?? 0),
      }
    },

    async sizeOf(name, file) {
      const response = await bucket.call('HEAD', `${name}/${file}`)
      return response && Number(response.headers.get('content-length') ?? 0)
    },

    async remove(name) {
      for (const file of await listFiles(bucket, name)) {
        await bucket.call('DELETE', `${name}/${file}`)
      }
    },

    list: () => listFolders(bucket),

    async totalBytes() {
      let total = 0
      for await (const { sizeBytes } of bucket.listObjects('')) total += sizeBytes
      return total
    },

    listFiles: (name) => listFiles(bucket, name),

    removeLeftovers: (before) => removeLeftovers(workRoot, before),
  }
}

async function listFiles(bucket: Bucket, name: string): Promise<string[]> {
  const files: string[] = []
  for await (const { key } of bucket.listObjects(`${name}/`)) files.push(key.slice(name.length + 1))
  return files
}

async function listFolders(bucket: Bucket): Promise<StoredFolder[]> {
  const folders = new Map<string, Date>()
  for await (const { key, changedAt } of bucket.listObjects('')) {
    const [name, file] = key.split('/')
    if (!name || !file) continue
    const known = folders.get(name)
    if (!known || known < changedAt) folders.set(name, changedAt)
  }
  return [...folders].map(([name, changedAt]) => ({ name, changedAt }))
}

async function removeLeftovers(workRoot: string, before: Date) {
  for (const entry of await readdir(workRoot).catch(() => [])) {
    const folder = join(workRoot, entry)
    const info = await stat(folder).catch(() => null)
    if (info && info.mtime < before) await rm(folder, { recursive: true, force: true })
  }
}

const PATIENCE_MS = 60_000
const MISSING = 404

interface S3Options {
  /** Includes the bucket: https://bucket.s3.region.amazonaws.com or https://host/bucket. */
  bucketUrl: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

interface CallOptions {
  body?: Buffer
  headers?: Record<string, string>
}

function openBucket(options: S3Options) {
  const client = new AwsClient({ ...options, service: 's3', retries: 2 })
  const base = options.bucketUrl.replace(/\/+$/, '')

  const call = async (method: string, path: string, { body, headers }: CallOptions = {}) => {
    const response = await client.fetch(`${base}/${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { ...headers, ...(body && { 'content-length': `${body.length}` }) },
      ...(body && { body: new Uint8Array(body) }),
    })
    if (response.ok) return response
    await response.body?.cancel()
    if (response.status === MISSING) return null
    throw new Error(`The object store answered ${response.status} to ${method} ${path}`)
  }

  return {
    call,
    async *listObjects(prefix: string) {
      let token: string | null = null
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix })
        if (token) query.set('continuation-token', token)
        const listing = readListing((await (await call('GET', `?${query}`))?.text()) ?? '')
        yield* listing.objects
        token = listing.nextToken
      } while (token)
    },
  }
}

type Bucket = ReturnType<typeof openBucket>

interface Listing {
  objects: { key: string; changedAt: Date; sizeBytes: number }[]
  nextToken: string | null
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A regular expression suffices for ListObjectsV2, because all object names are our own. */
function readListing(xml: string): Listing {
  const objects: Listing['objects'] = []
  for (const [, content = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
    const key = textOf(content, 'Key')
    const changedAt = new Date(textOf(content, 'LastModified') ?? '')
    const sizeBytes = Number(textOf(content, 'Size') ?? 0)
    if (key && !Number.isNaN(changedAt.getTime())) objects.push({ key, changedAt, sizeBytes })
  }
  const isCut = textOf(xml, 'IsTruncated') === 'true'
  return { objects, nextToken: isCut ? textOf(xml, 'NextContinuationToken') : null }
}

function textOf(xml: string, tag: string): string | null {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]
  if (text === undefined) return null
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
}
