import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import type { MediaStorage } from './media-storage.ts'
import { createS3Storage } from './s3-storage.ts'

let folder: string
let server: S3rver
const storages: Record<string, () => MediaStorage> = {
  disk: () => createDiskStorage(join(folder, 'disk')),
  's3-compatible': () =>
    createS3Storage({
      bucketUrl: `http://127.0.0.1:${server.httpServer.address().port}/photos`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      workRoot: join(folder, 'work'),
    }),
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-storage-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'photos', configs: [] }],
  })
  await server.run()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(Object.keys(storages))('media on %s storage', (kind) => {
  const name = 'a'.repeat(32)
  const store = async (storage: MediaStorage, photo: string, files: Record<string, Buffer>) => {
    const work = await storage.openWorkFolder()
    for (const [file, bytes] of Object.entries(files)) await writeFile(join(work, file), bytes)
    await storage.keep(work, photo)
    await storage.closeWorkFolder(work)
  }

  test('a photo is kept, read, listed and removed', async () => {
    const storage = storages[kind]!()
    const picture = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 251))
    await store(storage, name, { '1600x1067.jpg': picture, 'about.json': Buffer.from('{}') })

    const found = await storage.open(name, '1600x1067.jpg')
    expect(found?.sizeBytes).toBe(picture.length)
    expect((await buffer(found!.stream)).equals(picture)).toBe(true)
    const part = await storage.open(name, '1600x1067.jpg', { start: 500, end: 1499 })
    expect(part?.sizeBytes).toBe(1000)
    expect((await buffer(part!.stream)).equals(picture.subarray(500, 1500))).toBe(true)
    expect(await storage.sizeOf(name, '1600x1067.jpg')).toBe(picture.length)
    expect(await storage.sizeOf(name, '480.webp')).toBeNull()
    expect((await storage.listFiles(name)).sort()).toEqual(['1600x1067.jpg', 'about.json'])
    const listed = await storage.list()
    expect(listed.map((one) => one.name)).toEqual([name])
    expect(Math.abs(listed[0]!.changedAt.getTime() - Date.now())).toBeLessThan(60_000)

    await storage.remove(name)
    expect(await storage.open(name, '1600x1067.jpg')).toBeNull()
    expect(await storage.list()).toEqual([])
    expect(await storage.listFiles(name)).toEqual([])
  })

  test('what a crash left half prepared is removed once it is old', async () => {
    const storage = storages[kind]!()
    const work = await storage.openWorkFolder()
    await storage.removeLeftovers(new Date(0))
    expect(await readdir(work)).toEqual([])
    await storage.removeLeftovers(new Date(Date.now() + 1000))
    await expect(readdir(work)).rejects.toThrow('ENOENT')
  })
})
