import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import { invalidFields, unavailable } from '#server/platform/http/errors.ts'
import { createQueue } from '#server/platform/overload/queue.ts'
import { pathInProject } from '#server/platform/root.ts'
import { passwordLengths } from '#shared/limits.ts'
import { loginErrors, passwordErrors } from '#texts/errors/accounts.ts'

/** Argon2id (the library's default) at the cost that OWASP recommends. API tests lower it. */
export const passwordHashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_CONCURRENT = 2
const MAX_QUEUED = 16

/** Hashing is expensive on purpose: the queue protects the machine from many requests at once. */
const runQueued = createQueue(
  MAX_CONCURRENT + MAX_QUEUED,
  () => unavailable(loginErrors.busy),
  MAX_CONCURRENT,
)

export const hashPassword = (password: string) => runQueued(() => hash(password, passwordHashCost))

let dummyHash: Promise<string> | undefined

/** An unknown user costs as much time as a wrong password, so timing reveals no accounts. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword(generatePassword())
  const comparedHash = stored ?? (await dummyHash)
  const isRight = await runQueued(() => verify(comparedHash, password))
  return stored !== null && isRight
}

const LETTERS = 'abcdefghijkmnopqrstuvwxyz23456789'

/** About 100 random bits in groups that are easy to copy from a terminal: `kq3x-7hvm-…`. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return [group(), group(), group(), group(), group()].join('-')
}

/** The most common passwords that reach the minimum length, in lower case, one per line. */
export const commonPasswordsText = readFileSync(
  pathInProject('assets/common-passwords.txt'),
  'utf8',
)
const common = new Set(commonPasswordsText.split(/\s+/))
const ONE_CHARACTER = /^(.)\1*$/su

export const isCommonPassword = (password: string) =>
  common.has(password.toLowerCase()) || ONE_CHARACTER.test(password)

export function refuseCommonPassword(password: string, field: string) {
  if (isCommonPassword(password)) throw invalidFields({ [field]: passwordErrors.common })
}

/** Returns the problem of a configured password as the end of a sentence, or null. */
export function findPasswordWeakness(password: string): string | null {
  if (password.length < passwordLengths.chosen) {
    return `must be at least ${passwordLengths.chosen} characters long`
  }
  return isCommonPassword(password) ? 'is one of the most common passwords' : null
}
