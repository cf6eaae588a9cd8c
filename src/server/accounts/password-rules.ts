import { invalidFields } from '#server/platform/http/errors.ts'
import { passwordLengths } from '#shared/limits.ts'
import { passwordErrors } from '#shared/texts/auth.ts'
import { commonPasswords } from './common-passwords.ts'

const common = new Set(commonPasswords.split(/\s+/))
const ONE_CHARACTER = /^(.)\1*$/su

export const isCommonPassword = (password: string) =>
  common.has(password.toLowerCase()) || ONE_CHARACTER.test(password)

/** For whoever chooses a new one; `field` is where it was typed. */
export function refuseCommonPassword(password: string, field: string) {
  if (isCommonPassword(password)) throw invalidFields({ [field]: passwordErrors.common })
}

/** What is wrong with a password of the environment, as the end of a sentence; null when nothing. */
export function weaknessOf(password: string): string | null {
  if (password.length < passwordLengths.chosen) {
    return `must be at least ${passwordLengths.chosen} characters long`
  }
  return isCommonPassword(password) ? 'is one of the most common passwords' : null
}
