import { expect, test } from 'vitest'
import type { LogEntry } from '#shared/contract/dog.admin.ts'
import { groupEntriesByMonth } from './log-entries.tsx'

const on = (...days: string[]) => days.map((day) => ({ day }) as LogEntry)

test('the two latest months have names, what is older stands together', () => {
  const entries = on('2026-11-17', '2026-11-01', '2026-10-12', '2026-09-30', '2025-07-25')
  const groups = groupEntriesByMonth(entries).map(({ name, entries }) => [name, entries.length])
  expect(groups).toEqual([
    ['November 2026', 2],
    ['October 2026', 1],
    ['Earlier', 2],
  ])
})

test('an empty log has no months', () => {
  expect(groupEntriesByMonth([])).toEqual([])
})
