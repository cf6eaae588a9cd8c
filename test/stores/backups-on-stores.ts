import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { makeBackup } from '#server/backups/make-backup.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { createEmptyServerStore, createServerStore, type TestStore } from './stores.ts'
import { migrationsFolder, openEmptyDatabase, openTestDatabase } from './test-database.ts'

/** Stores and photos to be backed up, in a folder that is removed after each test. */
export function setUpBackups() {
  let folder: string
  const places: TestStore[] = []
  const opened: Database[] = []
  const fileIn = (name: string) => join(folder, name)
  const file = () => fileIn('diary.tar.gz')
  const photos = () => createDiskStorage(fileIn('photos'))

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backups-test-'))
  })
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close()
    for (const place of places.splice(0)) await place.remove()
    await rm(folder, { recursive: true, force: true })
  })

  async function openServer(isFresh: boolean) {
    const place = await (isFresh ? createEmptyServerStore() : createServerStore())
    places.push(place)
    return openDatabase({ ...place.options, migrate: !isFresh })
  }

  return {
    places,
    folder: () => folder,
    fileIn,
    file,
    photos,
    /** The embedded store runs in memory here: its durability has its own tests and takes time. */
    async openStore(store: string, isFresh = false): Promise<Database> {
      const openEmbedded = isFresh ? openEmptyDatabase : openTestDatabase
      const database = await (store === 'server' ? openServer(isFresh) : openEmbedded())
      opened.push(database)
      return database
    },
    async storePhoto(name: string, bytes: number) {
      const storage = photos()
      const work = await storage.openWorkFolder()
      await writeFile(join(work, '1600x1067.jpg'), Buffer.alloc(bytes, name))
      await writeFile(join(work, 'original'), 'every pixel as it came')
      await writeFile(join(work, 'about.json'), '{}')
      await storage.store(work, name)
    },
    back: (database: Database) =>
      makeBackup(
        { database, storage: photos(), migrationsFolder, programVersion: '1.2.3' },
        file(),
      ),
  }
}
