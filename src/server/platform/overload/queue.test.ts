import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('jobs run one after another, in order, and a failed one does not stop the rest', async () => {
  const inTurn = createQueue(10, () => new Error('full'))
  const seen: string[] = []
  const job = (name: string) => async () => {
    seen.push(`${name} starts`)
    await Promise.resolve()
    seen.push(`${name} ends`)
    if (name === 'b') throw new Error('b failed')
    return name
  }
  const all = await Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn(job(name))))
  expect(all.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends'])
})

test('more than it can promise to finish is refused, and there is room again afterwards', async () => {
  const inTurn = createQueue(1, () => new Error('full'))
  let finish = () => {}
  const first = inTurn(() => new Promise<void>((resolve) => (finish = resolve)))
  await expect(inTurn(async () => 'second')).rejects.toThrow('full')
  finish()
  await first
  await expect(inTurn(async () => 'third')).resolves.toBe('third')
})
