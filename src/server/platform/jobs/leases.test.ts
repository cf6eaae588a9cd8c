import { setInterval } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFakeClock } from '#test/fake-clock.ts'
import { computeRetryAt, withLease } from './leases.repository.ts'

const START = '2026-11-19T08:00:00Z'
const after = (ms: number) => new Date(new Date(START).getTime() + ms)

/** Each renewal leases the row for ten more milliseconds. */
function leasedRow() {
  const clock = createFakeClock(START)
  let claimedUntil: Date | null = after(10)
  const renewals: (Date | null)[] = []
  return {
    clock,
    renewals,
    claimedUntil: after(10),
    leaseMs: 10,
    renewMs: 1,
    async renew(leasedUntil: Date, until: Date | null) {
      renewals.push(until)
      if (claimedUntil?.getTime() !== leasedUntil.getTime()) return false
      claimedUntil = until
      return true
    },
    isReleased: () => claimedUntil === null,
    claimByAnother: () => {
      claimedUntil = after(500)
    },
    claimedUntilNow: () => claimedUntil,
  }
}

/** Waits for ticks of a timer as fast as the lease's own. */
async function ticks(count: number) {
  let seen = 0
  for await (const _ of setInterval(1)) if (++seen === count) return
}

test('a lease is renewed while the work goes on, and released after it', async () => {
  const row = leasedRow()
  await withLease(row, async () => {
    row.clock.pass(5)
    await ticks(3)
    expect(row.claimedUntilNow()).toEqual(after(15))
  })
  expect(row.isReleased()).toBe(true)
})

test('work that fails releases its lease too', async () => {
  const row = leasedRow()
  await expect(withLease(row, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(row.isReleased()).toBe(true)
})

test('a slow renewal is neither taken for a lost lease nor left behind', async () => {
  const row = leasedRow()
  const slow = Promise.withResolvers<void>()
  const renew = async (leasedUntil: Date, until: Date | null) => {
    await slow.promise
    return row.renew(leasedUntil, until)
  }
  let wasOurs: boolean | undefined
  const work = withLease({ ...row, renew }, async (isOurs) => {
    row.clock.pass(5)
    await ticks(3)
    wasOurs = isOurs()
  })
  await ticks(5)
  slow.resolve()
  await work
  expect(wasOurs).toBe(true)
  expect(row.isReleased()).toBe(true)
})

test('a lease that another process took is not given back', async () => {
  const row = leasedRow()
  await withLease(row, async (isOurs) => {
    row.claimByAnother()
    await ticks(3)
    expect(isOurs()).toBe(false)
  })
  expect(row.claimedUntilNow()).toEqual(after(500))
})

test('a row is tried again after each pause, and given up after the last', () => {
  const now = new Date(START)
  expect(computeRetryAt(now, 1, [10, 20])).toEqual(after(10))
  expect(computeRetryAt(now, 2, [10, 20])).toEqual(after(20))
  expect(computeRetryAt(now, 3, [10, 20])).toBeNull()
})
