/** Runs a whole diary in its own process, on the server of DATABASE_URL; callers must sign in. */
import { createApp } from '#server/app.ts'
import { openDiary } from '#server/diary.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { createLogger } from '#server/platform/process/log.ts'
import { plainAssets } from '../test-app.ts'

const config = readConfig(process.env)
const diary = await openDiary(config, { log: createLogger('silent') })
await diary.start()
const app = await createApp(diary, plainAssets)
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${address}\n`)
