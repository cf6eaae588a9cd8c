import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { statisticsCsv } from './write-csv.ts'

const row = (kind: 'all' | 'page' | 'screen', day: string) => ({
  ...{ kind, day, name: kind === 'page' ? '/about' : '', source: '' },
  ...{ views: 3, visitors: 2 },
})
async function* portions() {
  yield [row('page', '2026-07-01'), row('all', '2026-07-01'), row('screen', '2026-07-01')]
  yield [row('page', '2026-08-01')]
}

test('a sum of a month is not told as if it were of its first day', async () => {
  const written = await text(Readable.from(statisticsCsv(portions(), '2026-08-01')))
  const days = written.split('\r\n').slice(1, -1)
  expect(days.map((line) => line.split(',').slice(0, 2))).toEqual([
    ['"2026-07"', '"Page"'],
    ['"2026-07-01"', '"Day"'],
    ['"2026-07-01"', '"Screen"'],
    ['"2026-08-01"', '"Page"'],
  ])
})
