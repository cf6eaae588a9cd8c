import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTemporaryDatabase } from '../platform/database/temporary-database.ts'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'
import { type Manifest, mediaOf } from './archive/manifest.ts'
import { filesDiffer } from './backups.errors.ts'
import { restoreBackup } from './restore-backup.ts'

/** Restores a backup into a store that is thrown away, and compares every row and every file. */
export async function drillBackup(file: string, migrationsFolder: string): Promise<Manifest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'restore-drill-'))
  try {
    const database = await openTemporaryDatabase(join(dataDir, 'database'))
    try {
      const storage = createDiskStorage(join(dataDir, 'media'))
      // Every restore compares the rows by itself.
      const manifest = await restoreBackup({ database, storage, migrationsFolder }, file)
      for (const [path, sum] of Object.entries(manifest.files)) {
        const media = mediaOf(path)
        if (!media) continue
        const found = await storage.open(media.name, media.file)
        if (!found || (await sha256(found.stream)) !== sum.sha256) throw filesDiffer(path)
      }
      return manifest
    } finally {
      await database.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function sha256(body: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of body) hash.update(chunk)
  return hash.digest('hex')
}
