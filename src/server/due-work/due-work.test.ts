import { expect, test } from 'vitest'
import { createHeldClock } from '#test/held-clock.ts'
import { silentLog } from '#test/silent-log.ts'
import { createDueWork } from './due-work.ts'
import type { Work } from './work.ts'

const clock = createHeldClock('2026-11-19T08:00:00Z')
const loopOf = (...works: Work<number>[]) =>
  createDueWork({ works: works as Work[], clock, log: silentLog })

/** Numbers that wait to be done; some cannot be. */
function numbers(kind: string, waiting: number[], isBad = (_: number) => false) {
  const done: number[] = []
  const portions: number[] = []
  const work: Work<number> = {
    kind,
    listDue: async () => waiting.filter((one) => !done.includes(one)).slice(0, 3),
    async claimAndDo(one) {
      if (isBad(one)) throw new Error('cannot')
      done.push(one)
      return true
    },
    whenDone: async () => void portions.push(done.length),
    countWaiting: async () => ({ count: waiting.length - done.length, oldest: null }),
  }
  return { work, done, portions }
}

test('everything that is due is done in portions, and told after each', async () => {
  const { work, done, portions } = numbers('count', [1, 2, 3, 4, 5, 6, 7])
  await loopOf(work).run()
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(portions).toEqual([3, 6, 7])
})

test('one that fails stops neither the next one nor another kind, and is left for later', async () => {
  const bad = numbers('bad', [1, 2, 3], (one) => one === 2)
  const broken: Work<number> = {
    ...numbers('broken', []).work,
    listDue: () => Promise.reject(new Error('no table')),
  }
  const good = numbers('good', [1])
  const loop = loopOf(broken, bad.work, good.work)
  await loop.run()
  expect(bad.done).toEqual([1, 3])
  expect(good.done).toEqual([1])
  expect(loop.runners.map(({ counts }) => counts)).toEqual([
    { done: 0, failed: 1 },
    { done: 2, failed: 2 },
    { done: 1, failed: 0 },
  ])
})

test('stopping lets the one in hand finish and begins no other', async () => {
  const { work, done } = numbers('count', [1, 2, 3, 4])
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  let finish = () => {}
  const slow: Work<number> = {
    ...work,
    async claimAndDo(one) {
      begin()
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return work.claimAndDo(one)
    },
  }
  const loop = loopOf(slow)
  const running = loop.run()
  await begun
  const stopped = loop.stop()
  finish()
  await stopped
  await running
  expect(done).toEqual([1])
  await loop.run()
  expect(done).toEqual([1])
})

test('a wish that comes while it runs is not lost', async () => {
  const waiting = [1]
  const { work, done } = numbers('count', waiting)
  const loop = loopOf({
    ...work,
    async claimAndDo(one) {
      if (one === 1) {
        waiting.push(2)
        void loop.run()
      }
      return work.claimAndDo(one)
    },
  })
  await loop.run()
  expect(done).toEqual([1, 2])
})
