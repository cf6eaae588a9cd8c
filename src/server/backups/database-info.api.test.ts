import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DatabaseInfo, StorageUse } from '#shared/contract/settings.admin.ts'
import { makePhoto, makePost } from '#test/make.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'

let diary: TestApp
beforeEach(async () => {
  diary = await createTestApp({ visitor: adminVisitor })
})
afterEach(() => diary.close())

const ask = async () => (await diary.app.inject('/api/database-info')).json<DatabaseInfo>()

test('the owner learns what the diary is stored in and how much there is', async () => {
  await diary.services.posts.create(makePost(), { savedBy: null })
  await diary.services.photos.create(makePhoto())
  const info = await ask()
  expect(info).toMatchObject({
    type: 'PostgreSQL Database',
    status: 'Connected',
    store: 'embedded',
    rows: { posts: 1, photos: 1, messages: 0, subscribers: 0 },
    lastBackupAt: null,
  })
  expect(info.version).toMatch(/^\d+/)
  expect(info.sizeBytes).toBeGreaterThan(0)
})

test('the newest backup is the last one', async () => {
  await diary.services.backups.run('by-hand')
  const [newest] = (await diary.services.backups.state()).backups
  expect((await ask()).lastBackupAt).toBe(newest?.madeAt)
})

test('the room is told by kind', async () => {
  await diary.services.backups.run('by-hand')
  const use = (await diary.app.inject('/api/admin/storage')).json<StorageUse>()
  const { backups } = await diary.services.backups.state()
  expect(use.database).toBeGreaterThan(0)
  expect(use.photos).toBe(0)
  expect(use.backups).toBe(backups.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0))
  expect(use.backups).toBeGreaterThan(0)
})

test('strangers learn nothing', async () => {
  const closed = await createTestApp()
  const answer = await closed.app.inject('/api/database-info')
  expect(answer.statusCode).toBe(401)
  expect(answer.body).not.toContain('PostgreSQL')
  expect((await closed.app.inject('/api/admin/storage')).statusCode).toBe(401)
  await closed.close()
})
