import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { MediaStorage, StoredFolder } from './media-storage.ts'
import { readListing } from './s3-listing.ts'

export interface S3Options {
  /** The bucket's own address: https://bucket.s3.region.amazonaws.com or https://host/bucket. */
  bucketUrl: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Where photos are prepared on this machine. */
  workRoot: string
}

const PATIENCE_MS = 60_000
const MISSING = 404

/** Photos in an S3-compatible object store: one object a file, named like the folders on a disk. */
export function createS3Storage(options: S3Options): MediaStorage {
  const { bucketUrl, workRoot } = options
  const client = new AwsClient({ ...options, service: 's3', retries: 2 })
  const base = bucketUrl.replace(/\/+$/, '')

  const call = async (method: string, path: string, body?: Buffer): Promise<Response> => {
    const response = await client.fetch(`${base}/${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: new Uint8Array(body), headers: { 'content-length': `${body.length}` } }),
    })
    if (response.ok || response.status === MISSING) return response
    await response.body?.cancel()
    throw new Error(`The object store answered ${response.status} to ${method} ${path}`)
  }

  async function* listObjects(prefix: string) {
    let token: string | null = null
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix })
      if (token) query.set('continuation-token', token)
      const listing = readListing(await (await call('GET', `?${query}`)).text())
      yield* listing.objects
      token = listing.nextToken
    } while (token)
  }

  const listFiles = async (name: string): Promise<string[]> => {
    const files: string[] = []
    for await (const { key } of listObjects(`${name}/`)) files.push(key.slice(name.length + 1))
    return files
  }

  return {
    async openWorkFolder() {
      await mkdir(workRoot, { recursive: true })
      return mkdtemp(join(workRoot, 'photo-'))
    },

    closeWorkFolder: (folder) => rm(folder, { recursive: true, force: true }),

    // Nobody knows the random name before all files are there: in effect all of them, or none.
    async keep(workFolder, name) {
      for (const file of await readdir(workFolder)) {
        await call('PUT', `${name}/${file}`, await readFile(join(workFolder, file)))
      }
      await rm(workFolder, { recursive: true, force: true })
    },

    async open(name, file) {
      const response = await call('GET', `${name}/${file}`)
      if (response.status === MISSING || !response.body) {
        await response.body?.cancel()
        return null
      }
      return {
        stream: Readable.fromWeb(response.body as ReadableStream),
        sizeBytes: Number(response.headers.get('content-length') ?? 0),
      }
    },

    async remove(name) {
      for (const file of await listFiles(name)) await call('DELETE', `${name}/${file}`)
    },

    async list(): Promise<StoredFolder[]> {
      const folders = new Map<string, Date>()
      for await (const { key, changedAt } of listObjects('')) {
        const [name, file] = key.split('/')
        if (!name || !file) continue
        const known = folders.get(name)
        if (!known || known < changedAt) folders.set(name, changedAt)
      }
      return [...folders].map(([name, changedAt]) => ({ name, changedAt }))
    },

    listFiles,

    async removeLeftovers(before) {
      for (const entry of await readdir(workRoot).catch(() => [])) {
        const folder = join(workRoot, entry)
        const info = await stat(folder).catch(() => null)
        if (info && info.mtime < before) await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
