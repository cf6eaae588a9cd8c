import { open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { fillDiary, readContents, samplePost } from '#test/diaries/filled-diary.ts'
import { setUpBackups } from '#test/stores/backups-on-stores.ts'
import { migrationsFolder } from '#test/stores/test-database.ts'
import { postRevisions, posts, users } from '../schema.ts'
import { type ArchiveEntry, readArchive, writeArchive } from './archive.ts'
import { makeBackup } from './make-backup.ts'
import { MANIFEST_PATH, type Manifest, verifyArchive } from './manifest.ts'
import { refuseRestoreWithoutRoom, restoreBackup } from './restore-backup.ts'

const { back, file, fileIn, folder, openStore, photos, places, storePhoto } = setUpBackups()

async function rewriteManifest(manifest: Manifest) {
  const entries: ArchiveEntry[] = []
  for await (const { path, bytes, body } of readArchive(file())) {
    if (path !== MANIFEST_PATH) entries.push({ path, bytes, body: [await buffer(body)] })
  }
  const text = Buffer.from(JSON.stringify(manifest))
  entries.push({ path: MANIFEST_PATH, bytes: text.length, body: [text] })
  await rm(file())
  await writeArchive(file(), Readable.from(entries), {})
}

describe('a backup', () => {
  test('is refused by a store that holds anything, and replaces it when told to', async () => {
    const source = await openStore('server')
    await fillDiary(source)
    await back(source)
    const target = await openStore('server')
    await target.db.insert(users).values({ username: 'somebody', password: 'x' })
    const parts = { database: target, storage: photos(), migrationsFolder }

    await expect(restoreBackup(parts, file())).rejects.toThrow('already has users')
    expect((await target.query('select username from users')).rows).toEqual([
      { username: 'somebody' },
    ])

    await restoreBackup({ ...parts, replace: true }, file())
    expect(await readContents(target)).toEqual(await readContents(source))
    await expect(
      openDatabase(places[1]!.options).then((again) => again.close()),
    ).resolves.toBeUndefined()
  })

  test('shows one moment even when somebody writes while it is made', async () => {
    const source = await openStore('server')
    await fillDiary(source)
    let isDone = false
    const writer = (async () => {
      for (let at = 0; !isDone; at++) {
        await source.db.transaction(async (tx) => {
          const [made] = await tx
            .insert(posts)
            .values({ ...samplePost, slug: `late-${at}` })
            .returning()
          await tx.insert(postRevisions).values({
            ...samplePost,
            postId: made!.id,
            version: 1,
            published: true,
            featured: false,
          })
        })
      }
    })()
    const manifest = await back(source)
    isDone = true
    await writer
    const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)!.rows
    expect(rowsOf('posts') - 120).toBe(rowsOf('post_revisions') - 1)
  })

  test('that was damaged or cut short is noticed before anything is changed', async () => {
    const source = await openStore('embedded')
    await fillDiary(source)
    await storePhoto('c'.repeat(32), 300_000)
    await back(source)
    const whole = await readFile(file())
    for (const at of [10, 20, 300, Math.floor(whole.length / 2), whole.length - 2]) {
      const damaged = Buffer.from(whole)
      damaged[at]! ^= 0xff
      await writeFile(file(), damaged)
      await expect(verifyArchive(file()), `byte ${at}`).rejects.toThrow(/damaged|isn’t a backup/)
    }
    for (const length of [0, 5, 1000, whole.length - 1]) {
      await writeFile(file(), whole.subarray(0, length))
      await expect(verifyArchive(file()), `${length} bytes`).rejects.toThrow('damaged')
    }
    await writeFile(file(), 'not an archive at all')
    await expect(verifyArchive(file())).rejects.toThrow('damaged')
  })

  test('whose manifest names anything odd is refused in a sentence, and changes nothing', async () => {
    const source = await openStore('embedded')
    await fillDiary(source)
    await storePhoto('c'.repeat(32), 1000)
    const manifest = await back(source)
    const [sum] = Object.values(manifest.files)
    const rows = { name: 'pg_class', rows: 0 }
    const odd: Record<string, Partial<Manifest>> = {
      'a table of the system': {
        tables: [...manifest.tables, rows],
        files: { ...manifest.files, 'tables/pg_class.jsonl': sum! },
      },
      'a table without rows': { tables: [...manifest.tables, { name: 'sessions', rows: 0 }] },
      'a table twice': { tables: [...manifest.tables, manifest.tables[0]!] },
      'a file that is no photo': { files: { ...manifest.files, 'media/../diary': sum! } },
      'photos that were left out': { media: null },
      'a counter of no table': { sequences: [{ table: 'pg_class', column: 'oid', last: '1' }] },
      'a counter that is no number': {
        sequences: [{ table: 'posts', column: 'id', last: "1'; drop table posts" }],
      },
      'a counter of no counted column': {
        sequences: [{ table: 'posts', column: 'title', last: '7' }],
      },
      'no migration': { migrations: [] },
    }
    const target = await openStore('embedded')
    const before = await readContents(target)
    for (const [what, change] of Object.entries(odd)) {
      await rewriteManifest({ ...manifest, ...change })
      const parts = { database: target, storage: photos(), migrationsFolder }
      await expect(restoreBackup(parts, file()), what).rejects.toThrow(/never writes|damaged/)
    }
    expect(await readContents(target)).toEqual(before)
  })

  test('that needs more room than there is is refused before anything is changed', async () => {
    const source = await openStore('embedded')
    await storePhoto('c'.repeat(32), 1_000_000)
    const manifest = await back(source)
    const place = { dataDir: fileIn('data'), mediaDir: fileIn('data/media') }
    const megabytes = (count: number) => async () => count * 1024 * 1024
    await refuseRestoreWithoutRoom(place as never, manifest, megabytes(300))
    await expect(
      refuseRestoreWithoutRoom(place as never, manifest, megabytes(256)),
    ).rejects.toThrow(/enough space to restore this backup: .*data needs 257 MB, .* 256 MB left/)
  })

  test('that cannot be written leaves nothing behind', async () => {
    const source = await openStore('embedded')
    const storage = photos()
    await storePhoto('e'.repeat(32), 10)
    const broken = { ...storage, open: async () => Promise.reject(new Error('the disk is gone')) }
    await expect(
      makeBackup(
        { database: source, storage: broken, migrationsFolder, programVersion: '1' },
        file(),
      ),
    ).rejects.toThrow('the disk is gone')
    expect((await readdir(folder())).filter((name) => name.startsWith('diary'))).toEqual([])
    await back(source)
    const handle = await open(file())
    expect((await handle.stat()).mode & 0o777).toBe(0o600)
    await handle.close()
  })
})
