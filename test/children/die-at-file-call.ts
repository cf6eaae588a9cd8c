import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// Opens a database but dies, as by kill -9, just before the given call of a file-system
// function, or just after it when the number is followed by a plus.
const [dataDir = '', name = '', moment = '1'] = process.argv.slice(2)
const deadly = Number.parseInt(moment, 10)
const isAfter = moment.endsWith('+')

const calls = fs as unknown as Record<string, (...args: unknown[]) => unknown>
const original = calls[name]
if (!original) throw new Error(`There is no fs.${name}.`)
let count = 0
calls[name] = (...args) => {
  count += 1
  if (count === deadly && !isAfter) die()
  const result = original.apply(fs, args)
  if (count === deadly && isAfter) die()
  return result
}
syncBuiltinESMExports()

const { openDatabase } = await import('#server/platform/database/open-database.ts')
const { silentLog } = await import('../silent-log.ts')
const { migrationsFolder } = await import('../stores/test-database.ts')
const database = await openDatabase({ dataDir, migrationsFolder, log: silentLog })
await database.close()
process.stdout.write(`survived with ${count} calls`)

function die() {
  process.kill(process.pid, 'SIGKILL')
}
