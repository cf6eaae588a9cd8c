import { expect, test } from 'vitest'
import { hashPassword, passwordHashCost } from './passwords.ts'

test('a password costs at least what OWASP names for argon2id', async () => {
  expect(passwordHashCost).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  expect(await hashPassword('short-legs')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
