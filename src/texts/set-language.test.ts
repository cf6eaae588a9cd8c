import { afterEach, expect, test } from 'vitest'
import { pseudoTranslateModule } from '#test/pseudo-language.ts'
import { adminNavigationTexts } from '#texts/admin/shell.ts'
import { dates, language } from '#texts/grammar.ts'
import { letterPageTexts } from '#texts/site/letter-pages.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogue as english } from './en/catalogue.ts'
import { setLanguage } from './set-language.ts'
import type { Translation } from './translation.ts'

afterEach(() => setLanguage(english))

const pseudo = Object.fromEntries(
  Object.entries(english).map(([name, module]) => [name, pseudoTranslateModule(module)]),
) as unknown as Catalogue

test('the words that modules hold are those of the language in force, sentences and computed ones too', () => {
  const before = [Object.values(adminNavigationTexts), letterPageTexts.confirm.title]
  setLanguage(pseudo)
  expect(Object.values(adminNavigationTexts).join('')).not.toMatch(/[a-z]/i)
  expect(letterPageTexts.confirm.title.join('')).not.toMatch(/[a-z]/i)
  expect(dates.short('2026-11-08')).toBe('Ñööṽ 8, 2026')
  setLanguage(english)
  expect([Object.values(adminNavigationTexts), letterPageTexts.confirm.title]).toEqual(before)
  expect(dates.short('2026-11-08')).toBe('Nov 8, 2026')
})

test('from one language to another, nothing of the first one stays', () => {
  const other = {
    ...pseudo,
    grammar: { ...pseudo.grammar, language: { tag: 'xx', region: 'xx', openGraph: 'xx' } },
  }
  setLanguage(other as unknown as Catalogue)
  expect(language.tag).toBe('xx')
  setLanguage(pseudo)
  expect(language.tag).toBe('en-x-nobody')
})

test('a translation without a word of the original, or with another one, does not compile', () => {
  type Words = Translation<{ sit: 'Sit'; treats: (count: number) => string }>
  const whole: Words = { sit: 'Sitz', treats: (count) => `${count} Leckerli` }
  // @ts-expect-error a word is missing
  const incomplete: Words = { treats: whole.treats }
  // @ts-expect-error English has no such word
  const surplus: Words = { ...whole, roll: 'Roll' }
  // @ts-expect-error the number is not a word
  const other: Words = { ...whole, treats: (count: string) => count }
  expect([incomplete, surplus, other]).toHaveLength(3)
})
