import { setTimeout as pause } from 'node:timers/promises'

/** Against the best pace that was seen; beyond it somebody else is using the processor. */
const SLOWEST = 1.4
/** Calm spells are short, and so is what waits for one. */
const PATIENCE_MS = 1000
const CALIBRATIONS = 150
const LOOKS = 3

let best = Number.POSITIVE_INFINITY

/** Some milliseconds of work that is always the same. */
function work(): number {
  const from = performance.now()
  let sum = 0
  for (let at = 0; at < 4_000_000; at += 1) sum += at % 7
  const took = performance.now() - from
  // Never so: but without a use of it the loop would not be run at all.
  return sum < 0 ? 0 : took
}

function isCalm(): boolean {
  const looks = best === Number.POSITIVE_INFINITY ? CALIBRATIONS : LOOKS
  const took = Math.min(...Array.from({ length: looks }, work))
  best = Math.min(best, took)
  return took / best <= SLOWEST
}

/**
 * Waits a moment for the machine to be at its best. Who shares a processor with others gets more of it
 * now and less a second later: the same work took up to three times as long.
 */
export async function calm() {
  const end = performance.now() + PATIENCE_MS
  while (!isCalm() && performance.now() < end) await pause(50)
}
