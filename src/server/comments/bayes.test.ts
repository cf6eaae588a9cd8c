import { expect, test } from 'vitest'
import { spamChance } from './bayes.ts'

const total = { good: 20, spam: 20 }

test('says nothing before the owner has decided a few times both ways', () => {
  expect(spamChance([{ good: 0, spam: 2 }], { good: 2, spam: 20 })).toBeNull()
  expect(spamChance([{ good: 0, spam: 2 }], { good: 20, spam: 2 })).toBeNull()
})

test('words of spam make it likely, words of approved ones unlikely, unknown words nothing', () => {
  expect(spamChance([{ good: 0, spam: 15 }], total)).toBeGreaterThan(0.9)
  expect(spamChance([{ good: 15, spam: 0 }], total)).toBeLessThan(0.1)
  expect(spamChance([], total)).toBe(0.5)
  expect(spamChance([{ good: 9, spam: 9 }], total)).toBe(0.5)
})

test('one rare word decides less than a common one', () => {
  const rare = spamChance([{ good: 0, spam: 1 }], total) ?? 0
  const common = spamChance([{ good: 0, spam: 12 }], total) ?? 0
  expect(rare).toBeLessThan(common)
  expect(rare).toBeLessThan(0.9)
})

test('stays a chance however many words there are, and whatever the counts', () => {
  const many = Array.from({ length: 500 }, () => ({ good: 0, spam: 1000 }))
  expect(spamChance(many, total)).toBeLessThanOrEqual(1)
  expect(spamChance([{ good: -1, spam: 3 }], total)).toBeGreaterThan(0.5)
})
