import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFakeClock } from '#test/fake-clock.ts'
import { silentLog } from '#test/silent-log.ts'
import type { Db } from '../database/database.ts'
import { createJobs, type Job } from './jobs.ts'

const clock = createFakeClock('2026-11-19T08:00:00Z')
const noDb = {} as Db

function loopOf(...definitions: Job<number>[]) {
  const jobs = createJobs({ db: noDb, clock, log: silentLog })
  for (const job of definitions) jobs.define(job)
  return jobs
}

/** The job does each waiting number; a bad number throws. */
function numbers(kind: string, waiting: number[], isBad = (_: number) => false) {
  const done: number[] = []
  const doneCounts: number[] = []
  const job: Job<number> = {
    kind,
    listDue: async () => waiting.filter((item) => !done.includes(item)).slice(0, 3),
    async run(item) {
      if (isBad(item)) throw new Error('cannot')
      done.push(item)
      return true
    },
    afterBatch: async () => void doneCounts.push(done.length),
    countDue: async () => ({ count: waiting.length - done.length, oldest: null }),
  }
  return { job, done, doneCounts }
}

test('everything that is due is done in portions, and told after each', async () => {
  const { job, done, doneCounts } = numbers('count', [1, 2, 3, 4, 5, 6, 7])
  await loopOf(job).run()
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(doneCounts).toEqual([3, 6, 7])
})

test('one that fails stops neither the next one nor another kind, and is left for later', async () => {
  const bad = numbers('bad', [1, 2, 3], (item) => item === 2)
  const broken: Job<number> = {
    ...numbers('broken', []).job,
    listDue: () => Promise.reject(new Error('no table')),
  }
  const good = numbers('good', [1])
  const loop = loopOf(broken, bad.job, good.job)
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
  const { job, done } = numbers('count', [1, 2, 3, 4])
  let markStarted = () => {}
  const started = new Promise<void>((resolve) => {
    markStarted = resolve
  })
  let finish = () => {}
  const slow: Job<number> = {
    ...job,
    async run(item, signal) {
      markStarted()
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return job.run(item, signal)
    },
  }
  const loop = loopOf(slow)
  const running = loop.run()
  await started
  const stopped = loop.stop()
  finish()
  await stopped
  await running
  expect(done).toEqual([1])
  await loop.run()
  expect(done).toEqual([1])
})

test('a call that comes while it runs is not lost', async () => {
  const waiting = [1]
  const { job, done } = numbers('count', waiting)
  const loop = loopOf({
    ...job,
    async listDue() {
      const due = await job.listDue()
      // This call of `listDue` found nothing, but the run has not ended yet.
      if (due.length === 0 && waiting.length === 1) {
        waiting.push(2)
        void loop.run()
      }
      return due
    },
  })
  await loop.run()
  expect(done).toEqual([1, 2])
})

test('a job that is woken runs after the start, not before', async () => {
  const afterWaking = async (isStarted: boolean) => {
    const waiting: number[] = []
    const { job, done } = numbers('count', waiting)
    const jobs = createJobs({ db: noDb, clock, log: silentLog })
    const handle = jobs.define(job)
    if (isStarted) jobs.start()
    await setImmediate()
    waiting.push(1)
    handle.wake()
    expect(done).toEqual([])
    await setImmediate()
    await jobs.stop()
    return done
  }
  expect(await afterWaking(true)).toEqual([1])
  expect(await afterWaking(false)).toEqual([])
})

test('one kind is run by its handle or by its name', async () => {
  const [one, other] = [numbers('one', [1]), numbers('other', [1])]
  const jobs = loopOf(other.job)
  await jobs.run(jobs.define(one.job))
  expect([one.done, other.done]).toEqual([[1], []])
  await jobs.run('other')
  expect(other.done).toEqual([1])
})

test('a job in hand is told that the process stops', async () => {
  const started = Promise.withResolvers<void>()
  const { job } = numbers('long', [1])
  const jobs = loopOf({
    ...job,
    run: (_, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(false))
        started.resolve()
      }),
  })
  const running = jobs.run()
  await started.promise
  await jobs.stop()
  await running
  expect(jobs.runners[0]?.counts).toEqual({ done: 0, failed: 0 })
})
