import { z } from 'zod'

/** The message of each field says what the variable must be; `readConfig` puts its name before it. */
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/

export const text = z.string().optional()

export const textLike = (isRight: (value: string) => boolean, expected: string) =>
  z.string().refine(isRight, { error: expected, abort: true })

export const wholeNumber = (from: number, to: number) => {
  const error = `a number from ${from} to ${to}`
  return z.coerce.number({ error }).int({ error }).min(from, { error }).max(to, { error })
}

export const email = textLike((value) => EMAIL.test(value), 'an email address')

export const address = (protocols: RegExp, example: string) =>
  textLike((value) => hasProtocol(value, protocols), `an address such as ${example}`)

export const httpAddress = (example: string) => address(/^https?:$/, example)

export const longText = (least: number) =>
  textLike((value) => value.length >= least, `at least ${least} characters long`)

export function hasProtocol(value: string, protocols: RegExp): boolean {
  return URL.canParse(value) && protocols.test(new URL(value).protocol)
}
