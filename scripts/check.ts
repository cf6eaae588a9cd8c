/** `npm run check` runs the fast part of the tests. */
import { fastSteps } from './test/fast-steps.ts'
import { runSteps } from './test/steps.ts'

await runSteps(fastSteps)
