/**
 * Whose processor is shared with others gets more of it now and less a minute later: the same work took
 * up to three times as long. What is measured in milliseconds is measured while nothing else disturbs.
 */

/** A round during which the machine was slower than this, against its best, is done again. */
const SLOWEST = 1.4
const TRIES = 3
const CALIBRATIONS = 150

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

/** One at the best pace seen since the start, two at half of it. */
function slownessNow(): number {
  const times = best === Number.POSITIVE_INFINITY ? CALIBRATIONS : 5
  let took = Number.POSITIVE_INFINITY
  for (let time = 0; time < times; time += 1) took = Math.min(took, work())
  best = Math.min(best, took)
  return took / best
}

/** The result of the first round that nothing disturbed, or else of the one that was disturbed least. */
export async function undisturbed<T>(measure: () => Promise<T>): Promise<T> {
  let calmest: { result: T; slowness: number } | undefined
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const before = slownessNow()
    const result = await measure()
    const slowness = Math.max(before, slownessNow())
    if (!calmest || slowness < calmest.slowness) calmest = { result, slowness }
    if (calmest.slowness <= SLOWEST) break
  }
  return calmest!.result
}
