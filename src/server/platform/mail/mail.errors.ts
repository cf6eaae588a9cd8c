import { mailErrors } from '#shared/texts/letter-mail.ts'
import { conflict } from '../http/errors.ts'

export const mailMissing = () => conflict('mail.missing', mailErrors.missing([]))
