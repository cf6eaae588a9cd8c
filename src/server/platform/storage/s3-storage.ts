import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { MediaStorage, StoredFolder } from './media-storage.ts'
import { type Bucket, openBucket, type S3Options } from './s3-bucket.ts'

/** Photos in an S3-compatible object store: one object a file, named like the folders on a disk. */
export function createS3Storage(
  options: S3Options & {
    /** Where photos are prepared on this machine. */
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

    // Nobody knows the random name before all files are there: in effect all of them, or none.
    async keep(workFolder, name) {
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
