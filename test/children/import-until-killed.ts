/** Imports forty posts and prints each, until the parent kills this process. */

import { openDatabase } from '#server/platform/database/open-database.ts'
import { silentLog } from '#test/silent-log.ts'
import { migrationsFolder } from '#test/stores/test-database.ts'
import { createTestApp } from '#test/test-app.ts'
import { createNumberedSource } from '#test/transfer/fake-sources.ts'

const [dataDir = '', url, file = ''] = process.argv.slice(2)
const database = await openDatabase({
  ...{ dataDir, migrationsFolder, log: silentLog },
  ...(url && { url }),
})
const openSource = createNumberedSource(40, (at) => {
  process.stdout.write(`${at}\n`)
})
const { services } = await createTestApp({ database, oldBlogs: { openSource } })
const { id } = await services.transfer.imports.createFrom({
  fileName: 'a.xml',
  sizeBytes: 1,
  path: file,
})
await services.platform.jobs.run()
process.stdout.write('carrying\n')
await services.transfer.imports.start(id, {
  ...{ asDrafts: false, oldAddresses: true, fetchPictures: false, categories: {} },
})
await services.platform.jobs.run()
