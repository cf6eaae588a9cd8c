/**
 * `npm test` runs everything, also on a machine without a browser or database server. `npm run
 * test:slow` runs what takes too long for every change: frames, pixels, print, long kills, large
 * files, every upgrade.
 */
import { buildStale } from './build/build-all.ts'
import { ensureBrowser } from './test/ensure-browser.ts'
import { ensurePostgres } from './test/ensure-postgres.ts'
import { check } from './test/fast-steps.ts'
import { playwright, runSteps, together, vitest } from './test/steps.ts'

process.env.CHROMIUM = await ensureBrowser()
await ensurePostgres()
await buildStale()

const slow = [() => vitest('slow'), () => playwright('slow')]
const quick = [
  check,
  // Running both together keeps two cores busy, because tests in a browser mostly wait.
  () => together(vitest('unit', 'alone', 'api', 'storage'), vitest('dom')),
  () => playwright('journeys'),
]
await runSteps(process.argv.includes('--slow') ? slow : quick)
