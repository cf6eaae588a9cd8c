import { expect, test } from 'vitest'
import { growthUntil } from './growth.ts'

test('thirteen months, each with those who had joined and not left by its end', () => {
  const months = growthUntil('2026-11', [
    { joined: '2024-05', left: null, count: 3 },
    { joined: '2026-01', left: '2026-03', count: 2 },
    { joined: '2026-11', left: null, count: 1 },
  ])
  expect(months).toHaveLength(13)
  expect(months[0]).toEqual({ month: '2025-11', confirmed: 3 })
  expect(months.find(({ month }) => month === '2026-02')?.confirmed).toBe(5)
  expect(months.find(({ month }) => month === '2026-03')?.confirmed).toBe(3)
  expect(months.at(-1)).toEqual({ month: '2026-11', confirmed: 4 })
})
