import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BackupState } from '#shared/contract/backups.admin.ts'
import { createFakeClock } from '#test/fake-clock.ts'
import { adminVisitor, createTestApp, type TestApp } from '#test/test-app.ts'
import { waitUntil } from '#test/wait-until.ts'
import { verifyArchive } from './manifest.ts'

let diary: TestApp
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-download-'))
})
afterEach(async () => {
  await diary.close()
  await rm(folder, { recursive: true, force: true })
})

const url = '/api/admin/backups'
const list = async () => (await diary.app.inject({ url })).json<BackupState>()

test('the owner backs up by pressing a button and downloads the whole archive', async () => {
  diary = await createTestApp({ visitor: adminVisitor, env: { BACKUPS: 'daily' } })
  expect(await list()).toMatchObject({ backups: [], isRunning: false, isDaily: true })
  const started = await diary.app.inject({ method: 'POST', url })
  expect(started.json()).toMatchObject({ isRunning: true })
  expect((await diary.app.inject({ method: 'POST', url })).statusCode).toBe(409)
  await waitUntil(async () => !(await list()).isRunning)

  const { backups, trouble } = await list()
  expect(trouble).toBeNull()
  expect(backups).toMatchObject([{ kind: 'by-hand' }])
  const download = await diary.app.inject({ url: `${url}/${backups[0]!.name}` })
  expect(download.headers).toMatchObject({
    'content-type': 'application/gzip',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="${backups[0]!.name}"`,
  })
  const file = join(folder, 'download.tar.gz')
  await writeFile(file, download.rawPayload)
  expect((await verifyArchive(file)).programVersion).toMatch(/^\d/)
})

test('names that are no backups are not found, whatever they point at', async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  for (const name of ['..%2Fdatabase.lock', 'x', '..', 'diary-2026-01-01T00-00-00Z-daily.tar.gz']) {
    expect((await diary.app.inject({ url: `${url}/${name}` })).statusCode, name).toBe(404)
  }
})

test('a stranger neither lists, starts nor downloads backups', async () => {
  diary = await createTestApp()
  for (const request of [{ url }, { url, method: 'POST' as const }, { url: `${url}/x` }]) {
    expect((await diary.app.inject(request)).statusCode).toBe(401)
  }
})

test('of two backups within one second, neither replaces the other', async () => {
  diary = await createTestApp({
    visitor: adminVisitor,
    clock: createFakeClock('2026-11-15T10:00:00.400Z'),
  })
  const { backups } = diary.services
  const names = [await backups.run('by-hand'), await backups.run('by-hand')].map(({ name }) => name)
  expect(names).toEqual([
    'diary-2026-11-15T10-00-00Z-by-hand.tar.gz',
    'diary-2026-11-15T10-00-01Z-by-hand.tar.gz',
  ])
  expect((await list()).backups.map(({ name }) => name)).toEqual(names.toReversed())
})

test('the daily backup is made once a day', async () => {
  let now = new Date('2026-11-15T10:00:00Z')
  diary = await createTestApp({
    visitor: adminVisitor,
    env: { BACKUPS: 'daily' },
    clock: { now: () => now },
  })
  await diary.services.backups.runDaily()
  await diary.services.backups.runDaily()
  now = new Date('2026-11-16T00:10:00Z')
  await diary.services.backups.runDaily()
  expect((await readdir(join(diary.config.dataDir, 'backups'))).sort()).toEqual([
    'diary-2026-11-15T10-00-00Z-daily.tar.gz',
    'diary-2026-11-16T00-10-00Z-daily.tar.gz',
  ])
})

test('what a killed process left half written goes with the next backup', async () => {
  diary = await createTestApp({ visitor: adminVisitor })
  const backups = join(diary.config.dataDir, 'backups')
  const half = join(backups, 'diary-2026-11-14T10-00-00Z-daily.tar.gz.unfinished')
  await mkdir(`${half}-rows`, { recursive: true })
  await writeFile(half, 'half')
  await writeFile(join(backups, 'my-own.unfinished'), 'not ours')
  const { name } = await diary.services.backups.run('by-hand')
  expect((await readdir(backups)).sort()).toEqual([name, 'my-own.unfinished'].sort())
})
