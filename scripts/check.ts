/** `npm run check`: the fast part of the tests. */
import { fastSteps } from './fast-steps.ts'
import { runSteps } from './steps.ts'

await runSteps(fastSteps)
