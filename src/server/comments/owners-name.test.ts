import { expect, test } from 'vitest'
import { looksLikeOwner } from './owners-name.ts'

const OWNER = 'Nora Weiß'

test.each([
  ['as it is', 'Nora Weiß'],
  ['in other capitals and signs', ' NÓRA.WEISS! '],
  ['with letters that take no room', 'No\u200bra\u2060 We\u200diß'],
  ['with marks of its own', 'N\u0336o\u0336r\u0336a\u0336 Weiß'],
  ['in wide letters', 'Ｎｏｒａ Ｗｅｉß'],
  ['in letters of formulas', '𝓝𝓸𝓻𝓪 𝐖𝐞𝐢ß'],
  ['in circles and squares', '🅝🅞🅡🅐 🆆🅴🅸🆂🆂'],
  ['in flags', '🇳🇴🇷🇦 🇼🇪🇮🇸🇸'],
  ['with a Cyrillic а and о', 'Nоrа Weiß'],
  ['with Greek capitals', 'Νοra Weiß'],
  ['with small capitals', 'ɴᴏʀᴀ ᴡᴇɪꜱꜱ'],
  ['with digits', 'N0r4 We1$5'],
  ['with an l for an i', 'Nora Welss'],
  ['with a pair that reads as one letter', 'Nora VVeiß'],
  ['with a claim beside it', 'Nora Weiß (owner)'],
  ['with a claim that is disguised', 'Nora Weiß [0wnеr]'],
  ['with a claim before it', 'The real Nora Weiß'],
])('the owner’s name %s is the owner’s: %s', (_how, name) => {
  expect(looksLikeOwner(name, OWNER)).toBe(true)
})

test.each([
  'Owner',
  '0wner',
  'The Оwner',
  '(owner)',
  'ADMIN',
  'Maren (owner)',
  'Maren [Admin]',
  'Maren （owner）',
  'Maren 【owner】',
  'Maren, owner',
  'Maren – the 0wner!',
  'Maren ✓ (the 0wner)',
])('a claim to be the owner is refused whatever the name: %s', (name) => {
  expect(looksLikeOwner(name, OWNER)).toBe(true)
})

test.each([
  'Nora',
  'Norah Weiß',
  'Weiß',
  'Dog owner',
  'Dog-owner',
  'Maren, owner of Biscuit',
  'Proud owner of Biscuit',
  'Maren (from Oslo)',
  'The Realist',
  'Нора',
  'Нина',
  'Νίκος',
  '👋',
  'Owen',
  'Adminda',
])('another name is another name: %s', (name) => {
  expect(looksLikeOwner(name, OWNER)).toBe(false)
})

test('an owner who writes in another alphabet is told apart, too', () => {
  expect(looksLikeOwner('нора', 'Нора')).toBe(true)
  expect(looksLikeOwner('Hopa', 'Нора')).toBe(true)
  expect(looksLikeOwner('Нина', 'Нора')).toBe(false)
  expect(looksLikeOwner('ΝΊΚΟΣ', 'Νίκος')).toBe(true)
  expect(looksLikeOwner('花', '花')).toBe(true)
})

test('an owner without a letter in the name refuses nobody', () => {
  expect(looksLikeOwner('👋', '👋')).toBe(false)
  expect(looksLikeOwner('Maren', '')).toBe(false)
})
