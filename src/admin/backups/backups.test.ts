import { expect, test } from 'vitest'
import { listLastDays } from './backups.tsx'

test('the last days end today and run over the turn of a month', () => {
  expect(listLastDays('2026-03-02', 4)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
})
