import { expect, test } from 'vitest'
import { addLetterParameter, isFromLetter, removeLetterParameter } from './links.ts'

test.each([
  ['https://a.example/blog/walk', 'https://a.example/blog/walk?from=letter'],
  ['https://a.example/blog?page=2#end', 'https://a.example/blog?page=2&from=letter#end'],
])('%s in a letter is %s, and itself again in the browser', (plain, marked) => {
  expect(addLetterParameter(plain)).toBe(marked)
  expect(isFromLetter(new URL(marked).search)).toBe(true)
  expect(removeLetterParameter(marked)).toBe(plain)
})

test.each(['https://a.example/?from=letters', 'https://a.example/?offrom=letter&x=%20y'])(
  '%s is left as it is',
  (address) => {
    expect(isFromLetter(new URL(address).search)).toBe(false)
    expect(removeLetterParameter(address)).toBe(address)
  },
)
