import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

test('every waiting connection is accepted before the next page is rendered', async () => {
  const queue = createRenderQueue()
  let accepted = 0
  const connect = async () => {
    for (let number = 0; number < 5; number++) {
      queue.connectionAccepted()
      accepted += 1
      await setImmediate()
    }
  }
  const connecting = connect()
  expect(await queue.run(async () => accepted)).toBe(5)
  await connecting
})

test('rendering goes on even when new connections never stop', async () => {
  const queue = createRenderQueue()
  let isRendered = false
  const connect = async () => {
    while (!isRendered) {
      queue.connectionAccepted()
      await setImmediate()
    }
  }
  const connecting = connect()
  expect(
    await queue.run(async () => {
      isRendered = true
      return 'page'
    }),
  ).toBe('page')
  await connecting
})

test('four pages are rendered at a time, in order, and a failed one gives its place on', async () => {
  const queue = createRenderQueue()
  const started: number[] = []
  const finish: ((failed?: Error) => void)[] = []
  const pages = [0, 1, 2, 3, 4, 5].map((number) =>
    queue.run(async () => {
      started.push(number)
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      finish[number] = (failed) => (failed ? reject(failed) : resolve())
      await promise
      return number
    }),
  )
  const results = Promise.allSettled(pages)
  await turnsOfTheLoop(9)
  expect(started).toEqual([0, 1, 2, 3])
  finish[1]!(new Error('no page'))
  await turnsOfTheLoop(9)
  expect(started).toEqual([0, 1, 2, 3, 4])
  for (const number of [0, 2, 3]) finish[number]!()
  await turnsOfTheLoop(9)
  for (const number of [4, 5]) finish[number]!()
  expect((await results).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})

test('a page that has waited too long is refused, and the next one gets its place', async () => {
  const queue = createRenderQueue(0)
  const { promise: pending, resolve: finish } = Promise.withResolvers<void>()
  const rendering = [0, 1, 2, 3].map(() => queue.run(() => pending))
  const late = queue.run(async () => 'late')
  finish()
  await expect(late).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  await Promise.all(rendering)
  expect(queue.counts.refused).toBe(1)
  expect(await queue.run(async () => 'page')).toBe('page')
})

async function turnsOfTheLoop(turns: number) {
  for (let turn = 0; turn < turns; turn++) await setImmediate()
}
