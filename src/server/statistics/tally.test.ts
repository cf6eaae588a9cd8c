import { expect, test } from 'vitest'
import { statisticsLimits as limits } from '#shared/limits.ts'
import { type CountBatch, createTally, sumsOf, type Tally } from './tally.ts'

const DAY = '2026-11-17'

function takeAll(tally: Tally): CountBatch[] {
  const batches: CountBatch[] = []
  for (let batch = tally.next(); batch; batch = tally.next()) {
    batches.push(batch)
    tally.done(batch, batch.seen.length)
  }
  return batches
}
const viewsOf = (batches: CountBatch[], kind: string) =>
  batches
    .flatMap((batch) => sumsOf(batch, () => true))
    .filter((sum) => sum.kind === kind)
    .reduce((views, sum) => views + sum.views, 0)

test('a batch stays the next one until it is written, and what comes meanwhile waits behind it', () => {
  const tally = createTally()
  tally.startDay(DAY)
  tally.row('all', '').views += 1
  const first = tally.next()
  tally.row('all', '').views += 1
  expect(tally.next()).toBe(first)
  tally.done(first!, 0)
  const second = tally.next()
  expect(second).not.toBe(first)
  expect(second?.id).not.toBe(first?.id)
  tally.done(second!, 0)
  expect(tally.next()).toBeNull()
  expect(tally.pending()).toEqual({ keys: 0, batches: 0 })
})

test('a visitor adds to all the sums they belong to, unless somebody has written them before', () => {
  const tally = createTally()
  tally.startDay(DAY)
  const rows = [tally.row('all', ''), tally.row('page', '/'), tally.row('screen', 'phone')]
  for (const row of rows) row.views += 2
  tally.addVisitor('new', [rows[0]!, rows[2]!])
  tally.addVisitor('old', [rows[0]!, rows[2]!])
  tally.addVisitor('new-page', [rows[1]!])
  const batch = tally.next()!
  expect(sumsOf(batch, (hash) => hash !== 'old')).toEqual([
    { kind: 'all', day: DAY, name: '', source: '', views: 2, visitors: 1 },
    { kind: 'ever', day: '1970-01-01', name: '/', source: '', views: 2, visitors: 0 },
    { kind: 'page', day: DAY, name: '/', source: '', views: 2, visitors: 1 },
    { kind: 'screen', day: DAY, name: 'phone', source: '', views: 2, visitors: 1 },
  ])
})

test('much is written in portions that lose and double nothing', () => {
  const tally = createTally()
  tally.startDay(DAY)
  for (let at = 0; at < 2500; at += 1) {
    const row = tally.row('page', `/${at}`)
    row.views += 1
    tally.addVisitor(`hash-${at}`, [row])
  }
  const batches = takeAll(tally)
  expect(batches).toHaveLength(5)
  expect(batches.every(({ keys }) => keys <= limits.portion)).toBe(true)
  const sums = batches.flatMap((batch) => sumsOf(batch, () => true))
  const pages = sums.filter(({ kind }) => kind === 'page')
  expect(pages.reduce((sum, { views }) => sum + views, 0)).toBe(2500)
  expect(pages.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(2500)
})

test('while nothing can be written, memory is bounded and the views of the day are still counted', () => {
  const tally = createTally()
  tally.startDay(DAY)
  for (let at = 0; at < 60_000; at += 1) {
    tally.row('all', '').views += 1
    if (!tally.isFull()) tally.row('page', `/${at}`).views += 1
    if (at % 1000 === 0) tally.next()
  }
  // Each of the 60 calls of `next` makes the day start one more row.
  expect(tally.pending().keys).toBeLessThanOrEqual(limits.keysInMemory + 60)
  expect(viewsOf(takeAll(tally), 'all')).toBe(60_000)
})

test('of names that anybody can make up the first of a day are kept, the others are one', () => {
  const tally = createTally()
  tally.startDay(DAY)
  for (let at = 0; at < limits.namesPerDay + 50; at += 1) {
    tally.row('missing', `/${at}`, '(direct)').views += 1
    tally.row('page', `/${at}`).views += 1
    if (at % 7 === 0) takeAll(tally)
  }
  tally.row('missing', '/0', '(direct)').views += 1
  tally.row('missing', '/beyond', 'forum.example').views += 1
  const rest = takeAll(tally).flatMap(({ rows }) => rows)
  expect(rest.filter(({ kind, name }) => kind === 'missing' && name === '/0')).toHaveLength(1)
  expect(rest.find(({ kind, name }) => kind === 'missing' && name === '')).toBeDefined()
  expect(rest.some(({ name }) => name === '/beyond')).toBe(false)
  tally.startDay('2026-11-18')
  expect(tally.row('missing', '/beyond').name).toBe('/beyond')
})

test('visitors of two days are never in one batch', () => {
  const tally = createTally()
  for (const day of [DAY, '2026-11-18']) {
    tally.startDay(day)
    const row = tally.row('all', '')
    row.views += 1
    tally.addVisitor('hash', [row])
  }
  expect(takeAll(tally).map(({ day, keys }) => [day, keys])).toEqual([
    [DAY, 2],
    ['2026-11-18', 2],
  ])
})

test('of one network the first visitors of a day are told apart, and others are not', () => {
  const tally = createTally()
  tally.startDay(DAY)
  const admitVisitors = (network: string, from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => tally.takesVisitorOf(network, `v${from + at}`))
  expect(admitVisitors('one', 0, 30).filter(Boolean)).toHaveLength(limits.visitorsPerAddress)
  takeAll(tally)
  expect(admitVisitors('one', 0, 20).every(Boolean)).toBe(true)
  expect(tally.takesVisitorOf('one', 'v20')).toBe(false)
  expect(tally.takesVisitorOf('two', 'v20')).toBe(true)
  tally.startDay('2026-11-18')
  expect(tally.takesVisitorOf('one', 'v20')).toBe(true)
})

test('only so many networks are remembered, and those that came first are forgotten first', () => {
  const tally = createTally()
  tally.startDay(DAY)
  for (let at = 0; at < limits.visitorsPerAddress; at += 1) tally.takesVisitorOf('first', `v${at}`)
  expect(tally.takesVisitorOf('first', 'one more')).toBe(false)
  for (let at = 1; at < limits.addressesInMemory; at += 1) tally.takesVisitorOf(`n${at}`, 'v')
  expect(tally.takesVisitorOf('first', 'one more')).toBe(false)
  tally.takesVisitorOf('another', 'v')
  expect(tally.takesVisitorOf('first', 'one more')).toBe(true)
})
