/** Brings our own export back and dies, as by kill -9, when a post has its words and not yet its comments. */

import { openDatabase } from '#server/platform/database/open-database.ts'
import { ImportOptions } from '#shared/contract/import-fields.ts'
import { silentLog } from '#test/silent-log.ts'
import { migrationsFolder } from '#test/stores/test-database.ts'
import { createTestApp } from '#test/test-app.ts'

const [dataDir = '', path = '', deadly = ''] = process.argv.slice(2)
const database = await openDatabase({ dataDir, migrationsFolder, log: silentLog })
const { services } = await createTestApp({ database, env: { DATA_DIR: dataDir } })
const { bringIn } = services.comments
let posts = 0
services.comments.bringIn = (...given) => {
  posts += 1
  if (posts === Number(deadly)) process.kill(process.pid, 'SIGKILL')
  return bringIn(...given)
}
const { id } = await services.imports.createFrom({ fileName: 'a.zip', sizeBytes: 1, path })
await services.dueWork.run()
await services.imports.start(id, ImportOptions.parse({}))
await services.dueWork.run()
process.stdout.write(`survived with ${posts} posts`)
process.exit()
