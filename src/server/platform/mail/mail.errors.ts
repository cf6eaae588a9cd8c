import { mailErrors } from '#texts/errors/newsletter.ts'
import { conflict } from '../http/errors.ts'

export const mailMissing = () => conflict('mail.missing', mailErrors.missing([]))
