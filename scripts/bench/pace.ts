import { median } from './measure.ts'

const TRIES = 9
const STEPS = 30_000_000

/** How long the machine takes at this moment for a piece of work that is always the same, in milliseconds. */
export function pace(): number {
  work()
  return median(Array.from({ length: TRIES }, work))
}

function work(): number {
  const from = performance.now()
  let sum = 0
  for (let step = 0; step < STEPS; step += 1) sum += step % 7
  // Used, so that it is not left out.
  return sum > 0 ? performance.now() - from : 0
}
