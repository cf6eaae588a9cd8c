/** The diary as `npm start` runs it, which the bench can also fill, and make forget. */
import { createApp } from '#server/app.ts'
import { loadBuiltAssets } from '#server/pages/site-assets.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { createLog } from '#server/platform/process/create-log.ts'
import { createServices } from '#server/services.ts'
import { growTo } from './content.ts'
import { answerBench } from './line.ts'

const config = readConfig(process.env)
const assets = await loadBuiltAssets()
const services = await createServices({
  config,
  log: createLog(config.logLevel),
  inlineScripts: [assets.bootScript],
})
const app = await createApp(services, assets)

let isCold = false
const forget = () => {
  services.settings.forget()
  services.cache.purge()
}
// No answer of one visit serves the next, neither the page nor what it was made from.
app.server.prependListener('request', () => {
  if (isCold) services.cache.purge()
})

answerBench({
  cold(isOn: boolean) {
    isCold = isOn
    forget()
  },
  forget,
  async grow({ posts, photos }: { posts: number; photos: number }) {
    await growTo(services.database.db, posts, photos)
    await services.changes.announce()
  },
  async backUp() {
    const from = performance.now()
    const { sizeBytes } = await services.backups.run('by-hand')
    return { sizeBytes, ms: performance.now() - from }
  },
})

process.once('SIGTERM', async () => {
  await app.close()
  await services.close()
  process.exit(0)
})
await app.listen({ host: config.host, port: config.port })
console.log('The diary is open')
