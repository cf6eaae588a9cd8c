import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openS3Server, type S3Server } from '#test/stores/s3-server.ts'
import { createDiskStorage } from './disk-storage.ts'
import type { MediaStorage } from './media-storage.ts'
import { createS3Storage } from './s3-storage.ts'

let folder: string
let server: S3Server
const storages: Record<string, () => MediaStorage> = {
  disk: () => createDiskStorage(join(folder, 'disk')),
  's3-compatible': () =>
    createS3Storage({ ...server, region: 'us-east-1', workRoot: join(folder, 'work') }),
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-storage-'))
  server = await openS3Server()
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
    await storage.store(work, photo)
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
    expect(await storage.totalBytes()).toBe(picture.length + 2)
    const listed = await storage.list()
    expect(listed.map((file) => file.name)).toEqual([name])
    expect(Math.abs(listed[0]!.changedAt.getTime() - Date.now())).toBeLessThan(60_000)

    await storage.remove(name)
    expect(await storage.open(name, '1600x1067.jpg')).toBeNull()
    expect(await storage.list()).toEqual([])
    expect(await storage.listFiles(name)).toEqual([])
  })

  test('a photo that is kept again can be read all the time', async () => {
    const storage = storages[kind]!()
    const files = { '480.webp': Buffer.from('small'), '1600x1067.jpg': Buffer.from('large') }
    await store(storage, name, files)
    let isReplaced = false
    const missed: string[] = []
    const read = async () => {
      while (!isReplaced) {
        for (const file of Object.keys(files)) {
          const found = await storage.open(name, file)
          if (found) await buffer(found.stream)
          else missed.push(file)
        }
      }
    }
    const reading = read()
    for (let time = 0; time < 50; time++) await store(storage, name, files)
    isReplaced = true
    await reading
    expect(missed).toEqual([])
    await storage.remove(name)
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
