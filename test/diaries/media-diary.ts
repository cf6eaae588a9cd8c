import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { UploadedMedia } from '#shared/contract/photos.admin.ts'
import { makePhoto } from '../make.ts'
import { resetDatabase } from '../stores/test-database.ts'
import { adminVisitor, createTestApp, type TestAppOptions } from '../test-app.ts'

export async function openMediaDiary(options: Pick<TestAppOptions, 'clock'> = {}) {
  const logged: string[] = []
  const diary = await createTestApp({
    ...options,
    visitor: adminVisitor,
    logTo: { write: (line) => logged.push(line) },
  })
  const mediaFolder = join(diary.config.dataDir, 'media')
  await diary.app.listen({ port: 0, host: '127.0.0.1' })

  const upload = (payload: Buffer, type = 'application/octet-stream') =>
    diary.app.inject({
      method: 'POST',
      url: '/api/admin/media',
      headers: { 'content-type': type },
      payload,
    })
  const storedFolders = async () =>
    (await readdir(mediaFolder).catch(() => [])).filter((name) => name !== '.incoming')
  const unfinished = () => readdir(join(mediaFolder, '.incoming')).catch(() => [])

  return {
    diary,
    logged,
    mediaFolder,
    upload,
    uploaded: async (payload: Buffer) => (await upload(payload)).json<UploadedMedia>(),
    storedFolders,
    unfinished,
    async expectNothingStored() {
      expect(await storedFolders()).toEqual([])
      expect(await unfinished()).toEqual([])
    },
    async addPhoto(imageUrl: string) {
      const payload = makePhoto({ imageUrl })
      const answer = await diary.app.inject({ method: 'POST', url: '/api/admin/photos', payload })
      return answer.json<{ id: number; placeholder: string | null; width: number }>()
    },
    async empty() {
      await rm(mediaFolder, { recursive: true, force: true })
      await resetDatabase(diary.services.platform.database.db)
      await diary.services.platform.changes.announce()
    },
  }
}
