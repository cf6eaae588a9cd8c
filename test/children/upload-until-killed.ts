import { writeSync } from 'node:fs'
import { Readable } from 'node:stream'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { drawTestImage } from '../make-image.ts'
import { silentLog } from '../silent-log.ts'
import { migrationsFolder } from '../stores/test-database.ts'
import { createTestApp } from '../test-app.ts'

// Prints each key before and after its upload, so that the parent kills this process in between.
const [folder = '', dataDir = '', url] = process.argv.slice(2)
const database = await openDatabase({ url, dataDir, migrationsFolder, log: silentLog })
const { services } = await createTestApp({ database, env: { DATA_DIR: folder } })
const picture = await drawTestImage({ width: 64, height: 48 }).jpeg().toBuffer()
for (let n = 1; ; n += 1) {
  const key = `upload-number-${n}`
  writeSync(1, `sending ${key};`)
  await services.photos.media.store(Readable.from([picture]), { key })
  writeSync(1, `stored ${key};`)
}
