/** A whole diary in a process of its own, on the server of DATABASE_URL; whoever calls is an admin. */
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { createServices } from '#server/services.ts'
import { adminVisitor, plainAssets } from '../test-app.ts'

const config = readConfig(process.env)
const services = await createServices({
  config,
  log: pino({ level: 'silent' }),
  findVisitor: async () => adminVisitor,
})
const app = await createApp(services, plainAssets)
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${address}\n`)
