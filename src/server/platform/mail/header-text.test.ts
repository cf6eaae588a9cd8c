import { expect, test } from 'vitest'
import { headerText } from './header-text.ts'

test('line breaks become spaces', () => {
  expect(headerText('Hello\r\nBcc: all@example.com')).toBe('Hello Bcc: all@example.com')
  expect(headerText('a\nb\rc\u2028d\u0085e')).toBe('a b c d e')
})

test('ordinary text stays as it is', () => {
  expect(headerText(' Grüße an Pretzel 🐾 ')).toBe('Grüße an Pretzel 🐾')
})
