import type { Clock } from '#server/platform/process/clock.ts'

export interface FakeClock extends Clock {
  set(instant: string): void
  pass(ms: number): void
}

export function createFakeClock(instant: string): FakeClock {
  let time = Date.parse(instant)
  return {
    now: () => new Date(time),
    set: (next) => {
      time = Date.parse(next)
    },
    pass: (ms) => {
      time += ms
    },
  }
}
