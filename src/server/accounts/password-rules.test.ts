import { expect, test } from 'vitest'
import { passwordLengths } from '#shared/limits.ts'
import {
  commonPasswordsText,
  findPasswordWeakness,
  generatePassword,
  isCommonPassword,
} from './passwords.ts'

test.each([
  'password',
  'Password1',
  'QWERTY123',
  'iloveyou',
  '12345678',
  'zzzzzzzzzzzz',
  'trustno1',
])('%s is guessed first', (password) => expect(isCommonPassword(password)).toBe(true))

test.each(['short-legs-long-stories', 'sausage-roll', 'a-second-leash', generatePassword()])(
  '%s is not',
  (password) => expect(isCommonPassword(password)).toBe(false),
)

test('the list holds at least a thousand, none of them too short to be chosen anyway', () => {
  const list = commonPasswordsText.trim().split(/\s+/)
  expect(new Set(list).size).toBe(list.length)
  expect(list.length).toBeGreaterThanOrEqual(1000)
  expect(list.filter((password) => password.length < passwordLengths.chosen)).toEqual([])
  expect(list.filter((password) => password !== password.toLowerCase())).toEqual([])
})

test('of a password in the environment it is told what is wrong, never which it is', () => {
  expect(findPasswordWeakness('secret7')).toBe('must be at least 8 characters long')
  expect(findPasswordWeakness('Sunshine1')).toBe('is one of the most common passwords')
  expect(findPasswordWeakness('short-legs')).toBeNull()
})
