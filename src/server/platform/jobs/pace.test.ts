import { expect, test } from 'vitest'
import { createFakeClock } from '#test/fake-clock.ts'
import { createSendRate } from './pace.ts'

const takeAll = (pace: ReturnType<typeof createSendRate>) => {
  let taken = 0
  while (pace.take()) taken += 1
  return taken
}

test('a minute brings as many as the pace says, spread over it', () => {
  const clock = createFakeClock('2026-11-16T10:00:00Z')
  const pace = createSendRate(60, clock)
  const taken: number[] = []
  for (let second = 0; second <= 60; second += 10) {
    expect(pace.begin(0)).toBe(10)
    taken.push(takeAll(pace))
    clock.pass(10_000)
  }
  expect(taken).toEqual([10, 10, 10, 10, 10, 10, 10])
})

test('what others sent within the last minute counts', () => {
  const pace = createSendRate(60, createFakeClock('2026-11-16T10:00:00Z'))
  expect(pace.begin(57)).toBe(3)
  expect(takeAll(pace)).toBe(3)
  expect(pace.begin(60)).toBe(0)
  expect(pace.take()).toBe(false)
})

test('a slow pace still sends one at a time, and a rest saves up no flood', () => {
  const clock = createFakeClock('2026-11-16T10:00:00Z')
  const pace = createSendRate(1, clock)
  clock.pass(24 * 60 * 60_000)
  pace.begin(0)
  expect(takeAll(pace)).toBe(1)
  clock.pass(59_000)
  expect(pace.begin(0)).toBe(0)
  clock.pass(1_000)
  expect(pace.begin(0)).toBe(1)
})

test('a clock that is put back neither stops the pace nor hurries it', () => {
  const clock = createFakeClock('2026-11-16T10:00:00Z')
  const pace = createSendRate(60, clock)
  pace.begin(0)
  takeAll(pace)
  clock.set('2020-01-01T00:00:00Z')
  expect(pace.begin(0)).toBe(0)
  clock.pass(10_000)
  expect(pace.begin(0)).toBe(10)
})
