import { expect, test } from 'vitest'
import { dayInZone, isTimeZone, postDate } from './days.ts'

test('the same instant is another day at either end of the world', () => {
  const noon = new Date('2026-11-15T10:30:00Z')
  expect(dayInZone('Pacific/Kiritimati', noon)).toBe('2026-11-16')
  expect(dayInZone('Pacific/Honolulu', noon)).toBe('2026-11-15')
  expect(dayInZone('Pacific/Honolulu', new Date('2026-11-15T09:59:59Z'))).toBe('2026-11-14')
  expect(dayInZone('UTC', noon)).toBe('2026-11-15')
})

test('only names that the machine knows are zones', () => {
  for (const name of ['Europe/Berlin', 'America/New_York', 'UTC'])
    expect(isTimeZone(name)).toBe(true)
  for (const name of ['', 'Mars/Olympus', 'Berlin time', '+25:00'])
    expect(isTimeZone(name)).toBe(false)
})

test('a post is dated by its publication, or else by its creation', () => {
  expect(postDate({ publishedAt: '2026-02-02', createdAt: '2026-01-01' })).toBe('2026-02-02')
  expect(postDate({ publishedAt: null, createdAt: '2026-01-01' })).toBe('2026-01-01')
})
