import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { fillDiary, readContents, samplePost } from '#test/diaries/filled-diary.ts'
import { setUpBackups } from '#test/stores/backups-on-stores.ts'
import { migrationsFolder } from '#test/stores/test-database.ts'
import { adminSetup, newsletterSubscribers, posts } from '../schema.ts'
import { restoreBackup } from './restore-backup.ts'

const { back, file, fileIn, openStore, storePhoto } = setUpBackups()

const stores = ['embedded', 'server']
const routes = stores.flatMap((from) => stores.map((to) => ({ from, to })))

describe.each(routes)('a backup moved from $from to $to', ({ from, to }) => {
  test('brings back every row and file, and goes on counting where it stopped', async () => {
    const source = await openStore(from)
    await source.db.execute(sql`set timezone to 'Asia/Kathmandu'`)
    await fillDiary(source)
    await storePhoto('a'.repeat(32), 70_000)
    await storePhoto('b'.repeat(32), 0)
    const manifest = await back(source)
    expect(manifest).toMatchObject({
      store: from,
      programVersion: '1.2.3',
      media: { photos: 2, files: 6 },
    })
    const tableNames = manifest.tables.map((table) => table.name)
    const here = ['comment_salts', 'comment_used_tokens', 'stored_secrets', 'sessions']
    for (const table of [...here, 'statistics_salts', 'statistics_seen']) {
      expect(tableNames).not.toContain(table)
    }

    const target = await openStore(to, true)
    const storage = createDiskStorage(fileIn('restored'))
    await restoreBackup({ database: target, storage, migrationsFolder }, file())

    expect(await readContents(target)).toEqual(await readContents(source))
    const path = [`${'a'.repeat(32)}`, '1600x1067.jpg']
    expect(await readFile(fileIn(join('restored', ...path)))).toEqual(
      await readFile(fileIn(join('photos', ...path))),
    )
    const [next] = await target.db.insert(posts).values(samplePost).returning()
    expect(next?.id).toBe(131)
    // The one-time setup must not become available again.
    const grant = { setupComplete: true, adminEmail: 'second@example.com' }
    const second = target.db.insert(adminSetup).values(grant).onConflictDoNothing().returning()
    expect(await second).toEqual([])
    await target.db
      .insert(newsletterSubscribers)
      .values({ name: '', email: 'a@b.c', consent: true })
  })
})
