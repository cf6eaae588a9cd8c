import { requestErrors } from '#texts/errors/platform.ts'
import { badRequest } from './errors.ts'

export type FormField = [name: string, value: string]

/**
 * Reads a urlencoded body like `URLSearchParams`, whose work grows with the square of its keys.
 * Splitting stops at the limit, so a body of many fields costs no more than one of few.
 */
export function readForm(body: string, maxFields: number): FormField[] {
  const pairs = body.split('&', maxFields + 1)
  if (pairs.length > maxFields) {
    throw badRequest('request.too_many_fields', requestErrors.tooManyFields)
  }
  return pairs.filter((pair) => pair !== '').map(readPair)
}

function readPair(pair: string): FormField {
  const end = pair.indexOf('=')
  return end < 0 ? [decode(pair), ''] : [decode(pair.slice(0, end)), decode(pair.slice(end + 1))]
}

const decode = (text: string) => {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return decodeBroken(spaced)
  }
}

const PERCENT = 37

/** Broken escapes stay as they are, and invalid UTF-8 becomes U+FFFD. */
function decodeBroken(text: string): string {
  const bytes = Buffer.from(text)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const digits = bytes[at] === PERCENT ? bytes.toString('latin1', at + 1, at + 3) : ''
    const isEscape = /^[\da-f]{2}$/i.test(digits)
    bytes[length] = isEscape ? Number.parseInt(digits, 16) : bytes[at]!
    length += 1
    if (isEscape) at += 2
  }
  return bytes.toString('utf8', 0, length)
}
