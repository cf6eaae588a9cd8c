/** `npm test`: everything, on a machine that may have neither browser nor database server. */
import { buildAll } from './build/build-all.ts'
import { isBuildCurrent } from './build/build-stamp.ts'
import { ensureBrowser } from './test/ensure-browser.ts'
import { ensurePostgres } from './test/ensure-postgres.ts'
import { fastSteps } from './test/fast-steps.ts'
import { playwright, runSteps, vitest } from './test/steps.ts'

const browserPath = await ensureBrowser()
await ensurePostgres()
if (!(await isBuildCurrent())) await buildAll()

await runSteps([...fastSteps, () => vitest('api', 'storage'), () => playwright(browserPath)])
