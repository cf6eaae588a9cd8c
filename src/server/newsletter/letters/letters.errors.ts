import { letterErrors, mailErrors } from '#shared/texts/letter-mail.ts'
import { AppError, conflict, notFound } from '../../platform/http/errors.ts'

export const letterNotFound = () => notFound('letters.not_found', letterErrors.notFound)
export const postHasNoLetter = () => notFound('letters.not_found', letterErrors.noneOfPost)
export const letterLeft = () => conflict('letters.left', letterErrors.left)
export const noReaders = () => conflict('letters.no_readers', letterErrors.noReaders)
export const letterNotNow = (message: string) => conflict('letters.not_now', message)
export const mailMissing = (missing: readonly string[]) =>
  conflict('mail.missing', mailErrors.missing(missing), { details: { missing } })
export const mailRefused = (reason: string) =>
  new AppError(502, 'mail.refused', mailErrors.refused(reason))
