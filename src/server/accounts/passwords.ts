import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { unavailable } from '#server/platform/http/errors.ts'

/** argon2id, the library's own choice, at the cost OWASP names. Tests of the whole app lower it. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const WAITING = 16

let running = 0
const queue: (() => void)[] = []

/** Hashing is expensive on purpose: many requests at once must not take the whole machine. */
async function takingTurns<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) {
      throw unavailable('Too many people are signing in at once. Please try again in a moment.')
    }
    await new Promise<void>((resolve) => queue.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string) => takingTurns(() => hash(password, passwordCost))

/** The hash of a password nobody knows, made with the same cost as the real ones. */
let nobodysHash: Promise<string> | undefined

/** An unknown user costs as much time as a wrong password. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(newPassword())
  const against = stored ?? (await nobodysHash)
  const isRight = await takingTurns(() => verify(against, password))
  return stored !== null && isRight
}

const LETTERS = 'abcdefghijkmnopqrstuvwxyz23456789'

/** Easy to copy from a terminal, about 100 bits: `kq3x-7hvm-…`. */
export function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return [group(), group(), group(), group(), group()].join('-')
}
