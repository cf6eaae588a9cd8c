import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createTurns } from './turns.ts'

describe('taking turns', () => {
  test('everybody at the door is let in before the next long piece of work', async () => {
    const turns = createTurns()
    let letIn = 0
    const arrive = async () => {
      for (let number = 0; number < 5; number++) {
        turns.somebodyCame()
        letIn += 1
        await setImmediate()
      }
    }
    const arriving = arrive()
    await turns.take()
    expect(letIn).toBe(5)
    await arriving
  })

  test('two long pieces of work never share a turn of the event loop', async () => {
    const turns = createTurns()
    let turn = 0
    let isOver = false
    const count = async () => {
      for (; !isOver; turn++) await setImmediate()
    }
    const counting = count()
    const workedIn = await Promise.all([1, 2, 3].map(() => turns.take().then(() => turn)))
    isOver = true
    await counting
    expect(new Set(workedIn).size).toBe(3)
  })

  test('it is behind while the work that waits would take too long, and no longer', async () => {
    const turns = createTurns()
    const workFor = (ms: number) => {
      const end = performance.now() + ms
      while (performance.now() < end);
    }
    const works = Array.from({ length: 40 }, () => turns.take().then(() => workFor(20)))
    expect(turns.isBehind()).toBe(false)
    await works[10]
    expect(turns.isBehind()).toBe(true)
    await Promise.all(works)
    expect(turns.isBehind()).toBe(false)
  })

  test('work goes on even when newcomers never stop', async () => {
    const turns = createTurns()
    let isOver = false
    const arrive = async () => {
      while (!isOver) {
        turns.somebodyCame()
        await setImmediate()
      }
    }
    const arriving = arrive()
    await turns.take()
    isOver = true
    await arriving
  })
})
