import { writeSync } from 'node:fs'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createFakeClock } from '../fake-clock.ts'
import { silentLog } from '../silent-log.ts'
import { migrationsFolder } from '../stores/test-database.ts'
import { startCounting } from '../visits/counting.ts'

// Prints each written round, so that the parent can kill this process in the middle.
const [dataDir = '', url] = process.argv.slice(2)
const database = await openDatabase({ url, dataDir, migrationsFolder, log: silentLog })
const counting = await startCounting(database, createFakeClock('2026-11-17T12:00:00Z'))
for (let round = 1; ; round += 1) {
  // The same visitors return every fifth round and visit every process.
  for (let at = 0; at < 40; at += 1) {
    counting.open(`/page-${(round + at) % 7}`, `visitor ${round % 5} ${at}`)
  }
  await counting.writeAll()
  writeSync(1, `wrote ${round};`)
}
