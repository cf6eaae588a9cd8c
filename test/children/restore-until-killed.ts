import { writeSync } from 'node:fs'
import { restoreBackup } from '#server/backups/restore-backup.ts'
import { keptTables } from '#server/backups/restores.service.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { silentLog } from '../silent-log.ts'
import { migrationsFolder } from '../stores/test-database.ts'

// Restores up to a given point, reports it, and waits there to be killed.
const [file = '', point = '', dataDir = '', url] = process.argv.slice(2)
const database = await openDatabase({ url, dataDir, migrationsFolder, log: silentLog })
const forEver = () => new Promise<never>(() => setInterval(() => {}, 1000))
await restoreBackup(
  {
    database,
    storage: createDiskStorage(`${file}-photos`),
    migrationsFolder,
    replace: true,
    keptTables,
    onStep(step) {
      if (step !== 'photos' || point !== 'staged') return
      writeSync(1, 'reached')
      // Blocks the whole thread.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    },
    async beforeCommit() {
      writeSync(1, 'reached')
      await forEver()
    },
  },
  file,
)
