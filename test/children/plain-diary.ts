/**
 * Runs a whole diary in its own process, on the server of DATABASE_URL; every caller is an admin.
 */
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { openDiary } from '#server/diary.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { adminVisitor, plainAssets } from '../test-app.ts'

const config = readConfig(process.env)
const diary = await openDiary(config, {
  log: pino({ level: 'silent' }),
  findVisitor: async () => adminVisitor,
})
await diary.start()
const app = await createApp(diary, plainAssets)
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${address}\n`)
