import { expect, test } from 'vitest'
import { judgeSpam, type SpamSignals, spamChance } from './spam-filter.ts'

const harmless: SpamSignals = {
  message: 'Ours solves it by walking backwards. It took him four years to work out.',
  hasHiddenField: false,
  form: { kind: 'form', seconds: 120 },
  repeated: 0,
  isRush: false,
  isBadSender: false,
  spamChance: null,
  known: 0,
  isConfirmed: false,
}
const verdictOf = (signals: Partial<SpamSignals>) => judgeSpam({ ...harmless, ...signals }).verdict
const kindsOf = (signals: Partial<SpamSignals>) =>
  judgeSpam({ ...harmless, ...signals }).reasons.map(({ kind }) => kind)
const links = (count: number) =>
  Array.from({ length: count }, (_, n) => `https://shop${n}.example/sale`).join(' and ')

test('what a person writes is fine', () => {
  expect(judgeSpam(harmless)).toEqual({
    verdict: 'fine',
    reasons: [{ kind: 'took', count: 120 }, { kind: 'first' }],
  })
})

test('the field that people never see is enough', () => {
  expect(verdictOf({ hasHiddenField: true })).toBe('odd')
  expect(verdictOf({ hasHiddenField: true, known: 3, isConfirmed: true })).toBe('odd')
})

test('a machine’s speed alone makes us unsure, with a link it is odd', () => {
  const form = { kind: 'form', seconds: 1 } as const
  expect(verdictOf({ form })).toBe('unsure')
  expect(verdictOf({ form, message: links(1) })).toBe('odd')
  expect(kindsOf({ form: null })).toContain('no-form')
})

test('how quickly a preview is sent off says nothing about the writing', () => {
  const form = { kind: 'preview', seconds: 0 } as const
  expect(verdictOf({ form, message: links(1) })).toBe('unsure')
  expect(kindsOf({ form })).toEqual(['read-over', 'first'])
  expect(verdictOf({ form, message: links(3) })).toBe('odd')
})

test('one link may be meant, three are odd, fewer from somebody known', () => {
  expect(verdictOf({ message: links(1) })).toBe('unsure')
  expect(verdictOf({ message: links(3) })).toBe('odd')
  expect(verdictOf({ message: links(2), known: 2, isConfirmed: true })).toBe('fine')
})

test('an address that nobody confirmed makes nobody known', () => {
  expect(verdictOf({ message: links(2), known: 2 })).toBe('unsure')
  expect(kindsOf({ known: 2 })).toContain('unconfirmed')
  expect(kindsOf({ known: 0, isConfirmed: true })).toContain('first')
})

test('the same long text again is odd, a short word of praise is not', () => {
  expect(verdictOf({ repeated: 1 })).toBe('unsure')
  expect(verdictOf({ repeated: 2 })).toBe('odd')
  expect(verdictOf({ repeated: 9, message: 'So cute!' })).toBe('fine')
})

test('what the owner decided counts, both ways', () => {
  expect(verdictOf({ spamChance: 0.95 })).toBe('odd')
  expect(verdictOf({ spamChance: 0.8 })).toBe('unsure')
  expect(verdictOf({ spamChance: 0.1, message: links(1) })).toBe('fine')
  expect(verdictOf({ isBadSender: true })).toBe('odd')
})

test('a rush alone stops nobody from being read', () => {
  expect(verdictOf({ isRush: true })).toBe('unsure')
  expect(verdictOf({ isRush: true, form: null })).toBe('unsure')
})

test('markup that would be a link elsewhere is a sign', () => {
  for (const message of ['<a href=x>y</a>', '[url=x]y[/url]', '[y](https://x.example)']) {
    expect(kindsOf({ message })).toContain('markup')
  }
  expect(kindsOf({ message: 'I <3 him, 2 > 1' })).not.toContain('markup')
})

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
