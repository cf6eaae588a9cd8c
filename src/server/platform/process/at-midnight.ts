import type { Clock } from './clock.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Milliseconds from `now` until the next day begins in UTC. */
function untilMidnight(now: Date): number {
  return DAY_MS - (now.getTime() % DAY_MS)
}

/** Calls back whenever a day begins in UTC, until stopped. Keeps no process alive. */
export function atMidnight(clock: Clock, callBack: () => void) {
  let timer: NodeJS.Timeout
  const wait = () => {
    const begun = day(clock)
    timer = setTimeout(() => {
      // A timer may come a moment early, or days late on a machine that slept.
      if (day(clock) !== begun) callBack()
      wait()
    }, untilMidnight(clock.now()))
    timer.unref()
  }
  wait()
  return {
    stop() {
      clearTimeout(timer)
    },
  }
}

const day = (clock: Clock) => Math.floor(clock.now().getTime() / DAY_MS)
