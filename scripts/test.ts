/** `npm test`: everything, on a machine that may have neither browser nor database server. */
import { buildAll } from './build.ts'
import { isBuildCurrent } from './build-stamp.ts'
import { ensureBrowser } from './ensure-browser.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { fastSteps } from './fast-steps.ts'
import { playwright, runSteps, vitest } from './steps.ts'

const browserPath = await ensureBrowser()
await ensurePostgres()
if (!(await isBuildCurrent())) await buildAll()

await runSteps([...fastSteps, () => vitest('api', 'storage'), () => playwright(browserPath)])
